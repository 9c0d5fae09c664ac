import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { rankedOffers } from '../../../test/helpers/ranked-offers.ts';
import { type RankedBy, rankOffers } from './ranking.ts';
import { mainFirst } from './ranking-queries.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

async function firstInSql(ranked: readonly RankedBy[]): Promise<number | undefined> {
  const columns = ranked.map((each) => ({
    id: each.id,
    condition: each.condition,
    total_cents: each.totalCents,
    delivery_cents: each.deliveryCents,
    in_stock: each.isInStock,
    stock_unknown: each.isStockUnknown ?? false,
  }));
  const [first] = await testDatabase.database.rows<{ id: number }>(
    `select id from jsonb_to_recordset($1::jsonb)
       as l (id integer, condition text, total_cents integer, delivery_cents integer, in_stock boolean, stock_unknown boolean)
     order by ${mainFirst}`,
    [JSON.stringify(columns)],
  );
  return first?.id;
}

test('SQL and TypeScript choose the same main offer', async () => {
  await fc.assert(
    fc.asyncProperty(rankedOffers, async (drawn) => {
      expect(await firstInSql(drawn)).toBe(rankOffers(drawn).main?.id);
    }),
    { numRuns: 300 },
  );
});
