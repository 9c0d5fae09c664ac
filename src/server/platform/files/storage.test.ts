import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderStorage, type Storage } from './storage.ts';

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

test('only what is older is removed', async () => {
  await storage.write('a', Buffer.from('a'));
  const hourAgo = new Date(Date.now() - 3_600_000);
  expect(await storage.removeIfOlder('a', hourAgo)).toBe(false);
  await utimes(join(folder, 'a'), new Date(0), new Date(0));
  expect(await storage.removeIfOlder('a', hourAgo)).toBe(true);
  expect(await storage.has('a')).toBe(false);
});
