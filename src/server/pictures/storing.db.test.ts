import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { drawPhoto } from '../../../test/helpers/pictures.ts';
import { createFolderStorage } from '../platform/files/folder-storage.ts';
import type { Storage } from '../platform/files/storage.ts';
import { encodePicture } from './encoding.ts';
import { listStored } from './queries.ts';
import { listIncomplete, storePictures } from './storing.ts';

const sourceUrl = 'https://shop.example/phone.jpg';
let base: TestDatabase;
let folder: string;
let storage: Storage;

beforeAll(async () => {
  base = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'visavis-pictures-'));
  storage = createFolderStorage(folder);
});

afterAll(async () => {
  await base.drop();
  await rm(folder, { recursive: true });
});

async function store(width: number, withAvif: boolean): Promise<void> {
  const encoded = await encodePicture(drawPhoto(width, 200), { withAvif });
  await storePictures(base.database, storage, [{ sourceUrl, encoded }]);
}

const findStored = async () => (await listStored(base.database, [sourceUrl]))[0];

test('a picture is kept in files whose names are made from its content', async () => {
  await store(400, false);
  const picture = await findStored();
  expect(picture).toMatchObject({ width: 400, height: 200, sizes: [160, 320, 400], hasAvif: false });
  expect((await readdir(folder)).toSorted()).toEqual(
    [160, 320, 400].map((size) => `${picture?.name}-${size}.webp`),
  );
});

test('AVIF joins under the same name', async () => {
  const before = await findStored();
  expect(await listIncomplete(base.database, storage, [sourceUrl, 'https://other.example/'])).toEqual([
    sourceUrl,
    'https://other.example/',
  ]);
  await store(400, true);
  expect(await findStored()).toEqual({ ...before, hasAvif: true });
  expect(await readdir(folder)).toHaveLength(6);
  expect(await listIncomplete(base.database, storage, [sourceUrl])).toEqual([]);
});

test('another content has another name; the old address goes on showing the old one', async () => {
  const before = await findStored();
  await store(300, true);
  expect((await findStored())?.name).not.toBe(before?.name);
  expect(await readdir(folder)).toContain(`${before?.name}-400.webp`);
});

test('a lost file is noticed', async () => {
  await rm(join(folder, `${(await findStored())?.name}-160.avif`));
  expect(await listIncomplete(base.database, storage, [sourceUrl])).toEqual([sourceUrl]);
});
