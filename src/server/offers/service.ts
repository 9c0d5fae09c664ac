import { spellSize } from '../language/clothing-size.ts';
import type { Database } from '../platform/database/database.ts';
import { findLastKnownPrice, type LastKnownPrice, listLiveOffers } from './product-offers-queries.ts';
import { rankOffers } from './ranking.ts';
import { type ProductSize, rankInSize, type SizedOffer, sizesOf, withSizes } from './sizes.ts';
import { listSizes } from './sizes-queries.ts';

export { applyDeliveryRule, ruledDeliveryCents } from './delivery-queries.ts';
export { sayDeliveryDays } from './delivery-words.ts';
export { hasLapsedBefore } from './feed-precedence.ts';
export { freshUntil, isPriceHeld } from './freshness-queries.ts';
export type { LastKnownPrice } from './product-offers-queries.ts';
export { listLiveOffersOf, type SplitableOffer } from './product-offers-queries.ts';
export { bestOffers } from './ranking.ts';
export { mainFirst } from './ranking-queries.ts';

/** A product's live offers in their order, or its last known price. */
export type OffersOfProduct = {
  main: SizedOffer | null;
  others: SizedOffer[];
  lastKnown: LastKnownPrice | null;
  /** Of clothes and shoes, in their order. */
  sizes: ProductSize[];
  /** The one in which the offers are; null: none was chosen. */
  size: string | null;
};

/**
 * Reads the live offers of a product: the main one, then the others by delivered total. `size`: as they are in that one,
 * where any has it.
 */
export async function getOffersOfProduct(
  db: Database,
  productId: number,
  size?: string,
): Promise<OffersOfProduct> {
  const live = await listLiveOffers(db, productId);
  const ids = live.map(({ id }) => id);
  const offers = withSizes(live, ids.length === 0 ? [] : await listSizes(db, ids));
  const sizes = sizesOf(offers);
  const wanted = size === undefined ? undefined : spellSize(size);
  const chosen = sizes.find(({ label }) => label === wanted)?.label ?? null;
  const ranked = chosen === null ? rankOffers(offers) : rankInSize(offers, chosen);
  const lastKnown = ranked.main ? null : ((await findLastKnownPrice(db, productId)) ?? null);
  return { ...ranked, lastKnown, sizes, size: chosen };
}

/** The address through which an offer, or one of its sizes, is opened (routes: `/go/{offerId}`). */
export const offerAddress = (offerId: number, size?: string): string =>
  size === undefined ? `/go/${offerId}` : `/go/${offerId}?size=${encodeURIComponent(size)}`;

// What imports write (feeds/): the offers' side of a merge.
export { deleteOldClicks } from './clicks-queries.ts';
export { lastSeen } from './freshness-queries.ts';
export { type MergeCounts, mergeKnownOffers } from './merge-known-offers.ts';
export {
  insertNewOffers,
  type MergeScope,
  markGoneOffers,
  planMerge,
  seeOffersAgain,
} from './merge-queries.ts';
export { moveOffers, takeInProducts, touchProducts } from './moving-queries.ts';
export {
  fetchRewordedRows,
  openRewordedRows,
  type Retired,
  type RewordedRow,
  retireOffers,
} from './retiring-queries.ts';
export { boughtInSize, type ProductSize, type SizedOffer, sizesOf, toSize } from './sizes.ts';
export { listSizes, type OfferSize, storeSizes } from './sizes-queries.ts';
export { createTouched, touchOffers } from './touched-queries.ts';
export { removeNewOffers, withdrawOffers } from './withdrawing-queries.ts';
