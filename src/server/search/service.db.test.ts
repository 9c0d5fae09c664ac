import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { article, toCsv } from '../../../test/helpers/awin-feed.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { addProduct, raiseVersion } from '../../../test/helpers/listed-product.ts';
import { silentLog } from '../../../test/helpers/silent-log.ts';
import { raiseCatalogueVersion } from '../catalogue-version/service.ts';
import { importFeedFile } from '../feeds/service.ts';
import { createSearch, type Search } from './service.ts';

let testDatabase: TestDatabase;
let search: Search;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await addProduct(testDatabase.database, 'Acme K70 keyboard', 'Keyboards & Mice');
  search = createSearch({ databaseUrl: testDatabase.url, log: silentLog, pollEvery: 60_000 });
  await search.start();
});

afterAll(async () => {
  await search?.close();
  await testDatabase.drop();
});

const nextVersion = () =>
  new Promise<number>((resolve) => {
    const stop = search.onVersion((version) => {
      stop();
      resolve(version);
    });
  });

const find = async (query: string) =>
  (await search.search({ query, sort: 'relevance', offset: 0, limit: 10 })).ids;

test('searches the catalogue as it stands at the start', async () => {
  expect(search.version()).toBe(1);
  expect(await find('clavier')).toHaveLength(1);
  expect(Math.max(...search.countsByCategory().values())).toBe(1);
});

test('is notified of an import and uses the new catalogue', async () => {
  const heard = nextVersion();
  const changes = search.changes.count();
  const id = await testDatabase.database.transaction(async (tx) => {
    const added = await addProduct(tx, 'Acme 4070 graphics card', 'Computer Components');
    await raiseVersion(tx);
    return added;
  });
  expect(await heard).toBe(2);
  expect(search.version()).toBe(2);
  // Once for what was heard, once for the index that holds it.
  expect(search.changes.count()).toBeGreaterThanOrEqual(changes + 2);
  expect(await find('carte graphique')).toEqual([id]);
  expect(await find(`mpn-${id}`)).toEqual([id]);
});

test('reads changed texts again, and drops products that lost their offers', async () => {
  const heard = nextVersion();
  await testDatabase.database.transaction(async (tx) => {
    await tx.execute(`update products set title = 'Acme webcam' where title like '%4070%'`);
    await tx.execute(
      `update product_summaries set main_offer_id = null
        where product_id = (select id from products where title like '%K70%')`,
    );
    await raiseVersion(tx);
  });
  await heard;
  expect(await find('carte graphique')).toEqual([]);
  expect(await find('webcam')).toHaveLength(1);
  expect(await find('keyboard')).toEqual([]);
});

test('finds a new offer by its codes with the import that brings it, before any facts are made', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'visavis-codes-'));
  try {
    const file = path.join(folder, 'alpha.csv');
    await writeFile(file, toCsv([article('k1', { ean: '4977766618960', mpn: '910-004880' })]));
    const heard = nextVersion();
    await importFeedFile({ database: testDatabase.database, file });
    await heard;
    const [known] = await testDatabase.database.rows<{ id: number }>(
      `select product_id as id from offers where article_id = 'k1'`,
    );
    expect(await find('4977766618960')).toEqual([known?.id]);
    expect(await find('910-004880')).toEqual([known?.id]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('listens again after its connection was cut', async () => {
  await testDatabase.database.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'visavis listen%'`,
  );
  const heard = nextVersion();
  await testDatabase.database.transaction(async (tx) => {
    await addProduct(tx, 'Acme soundbar', 'Audio');
    await raiseVersion(tx);
  });
  await heard;
  expect(await find('barre de son')).toHaveLength(1);
});

test('changes that follow each other are joined, until a person waits for one', async () => {
  const { database, url } = testDatabase;
  let versions: number[] = [];
  const joining = createSearch({ databaseUrl: url, log: silentLog, restAfter: () => 600_000 });
  await joining.start();
  joining.onVersion((version) => versions.push(version));
  const first = await raiseCatalogueVersion(database);
  await expect.poll(() => versions, { timeout: 10_000 }).toContain(first);
  versions = [];
  await raiseCatalogueVersion(database);
  const joined = await raiseCatalogueVersion(database);
  await expect.poll(() => joining.newestVersion()).toBe(joined);
  const awaited = await raiseCatalogueVersion(database, { isAwaited: true });
  await expect.poll(() => versions, { timeout: 10_000 }).toEqual([awaited]);
  await joining.close();
});

test('waits for a database that is away, and can be closed meanwhile', async () => {
  const warned: string[] = [];
  const away = createSearch({
    databaseUrl: 'postgresql://127.0.0.1:9/none',
    log: { ...silentLog, warn: (_fields, message) => warned.push(message) },
  });
  const started = away.start();
  await expect.poll(() => warned.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(away.version()).toBe(0);
  expect(await away.search({ sort: 'relevance', offset: 0, limit: 10 })).toMatchObject({ ids: [], total: 0 });
  await away.close();
  await started;
});

test('says once that a database is not migrated yet, and is there once it is', async () => {
  const unready = await createTestDatabase();
  const rename = (from: string, to: string) =>
    unready.database.execute(`alter table ${from} rename to ${to}`);
  await rename('catalogue_state', 'not_there_yet');
  const warnings: string[] = [];
  const log = { ...silentLog, warn: (_: object, message: string) => warnings.push(message) };
  const waiting = createSearch({ databaseUrl: unready.url, log, pollEvery: 60_000 });
  const started = waiting.start();
  await expect.poll(() => warnings, { timeout: 10_000 }).toHaveLength(1);
  // It has tried again meanwhile.
  await delay(2_500);
  await rename('not_there_yet', 'catalogue_state');
  await started;
  expect(warnings).toEqual(['search index not built; will try again']);
  await waiting.close();
  await unready.drop();
});
