import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { createFolderStorage } from '../../platform/files/folder-storage.ts';
import { createFeedFiles, type FeedFiles } from './feed-files.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'visavis-feed-files-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const response = (text: string, cut?: FetchError) => ({
  body: new PassThrough().end(text),
  cutShort: () => cut,
});

const contentOf = (files: FeedFiles, feedId: number) => files.lend(feedId, (file) => readFile(file, 'utf8'));

test('a fetched file is the feed’s once it is kept', async () => {
  const files = createFeedFiles(createFolderStorage(path.join(dataDir, 'feeds')));
  expect(await files.receive(1, response('a feed'), () => undefined)).toBe(6);
  await files.keepReceived(1);
  expect([await contentOf(files, 1), await files.sizeOf(1)]).toEqual(['a feed', 6]);
});

test('a sent file is as well, from any number of parts', async () => {
  const files = createFeedFiles(createFolderStorage(path.join(dataDir, 'feeds')));
  await files.addPart(2, { upload: 'upload01', offset: 0, bytes: Buffer.from('a ') });
  await files.addPart(2, { upload: 'upload01', offset: 2, bytes: Buffer.from('feed') });
  await files.keepSent(2, 'upload01');
  expect(await contentOf(files, 2)).toBe('a feed');
});

test('of parts that cannot be put together nothing stays but themselves', async () => {
  const storage = createFolderStorage(path.join(dataDir, 'full'));
  const open: typeof storage.open = async (name) => {
    if (name.includes('.2-')) throw new Error('full');
    return storage.open(name);
  };
  const files = createFeedFiles({ ...storage, open });
  await files.addPart(2, { upload: 'upload01', offset: 0, bytes: Buffer.from('a ') });
  await files.addPart(2, { upload: 'upload01', offset: 2, bytes: Buffer.from('feed') });
  const parts = await readdir(path.join(dataDir, 'full'));
  await expect(files.keepSent(2, 'upload01')).rejects.toThrow('full');
  await expect(files.lendSent(2, 'upload01', async () => undefined)).rejects.toThrow('full');
  expect(await readdir(path.join(dataDir, 'full'))).toEqual(parts);
});

test('a feed that never had a file has none to drop', async () => {
  const files = createFeedFiles(createFolderStorage(path.join(dataDir, 'nothing')));
  await files.drop(4);
  expect(await files.sizeOf(4)).toBeUndefined();
});

test('of a file that was cut what came is received, but not nothing', async () => {
  const files = createFeedFiles(createFolderStorage(path.join(dataDir, 'feeds')));
  const cut = new FetchError('cut_short', 'cut');
  await expect(files.receive(3, response('', cut), () => undefined)).rejects.toBe(cut);
  expect(await files.receive(3, response('half', cut), () => undefined)).toBe(4);
  await files.drop(3);
  expect(await readdir(path.join(dataDir, 'feeds'))).not.toContain('3.part');
});

test('parts follow each other; the last one may come again, others may not', async () => {
  const files = createFeedFiles(createFolderStorage(path.join(dataDir, 'feeds')));
  const part = (offset: number, text: string) =>
    files.addPart(5, { upload: 'upload05', offset, bytes: Buffer.from(text) });
  expect(await part(2, 'b')).toBe(false);
  expect([await part(0, 'a '), await part(2, 'fe'), await part(2, 'fe'), await part(4, 'ed')]).toEqual(
    Array(4).fill(true),
  );
  expect([await part(7, 'x'), await part(3, 'x')]).toEqual([false, false]);
  expect(await part(6, '')).toBe(true);
  expect(await files.lendSent(5, 'upload05', (file) => readFile(file, 'utf8'))).toBe('a feed');
  await files.keepSent(5, 'upload05');
  expect(await contentOf(files, 5)).toBe('a feed');
  expect((await readdir(path.join(dataDir, 'feeds'))).filter((name) => name.startsWith('5'))).toEqual(['5']);
});
