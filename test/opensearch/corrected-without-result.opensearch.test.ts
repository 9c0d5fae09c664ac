import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepIndexOnOpenSearch, openRemoteSearch, type Search } from '../../src/server/search/service.ts';
import { addSlipProducts, slip, slipOptions } from '../helpers/corrected-slip.ts';
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts';
import { silentLog } from '../helpers/silent-log.ts';

const cluster = { nodes: (process.env.TEST_SEARCH_URL ?? '').split(','), prefix: `slip-${process.pid}` };
const options = { ...slipOptions, cluster, log: silentLog };

let testDatabase: TestDatabase;
let keeper: { close(): Promise<void> } | undefined;
let search: Search;
let above: number;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database, url: databaseUrl } = testDatabase;
  above = await addSlipProducts(database);
  keeper = await keepIndexOnOpenSearch({ ...options, specificationKeys: [], database, databaseUrl });
  search = await openRemoteSearch({ ...options, databaseUrl, pollEvery: 500 });
  await search.start();
});

afterAll(async () => {
  await search?.close();
  await keeper?.close();
  await testDatabase?.drop();
});

test('what a corrected text finds nothing of leads near the kind, not near its slip', async () => {
  const request = { query: slip.typed, sort: 'relevance', offset: 0, limit: 10 } as const;
  expect(await search.search(request)).toMatchObject({
    total: 0,
    correctedQuery: slip.corrected,
    nearbyCategoryIds: [above],
  });
});
