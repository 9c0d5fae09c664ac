import { queuePriceChecks } from '../alerts/service.ts';
import { lockCatalogue, raiseCatalogueVersion, refreshRatings } from '../catalogue/service.ts';
import { collectLiveOffers, collectProductsOfFeeds, refreshSummaries } from '../offers/service.ts';
import type { DatabasePool } from '../platform/database.ts';
import { takeStaleFeeds } from './feeds-queries.ts';

export type Sweep = { feeds: number; products: number };

/**
 * Takes the offers of feeds that have grown older than their merchants' freshness limit out of the products'
 * summaries (lists, main offers) and ratings; answers how many feeds and products that changed. For the hourly job.
 */
export function sweepStaleOffers(database: DatabasePool, now: Date): Promise<Sweep> {
  return database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    const feeds = await takeStaleFeeds(transaction, now);
    if (feeds.length === 0) return { feeds: 0, products: 0 };
    await collectProductsOfFeeds(transaction, feeds);
    await collectLiveOffers(transaction, now);
    const rated = await refreshRatings(transaction, 'touched products');
    const products = await refreshSummaries(transaction);
    await queuePriceChecks(transaction, null);
    if (products + rated > 0) await raiseCatalogueVersion(transaction);
    return { feeds: feeds.length, products };
  });
}
