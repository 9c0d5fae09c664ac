import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSlipProducts, slip, slipOptions } from '../../../test/helpers/corrected-slip.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { silentLog } from '../../../test/helpers/silent-log.ts';
import { createSearch, type Search } from './service.ts';

let testDatabase: TestDatabase;
let search: Search;
let above: number;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  above = await addSlipProducts(testDatabase.database);
  search = createSearch({ ...slipOptions, databaseUrl: testDatabase.url, log: silentLog });
  await search.start();
});

afterAll(async () => {
  await search?.close();
  await testDatabase.drop();
});

test('what a corrected text finds nothing of leads near the kind, not near its slip', async () => {
  const request = { sort: 'relevance', offset: 0, limit: 10 } as const;
  expect(await search.search({ query: slip.typed, ...request })).toMatchObject({
    total: 0,
    correctedQuery: slip.corrected,
    nearbyCategoryIds: [above],
  });
  const asTyped = await search.search({ query: slip.typed, isAsTyped: true, ...request });
  expect(asTyped.correctedQuery).toBeNull();
  expect(asTyped.nearbyCategoryIds).not.toContain(above);
});
