import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { storePictures } from './service.ts';

const sourceUrl = 'https://shop.example/phone.jpg';
let base: TestDatabase;
let folder: string;

beforeAll(async () => {
  base = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'visavis-pictures-'));
});

afterAll(async () => {
  await base.drop();
  await rm(folder, { recursive: true });
});

const store = (content: string) =>
  storePictures(base.database, folder, [{ sourceUrl, webp: Buffer.from(content), width: 640, height: 480 }]);

const findFile = async () =>
  (
    await base.database.rows<{ file: string }>('select file from pictures where source_url = $1', [sourceUrl])
  )[0]?.file;

test('a picture is kept under a name made from its content', async () => {
  await store('first');
  const file = await findFile();
  expect(file).toMatch(/^[0-9a-f]{32}\.webp$/);
  expect(await readFile(join(folder, file ?? ''), 'utf8')).toBe('first');
});

test('another content has another name; the old address goes on showing the old one', async () => {
  const before = await findFile();
  await store('second');
  expect(await findFile()).not.toBe(before);
  expect(await readdir(folder)).toHaveLength(2);
});

test('the same content changes nothing', async () => {
  const before = await findFile();
  await store('second');
  expect(await findFile()).toBe(before);
  expect(await readdir(folder)).toHaveLength(2);
});
