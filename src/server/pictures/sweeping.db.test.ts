import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeed, type Seed } from '../../../test/helpers/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { createFolderStorage } from '../platform/files/folder-storage.ts';
import type { Storage } from '../platform/files/storage.ts';
import { filesOf } from './storing.ts';
import { sweepPictures } from './sweeping.ts';

let base: TestDatabase;
let seed: Seed;
let folder: string;
let storage: Storage;

beforeAll(async () => {
  base = await createTestDatabase();
  seed = createSeed(base.database);
  folder = await mkdtemp(join(tmpdir(), 'visavis-sweep-'));
  storage = createFolderStorage(folder);
});
afterAll(async () => {
  await base.drop();
  await rm(folder, { recursive: true });
});

const picture = (name: string) => ({ name, sizes: [160, 320, 600], hasAvif: true });

/** Writes files as if it had been days ago. */
async function write(files: readonly string[], daysAgo: number): Promise<void> {
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  for (const file of files) {
    await writeFile(join(folder, file), file);
    await utimes(join(folder, file), at, at);
  }
}

const sweep = () => sweepPictures(base.database, storage, new Date());

const listStates = () =>
  base.database.rows<{ url: string; state: string; isUnused: boolean }>(
    'select source_url as url, state, unused_since is not null as "isUnused" from pictures order by 1',
  );

test('orphaned files are deleted, unless they are recent', async () => {
  await seed.product({ title: 'Shown', imageUrl: 'https://img.example/shown' });
  await seed.picture('https://img.example/shown', 'shown');
  await write(filesOf(picture('shown')), 90);
  await write(['old-160.webp', 'old-160.webp.0badc0de.part'], 2);
  await write(['young-160.webp'], 0);
  expect(await sweep()).toEqual({ removed: 0, filesRemoved: 2, lost: 0 });
  expect((await readdir(folder)).toSorted()).toEqual(
    [...filesOf(picture('shown')), 'young-160.webp'].toSorted(),
  );
});

test('further pictures of a product are shown as well', async () => {
  const url = 'https://img.example/side';
  await seed.picture(url, 'side');
  await write(filesOf(picture('side')), 90);
  await base.database.execute('update products set more_images = array[$1]', [url]);
  await sweep();
  expect(await listStates()).toContainEqual({ url, state: 'stored', isUnused: false });
  await base.database.execute(`update products set more_images = '{}'`);
  await base.database.execute('delete from pictures where source_url = $1', [url]);
  await sweep();
});

test('a picture that no product shows is kept for a month, in case one does again', async () => {
  await base.database.execute(`update products set image_url = 'https://img.example/other'`);
  await seed.picture('https://img.example/other', 'shown');
  expect(await sweep()).toMatchObject({ removed: 0 });
  expect(await listStates()).toEqual([
    { url: 'https://img.example/other', state: 'stored', isUnused: false },
    { url: 'https://img.example/shown', state: 'stored', isUnused: true },
  ]);

  await base.database.execute(`update products set image_url = 'https://img.example/shown'`);
  await sweep();
  expect((await listStates()).map(({ isUnused }) => isUnused)).toEqual([true, false]);

  await base.database.execute(
    `update pictures set unused_since = now() - interval '31 days' where unused_since is not null`,
  );
  expect(await sweep()).toMatchObject({ removed: 1, filesRemoved: 0 });
  expect((await listStates()).map(({ url }) => url)).toEqual(['https://img.example/shown']);
});

test('a merchant’s logo is shown as well', async () => {
  const merchantId = await seed.merchant({ name: 'Nord' });
  await seed.picture('upload:logo', 'logo');
  await write(filesOf(picture('logo')), 90);
  await base.database.execute(`update merchants set logo_source = 'upload:logo' where id = $1`, [merchantId]);
  const isUnused = async () => {
    await sweep();
    return (await listStates()).find(({ url }) => url === 'upload:logo')?.isUnused;
  };
  expect(await isUnused()).toBe(false);
  await base.database.execute('update merchants set logo_source = null');
  expect(await isUnused()).toBe(true);
  await base.database.execute(`delete from pictures where source_url = 'upload:logo'`);
  await sweep();
});

test('one that was never stored is forgotten with its product', async () => {
  await base.database.execute(`insert into pictures (source_url) values ('https://img.example/never')`);
  expect(await sweep()).toMatchObject({ removed: 1 });
});

test('a picture with a missing file is planned again', async () => {
  await rm(join(folder, 'shown-320.avif'));
  expect(await sweep()).toMatchObject({ lost: 1 });
  expect(await listStates()).toEqual([
    { url: 'https://img.example/shown', state: 'pending', isUnused: false },
  ]);
});
