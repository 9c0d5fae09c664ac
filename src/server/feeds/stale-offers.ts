import { lockCatalogue } from '../catalogue-version/service.ts';
import { createTouched, touchOffers } from '../offers/service.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { republish } from '../publishing/service.ts';
import { rereadOffers } from './feeds-queries.ts';
import { takeStaleFeeds, takeStalePushes } from './fresh-feeds-queries.ts';

export type Sweep = { feeds: number; products: number };

/**
 * Removes the offers of feeds older than their merchants' freshness limit, and those that were last pushed so long ago,
 * from the products' summaries (lists, main offers) and ratings; returns how many feeds and products. For the hourly job.
 */
export function sweepStaleOffers(database: DatabasePool, now: Date): Promise<Sweep> {
  return database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    const feeds = await takeStaleFeeds(transaction, now);
    const pushed = await takeStalePushes(transaction, now);
    if (feeds.length === 0 && pushed.length === 0) return { feeds: 0, products: 0 };
    await createTouched(transaction);
    await touchOffers(transaction, pushed);
    await rereadOffers(transaction, pushed);
    const { products } = await republish(transaction, {
      now,
      liveChanged: { feedIds: feeds },
      lag: () => ({ mayLag: false }),
    });
    return { feeds: feeds.length, products };
  });
}
