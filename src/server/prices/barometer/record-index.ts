import type { Database, DatabasePool } from '../../platform/database/database.ts';
import { listDeliveredPoints } from '../drops-queries.ts';
import { stepsOf } from '../history.ts';
import { offersInParts } from '../offers-in-parts.ts';
import { lowestOf, type Steps } from '../price-steps.ts';
import { createIndexSums, type Day, type DayPrices } from './index-days.ts';
import {
  type IndexedProduct,
  listIndexedProducts,
  listMissingDays,
  writeIndexDays,
} from './index-queries.ts';
import { minProducts } from './price-index.ts';

/** Products whose histories are read at once. */
const batchSize = 200;

/** What a step function is at the end of each day, which follow each other. */
export function pricesAt(steps: Steps, days: readonly Day[]): DayPrices {
  let at = -1;
  return days.map(({ endsAt }) => {
    while ((steps[at + 1]?.at ?? Number.POSITIVE_INFINITY) < endsAt.getTime()) at++;
    return steps[at]?.total ?? null;
  });
}

/** The best delivered prices (new, in stock, delivery known) of some products over time. */
async function readBestPrices(
  db: Database,
  products: readonly IndexedProduct[],
  from: Date,
  now: Date,
): Promise<Map<number, Steps>> {
  const best = new Map<number, Steps>();
  for await (const { offers } of offersInParts(db, products, ({ id }) => id)) {
    const ids = offers.map(({ id }) => id);
    const pointsOf = Map.groupBy(await listDeliveredPoints(db, ids, from), ({ offerId }) => offerId);
    for (const [id, own] of Map.groupBy(offers, ({ productId }) => productId))
      best.set(id, lowestOf(own.map((offer) => stepsOf(offer, pointsOf.get(offer.id) ?? [], now.getTime()))));
  }
  return best;
}

/**
 * Counts how prices moved on each day that is over and was not counted yet; at first on up to 400 days. Tells how many days
 * these were. A day once counted stays: later corrections of matching or categories do not change it.
 */
export async function recordIndex(database: DatabasePool, now: Date, signal?: AbortSignal): Promise<number> {
  const days = await listMissingDays(database, now);
  const [first] = days;
  if (!first) return 0;
  const sums = createIndexSums(days);
  let after = 0;
  for (;;) {
    signal?.throwIfAborted();
    const products = await listIndexedProducts(database, after, batchSize);
    const last = products.at(-1);
    if (!last) break;
    after = last.id;
    const prices = await readBestPrices(database, products, first.endsAt, now);
    for (const { id, categoryIds } of products) sums.add(categoryIds, pricesAt(prices.get(id) ?? [], days));
  }
  await database.transaction((tx) => writeIndexDays(tx, sums.read(minProducts)));
  return days.length - 1;
}
