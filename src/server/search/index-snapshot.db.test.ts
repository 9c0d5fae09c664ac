import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSeed } from '../../../test/helpers/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { raiseCatalogueVersion } from '../catalogue-version/service.ts';
import { createFolderStorage } from '../platform/files/folder-storage.ts';
import { createSnapshotStore, hashCode } from './index-snapshot.ts';
import { createRebuilder, type Rebuilt } from './rebuild.ts';

const keys = ['socket'];
let testDatabase: TestDatabase;
let folder: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await fill(testDatabase);
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-kept-'));
  return () => rm(folder, { recursive: true });
});
afterAll(() => testDatabase.drop());

async function fill({ database }: TestDatabase): Promise<void> {
  const seed = createSeed(database);
  const merchantId = await seed.merchant({ name: 'Pixel' });
  for (const title of ['Acme K70 gaming keyboard', 'Zenith écran 27 pouces', 'Acme AM5 motherboard']) {
    const productId = await seed.product({ title, category: 'home-appliances' });
    await seed.offer({ merchantId, productId, priceCents: 9_900 });
    await database.execute(
      `insert into product_specifications (product_id, key, value_text, display, position)
       values ($1, 'socket', 'am5', 'AM5', 1)`,
      [productId],
    );
  }
  await seed.summaries();
}

/** A process as it starts. */
const open = ({ database } = testDatabase, code = hashCode(keys)) =>
  createRebuilder(database, keys, createSnapshotStore(createFolderStorage(folder), code));

async function keepOne(): Promise<Rebuilt> {
  const first = open();
  const built = await first.rebuild();
  await first.keep();
  return built;
}

const contentOf = ({ version, data, synonyms }: Rebuilt) => ({ version, data, synonyms });

test('a starting process loads the snapshot of an earlier one, and continues from it', async () => {
  const built = await keepOne();
  expect(built.isKept).toBe(false);
  const second = open();
  const kept = await second.rebuild();
  expect(kept.isKept).toBe(true);
  expect(contentOf(kept)).toEqual(contentOf(built));
  expect(kept.data.ids.buffer).toBeInstanceOf(SharedArrayBuffer);

  await testDatabase.database.execute(`update products set title = 'Acme webcam' where title like '%K70%'`);
  await raiseCatalogueVersion(testDatabase.database);
  const next = await second.rebuild();
  expect(next.isKept).toBe(false);
  expect(contentOf(next)).toEqual(contentOf(await createRebuilder(testDatabase.database, keys).rebuild()));
});

test('a snapshot of an earlier state only saves reading its texts', async () => {
  await keepOne();
  const { database } = testDatabase;
  await database.execute(`update products set title = 'Zenith tablette' where title like 'Zenith%'`);
  await raiseCatalogueVersion(database);
  const next = await open().rebuild();
  expect(next.isKept).toBe(false);
  expect(contentOf(next)).toEqual(contentOf(await createRebuilder(database, keys).rebuild()));
});

test('a state that was restored is another one, even under the same number', async () => {
  const { version } = await keepOne();
  await testDatabase.database.execute('update catalogue_state set version = greatest(version, $1)', [
    version,
  ]);
  expect(await open().rebuild()).toMatchObject({ version, isKept: false });
});

test('a snapshot of other code or another database is not used', async () => {
  await keepOne();
  expect((await open(testDatabase, 'other code').rebuild()).isKept).toBe(false);
  expect(hashCode(['memory'])).not.toBe(hashCode(keys));
  const other = await createTestDatabase();
  const [state] = await testDatabase.database.rows<{ stamps: string }>(
    'select stamps::text as stamps from catalogue_state',
  );
  await other.database.execute('alter table catalogue_state disable trigger user');
  await other.database.execute('update catalogue_state set stamps = $1', [state?.stamps]);
  const { isKept, data } = await open(other).rebuild();
  await other.drop();
  expect({ isKept, listed: data.listed }).toEqual({ isKept: false, listed: 0 });
});

test('a damaged file is ignored and replaced', async () => {
  await keepOne();
  const file = path.join(folder, 'index');
  const whole = await readFile(file);
  const flipped = Buffer.from(whole);
  flipped[whole.length - 3] = (flipped[whole.length - 3] as number) ^ 1;
  for (const bytes of [flipped, whole.subarray(0, whole.length - 8), Buffer.alloc(0), Buffer.alloc(64)]) {
    await writeFile(file, bytes);
    expect((await open().rebuild()).isKept).toBe(false);
  }
  await keepOne();
  expect((await open().rebuild()).isKept).toBe(true);
});

test('several processes may write at once', async () => {
  const processes = Array.from({ length: 4 }, () => open());
  await Promise.all(processes.map((each) => each.rebuild()));
  await Promise.all(processes.map((each) => each.keep()));
  expect(await readdir(folder)).toEqual(['index']);
  expect((await open().rebuild()).isKept).toBe(true);
});
