import { lockCatalogue } from '../catalogue-version/service.ts';
import { createTouched } from '../offers/service.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { republish } from '../publishing/service.ts';
import { takeStaleFeeds } from './feeds-queries.ts';

export type Sweep = { feeds: number; products: number };

/**
 * Takes the offers of feeds that have grown older than their merchants' freshness limit out of the products'
 * summaries (lists, main offers) and ratings; answers how many feeds that were, and how many products they offered. For the hourly job.
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
