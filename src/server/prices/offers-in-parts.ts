import type { Database } from '../platform/database/database.ts';
import { type CandidateOffer, listCandidateOffers } from './drops-queries.ts';

/** Offers that are read at once. */
const maxOffers = 10_000;

/**
 * Reads all new offers that some products ever had: where they are too many, of fewer products at once. Without all of them
 * the best price is not known: a single product with too many is left out.
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
