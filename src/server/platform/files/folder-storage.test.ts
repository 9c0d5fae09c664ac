import { mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderStorage, type Disk } from './folder-storage.ts';
import type { Storage } from './storage.ts';

let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'visavis-storage-')), 'files');
  storage = createFolderStorage(folder);
});
async function namesOf({ list }: Storage): Promise<string[]> {
  const names = [];
  for await (const name of list()) names.push(name);
  return names.toSorted();
}

afterEach(() => rm(join(folder, '..'), { recursive: true }));

test('a folder that is not there yet is empty', async () => {
  expect(await namesOf(storage)).toEqual([]);
  expect(await storage.has('a')).toBe(false);
  expect(await storage.read('a')).toBeUndefined();
  expect(await storage.removeIfOlder('a', new Date())).toBe(false);
});

test('files are kept whole, the last one of a name, and nothing unfinished stays', async () => {
  await Promise.all(
    ['one', 'two', 'three'].map((text) => storage.write('a', Buffer.from(text.repeat(1_000)))),
  );
  await storage.write('b', Buffer.from('b'));
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'b']);
  expect(await namesOf(storage)).toEqual(['a', 'b']);
  expect(await readFile(join(folder, 'a'), 'utf8')).toMatch(/^((one)+|(two)+|(three)+)$/);
  expect(await storage.has('a')).toBe(true);
});

test('of a file that cannot be written nothing stays', async () => {
  await storage.write('a/b', Buffer.from('b'));
  await expect(storage.write('a', Buffer.from('a'))).rejects.toThrow();
  expect(await namesOf(storage)).toEqual(['a/b']);
});

test('only what is older is removed', async () => {
  await storage.write('a', Buffer.from('a'));
  const hourAgo = new Date(Date.now() - 3_600_000);
  expect(await storage.removeIfOlder('a', hourAgo)).toBe(false);
  await utimes(join(folder, 'a'), new Date(0), new Date(0));
  expect(await storage.removeIfOlder('a', hourAgo)).toBe(true);
  expect(await storage.has('a')).toBe(false);
});

test('a file that is taken is on disk, and its name as well, before anybody is told', async () => {
  const asked: string[] = [];
  const disk: Disk = {
    async sync(place) {
      asked.push((await stat(place)).isDirectory() ? 'sync folder' : 'sync file');
    },
    async rename(from, to) {
      asked.push('rename');
      await rename(from, to);
    },
  };
  const durable = createFolderStorage(folder, disk);
  const file = await durable.scratch('20261123/products');
  await writeFile(file, 'products');
  const time = new Date('2026-11-01T06:00:00Z');
  await durable.take('20261123/products', file, time);
  expect(asked).toEqual(['sync file', 'rename', 'sync folder']);
  expect(await durable.find('20261123/products')).toEqual({ size: 8, modifiedAt: time });
  expect(await namesOf(durable)).toEqual(['20261123/products']);
  await durable.remove('20261123/products');
  expect(await readdir(folder)).toEqual([]);
});

test.each(['../a', 'a/../../b', '/a', 'a//b', '', '.', 'a\\b', 'a\u0000', 'x'.repeat(501)])(
  'a name that leads elsewhere is none: %j',
  async (name) => {
    await expect(async () => storage.read(name)).rejects.toThrow('is no name of a file');
    await expect(async () => storage.write(name, Buffer.from('a'))).rejects.toThrow('is no name of a file');
  },
);
