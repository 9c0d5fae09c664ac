import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { createFeedFiles, type Disk } from './feed-files.ts';

/** What the disk was asked, in order. */
let asked: string[] = [];
const disk: Disk = {
  async sync(place) {
    asked.push((await stat(place)).isDirectory() ? 'sync folder' : 'sync file');
  },
  async rename(from, to) {
    asked.push('rename');
    await rename(from, to);
  },
};

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'visavis-feed-files-'));
});
afterAll(() => rm(dataDir, { recursive: true }));
beforeEach(() => {
  asked = [];
});

const answer = (text: string, cut?: FetchError) => ({
  body: new PassThrough().end(text),
  cutShort: () => cut,
});

test('a fetched file is on disk, and its name as well, before anybody is told', async () => {
  const files = createFeedFiles(dataDir, disk);
  expect(await files.receive(1, answer('a feed'), () => undefined)).toBe(6);
  await files.keepReceived(1);
  expect(asked).toEqual(['sync file', 'rename', 'sync folder']);
  expect([await readFile(files.pathOf(1), 'utf8'), await files.sizeOf(1)]).toEqual(['a feed', 6]);
});

test('a sent file is as well', async () => {
  const files = createFeedFiles(dataDir, disk);
  await files.addPart(2, { upload: 'upload01', offset: 0, bytes: Buffer.from('a ') });
  await files.addPart(2, { upload: 'upload01', offset: 2, bytes: Buffer.from('feed') });
  asked = [];
  await files.keepSent(2, 'upload01');
  expect(asked).toEqual(['sync file', 'rename', 'sync folder']);
  expect(await readFile(files.pathOf(2), 'utf8')).toBe('a feed');
});

test('a feed that never had a file has none to drop', async () => {
  const files = createFeedFiles(path.join(dataDir, 'nothing'));
  await files.drop(4);
  expect(await files.sizeOf(4)).toBeUndefined();
});

test('of a file that was cut what came is received, but not nothing', async () => {
  const files = createFeedFiles(dataDir, disk);
  const cut = new FetchError('cut_short', 'cut');
  await expect(files.receive(3, answer('', cut), () => undefined)).rejects.toBe(cut);
  expect(await files.receive(3, answer('half', cut), () => undefined)).toBe(4);
  await files.drop(3);
  expect(await readdir(path.join(dataDir, 'feeds'))).not.toContain('3.part');
});
