import type { Database } from '../platform/database/database.ts';
import {
  findLastKnownPrice,
  type LastKnownPrice,
  listLiveOffers,
  type ProductOffer,
} from './product-offers-queries.ts';
import { rankOffers } from './ranking.ts';

export { applyDeliveryRule } from './delivery-queries.ts';
export { freshUntil } from './freshness-queries.ts';
export type { LastKnownPrice, ProductOffer } from './product-offers-queries.ts';
export { listLiveOffersOf, type SplitableOffer } from './product-offers-queries.ts';
export { bestOffers } from './ranking.ts';
export { mainFirst } from './ranking-queries.ts';

/** A product's live offers in their order, or its last known price. */
export type OffersOfProduct = {
  main: ProductOffer | null;
  others: ProductOffer[];
  lastKnown: LastKnownPrice | null;
};

/** Reads the live offers of a product: the main one, then the others by delivered total. */
export async function getOffersOfProduct(db: Database, productId: number): Promise<OffersOfProduct> {
  const ranked = rankOffers(await listLiveOffers(db, productId));
  const lastKnown = ranked.main ? null : ((await findLastKnownPrice(db, productId)) ?? null);
  return { ...ranked, lastKnown };
}

/** The address through which an offer is opened (routes: `/go/{offerId}`). */
export const offerAddress = (offerId: number): string => `/go/${offerId}`;

// What imports write (feeds/): the offers' side of a merge.
export { deleteOldClicks } from './clicks-queries.ts';
export { type MergeCounts, mergeKnownOffers } from './merge-known-offers.ts';
export { insertNewOffers, type MergeScope, markGoneOffers, planMerge } from './merge-queries.ts';
export { moveOffers, takeInProducts, touchProducts } from './moving-queries.ts';
export { storeSizes } from './sizes-queries.ts';
export { createTouched } from './touched-queries.ts';
export { removeNewOffers, withdrawOffers } from './withdrawing-queries.ts';
