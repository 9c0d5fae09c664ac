import type { Database } from '../platform/database/database.ts';
import { type CandidateOffer, listCandidateOffers } from './drops-queries.ts';

/** Offers that are read at once. */
const maxOffers = 10_000;

/**
 * Reads all offers of new goods that some products ever had; where these are too many for one query, for fewer
 * products at once. A single product with too many is left out, as its best price is only known from all of them.
 */
export async function* offersInParts<P>(
  db: Database,
  products: readonly P[],
  idOf: (product: P) => number,
): AsyncGenerator<{ part: readonly P[]; offers: CandidateOffer[] }> {
  const offers = await listCandidateOffers(db, products.map(idOf), maxOffers);
  if (offers.length < maxOffers) yield { part: products, offers };
  else if (products.length > 1) {
    const half = Math.ceil(products.length / 2);
    yield* offersInParts(db, products.slice(0, half), idOf);
    yield* offersInParts(db, products.slice(half), idOf);
  }
}
