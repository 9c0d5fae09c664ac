import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSeed, type Seed } from '../../../test/helpers/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { raiseCatalogueVersion } from '../catalogue-version/service.ts';
import type { Database } from '../platform/database/database.ts';
import { listDrops } from '../search/queries.ts';
import { listDropsOf, listStrongestDrops } from './drops-queries.ts';
import { recordDrops } from './service.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let base: TestDatabase;
let seed: Seed;
let merchantId: number;

beforeAll(async () => {
  base = await createTestDatabase();
  seed = createSeed(base.database);
  merchantId = await seed.merchant({ name: 'Nord' });
});
afterAll(() => base.drop());
beforeEach(async () => {
  await base.database.execute('delete from offers');
  await base.database.execute('delete from products');
  // So that the next look is one at everything.
  await recordDrops(base.database, Date.now() - 60 * minute);
});

/** A product that was known for long, with its one offer. */
async function product(title: string): Promise<{ id: number; offerId: number }> {
  const id = await seed.product({ title });
  const offerId = await seed.offer({
    productId: id,
    merchantId,
    priceCents: 10_000,
    deliveryCents: 0,
    seenDaysAgo: 60,
  });
  await seed.pricePoints(offerId, [{ daysAgo: 60, priceCents: 10_000, deliveryCents: 0 }]);
  return { id, offerId };
}

/** What an import leaves of a price that fell half a day ago. */
async function fall(
  db: Database,
  { id, offerId }: { id: number; offerId: number },
  cents: number,
): Promise<void> {
  await db.execute(
    `insert into price_points (offer_id, observed_at, price_cents, delivery_cents, is_available)
     values ($1, now() - interval '12 hours', $2, 0, true)`,
    [offerId, cents],
  );
  await db.execute('update offers set price_cents = $2 where id = $1', [offerId, cents]);
  await db.execute(
    `update product_summaries set price_cents = $2, total_cents = $2, changed_at = now() where product_id = $1`,
    [id, cents],
  );
}

const drops = async () =>
  (await listStrongestDrops(base.database, 8)).map(({ days, productId, totalCents }) => [
    days,
    productId,
    totalCents,
  ]);

test('a price that fell is found for one day and for seven, and ends when it rises again', async () => {
  const fallen = await product('Falls');
  await seed.summaries();
  await recordDrops(base.database);
  expect(await drops()).toEqual([]);
  await fall(base.database, fallen, 8_000);
  expect(await recordDrops(base.database)).toBe(2);
  expect(await drops()).toEqual([
    [1, fallen.id, 8_000],
    [7, fallen.id, 8_000],
  ]);
  await fall(base.database, fallen, 10_000);
  expect(await recordDrops(base.database)).toBe(2);
  expect(await drops()).toEqual([]);
});

test('a drop from a rise stands behind one from the usual price that is larger without the rise', async () => {
  const [raised, usual] = [await product('Raised before'), await product('Usual before')];
  await seed.pricePoints(raised.offerId, [{ daysAgo: 9, priceCents: 14_000, deliveryCents: 0 }]);
  await seed.summaries();
  await fall(base.database, raised, 9_000);
  await fall(base.database, usual, 8_000);
  await recordDrops(base.database);
  // From 14,000 to 9,000 it fell by more, but by less from the 10,000 that it usually costs.
  const order = [usual.id, raised.id];
  expect((await drops()).map(([, id]) => id)).toEqual([...order, ...order]);
  const listed = await listDrops(base.database, null);
  expect(order.map((id) => listed.get(id)?.[7]?.share.toFixed(2))).toEqual(['0.20', '0.10']);
  expect(order.map((id) => listed.get(id)?.[7]?.cents)).toEqual([2_000, 1_000]);
});

test('the same total whose delivery is not known any more is no drop, before anything is looked at again', async () => {
  const { id, offerId } = await product('Delivery unknown');
  await seed.summaries();
  await fall(base.database, { id, offerId }, 9_000);
  await recordDrops(base.database);
  expect(await listDropsOf(base.database, [id], 7)).toHaveLength(1);
  await base.database.execute('update product_summaries set delivery_cents = null where product_id = $1', [
    id,
  ]);
  expect(await listDropsOf(base.database, [id], 7)).toEqual([]);
  expect(await listStrongestDrops(base.database, 10)).toEqual([]);
});

test('what did not change is looked at again only after an hour', async () => {
  const fallen = await product('Falls');
  await seed.summaries();
  await fall(base.database, fallen, 8_000);
  await recordDrops(base.database);
  await raiseCatalogueVersion(base.database);
  // What it wrote itself counts as changed, once.
  expect(await recordDrops(base.database)).toBe(0);
  // Nothing tells of this.
  await base.database.execute('alter table price_drops disable trigger user');
  await base.database.execute('delete from price_drops');
  await base.database.execute('alter table price_drops enable trigger user');
  expect(await recordDrops(base.database, Date.now() + 10 * minute)).toBe(0);
  expect(await recordDrops(base.database, Date.now() + 60 * minute)).toBe(2);
  // The price has stood for more than a day by then, and at last for more than seven.
  await recordDrops(base.database, Date.now() + day);
  expect(await drops()).toEqual([[7, fallen.id, 8_000]]);
  await recordDrops(base.database, Date.now() + 7 * day);
  expect(await drops()).toEqual([]);
});

test('a change that began before the last look and committed behind it is not missed', async () => {
  const [late, early] = [await product('Late'), await product('Early')];
  await seed.summaries();
  await recordDrops(base.database);
  await base.database.transaction(async (tx) => {
    await fall(tx, late, 8_000);
    await fall(base.database, early, 9_000);
    await recordDrops(base.database);
    expect((await drops()).map(([, id]) => id)).toEqual([early.id, early.id]);
  });
  await recordDrops(base.database);
  expect((await drops()).map(([, id]) => id)).toEqual([late.id, early.id, late.id, early.id]);
});

test('a product with offers beyond number hides nothing of another one’s history', async () => {
  const { database } = base;
  const [lower, flooded] = [await product('Lower before'), await product('Of many offers')];
  await database.execute(
    `insert into offers (merchant_id, article_id, product_id, title, price_cents, availability, link, content_hash,
       first_seen_at, last_seen_at, gone_at)
     select $1, 'n' || n, $2, '', 10000, 'in_stock', 'https://shop.example/', n, now() - interval '9 days',
       now() - interval '9 days', now() - interval '8 days'
     from generate_series(1, 10000) n`,
    [merchantId, flooded.id],
  );
  const other = await seed.offer({
    ...{ productId: lower.id, merchantId, priceCents: 8_500, deliveryCents: 0 },
    seenDaysAgo: 60,
    isGone: true,
  });
  await seed.pricePoints(other, [
    { daysAgo: 60, priceCents: 8_500, deliveryCents: 0 },
    { daysAgo: 10, priceCents: 8_500, deliveryCents: 0, isAvailable: false },
  ]);
  await seed.summaries();
  for (const each of [lower, flooded]) await fall(database, each, 9_000);
  await recordDrops(database);
  expect(await listStrongestDrops(database, 10)).toEqual([]);
});
