import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { listChangesBetween, readMoment } from './changes-queries.ts';
import { raiseCatalogueVersion } from './service.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

it('names a family of which the product is no part any more when it is read', async () => {
  const { database } = base;
  const products = await database.rows<{ id: number }>(
    `insert into products (title, brand) values ('MX Graphite', 'Logitech'), ('MX Rose', 'Logitech'), ('K2', 'Keychron')
     returning id`,
  );
  const [graphite, rose] = products.map(({ id }) => id) as [number, number];
  await database.execute(
    `insert into product_variants (product_id, family_id, brand, words, groups, fixed, pack)
     select id, $1, 'logitech', '{mx}', '{}', '{}', 1 from unnest($2::bigint[]) as id`,
    [graphite, [graphite, rose]],
  );
  const before = await readMoment(database);
  await raiseCatalogueVersion(database, {
    known: { productIds: [rose], mayLag: true, promptIds: [rose] },
  });
  await database.execute('update product_variants set family_id = null');
  await raiseCatalogueVersion(database, { known: { productIds: [], mayLag: true } });
  const told = await listChangesBetween(database, before, await readMoment(database));
  expect(told).toMatchObject({ mayLag: true, promptIds: [graphite, rose] });
});
