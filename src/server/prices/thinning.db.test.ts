import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeed } from '../../../test/helpers/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/database.ts';
import { dayMs } from '../platform/durations.ts';
import { thinPricePoints } from './thinning-queries.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

/** Monday of the week that holds the time so many days ago, UTC. */
function mondayBefore(daysAgo: number): number {
  const start = Math.floor(Date.now() / dayMs) * dayMs - daysAgo * dayMs;
  return start - ((new Date(start).getUTCDay() + 6) % 7) * dayMs;
}

test('of each offer and week more than 400 days ago, the last point stays', async () => {
  const { database } = testDatabase;
  const seed = createSeed(database);
  const merchantId = await seed.merchant({ name: 'Nord' });
  const productId = await seed.product({ title: 'Phone' });
  const offers = [
    await seed.offer({ merchantId, productId, priceCents: 100 }),
    await seed.offer({ merchantId, productId, priceCents: 100 }),
  ];
  // Two points a day through the last week that is old enough, and through the one that 400 days ago lies in.
  const old = mondayBefore(400) - 7 * dayMs;
  for (const [index, offer] of offers.entries()) {
    for (let half = 0; half < 28; half++) {
      await database.execute(
        `insert into price_points (offer_id, observed_at, price_cents, is_available) values ($1, $2, $3, true)`,
        [offer, new Date(old + half * (dayMs / 2) + index), 1_000 + half],
      );
    }
  }
  expect(await thinPricePoints(database, 400)).toBe(2 * 13);
  const left = await database.rows<{ offer: number; at: Date; price: number }>(
    'select offer_id as offer, observed_at as at, price_cents as price from price_points order by 1, 2',
  );
  expect(left.map(({ offer, price }) => [offer, price])).toEqual(
    offers.flatMap((offer) => Array.from({ length: 15 }, (_, index) => [offer, 1_013 + index])),
  );
  expect(left[0]?.at).toEqual(new Date(old + 6.5 * dayMs));
  expect(await thinPricePoints(database, 400)).toBe(0);

  // A week is thinned once, and not read again.
  const late = `insert into price_points (offer_id, observed_at, price_cents, is_available) values ($1, $2, 1, true)`;
  await database.execute(late, [offers[0], new Date(old)]);
  expect(await thinPricePoints(database, 400)).toBe(0);
  // The next one is, as soon as it is old enough, and only that one.
  expect(await thinPricePoints(database, 393)).toBe(2 * 13);
  await database.execute('update price_thinning set thinned_before = null');
  expect(await thinPricePoints(database, 393)).toBe(1);
});
