import { lockCatalogue } from '../catalogue-version/service.ts';
import { createTouched } from '../offers/service.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { republish } from '../publishing/service.ts';
import { takeStaleFeeds } from './feeds-queries.ts';

export type Sweep = { feeds: number; products: number };

/**
 * Removes the offers of feeds older than their merchants' freshness limit from the products' summaries
 * (lists, main offers) and ratings; returns how many feeds and products. For the hourly job.
 */
export function sweepStaleOffers(database: DatabasePool, now: Date): Promise<Sweep> {
  return database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    const feeds = await takeStaleFeeds(transaction, now);
    if (feeds.length === 0) return { feeds: 0, products: 0 };
    await createTouched(transaction);
    const { products } = await republish(transaction, { now, turned: { feedIds: feeds } });
    return { feeds: feeds.length, products };
  });
}
