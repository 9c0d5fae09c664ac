import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/helpers/database.ts';
import { listHolders } from './holders-queries.ts';

let testDatabase: TestDatabase;
/** Thirty listings under each of the keys 1 and 2, of which the first ten are gone; the first two under key 3. */
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.database.execute(`insert into products (id, title) values (1, 'Souris')`);
  await testDatabase.database.execute(
    `insert into match_listings (id, merchant_id, article_id, product_id, home_product_id, component, is_live, facts_hash,
       is_new, price_cents, brand, title, codes, gtins, mpn, model, pack, accessory, details, picture)
     select n, 1, n, 1, 1, 100 + n, n > 10, n, true, 100, '', 'souris', '', '', '', '', 1, '', '', ''
     from generate_series(1, 30) n`,
  );
  await testDatabase.database.execute(
    `insert into match_keys (key, listing_id)
     select key, n from generate_series(1, 30) n, generate_series(1, 3) key where key < 3 or n < 3`,
  );
});
afterAll(() => testDatabase.drop());

const liveOf = async (limit: number) => {
  const found = await listHolders(testDatabase.database, new Map(), [1, 2, 3, 4], limit);
  return [...found].map(([key, holders]) => [
    key,
    holders.toSorted((a, b) => a.id - b.id).map(({ id, component }) => `${id} ${component}`),
  ]);
};

it.each([5, 15, 25, 40])(
  'finds the first %i live listings under a key, however many gone ones stand before',
  async (limit) => {
    const live = Array.from({ length: Math.min(limit, 20) }, (_, i) => `${11 + i} ${111 + i}`);
    expect((await liveOf(limit)).sort()).toEqual([
      [1, live],
      [2, live],
    ]);
  },
);
