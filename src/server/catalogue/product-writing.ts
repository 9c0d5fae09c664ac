import { addCodes, markStaleFacts } from '../facts/service.ts';
import type { Database } from '../platform/database/database.ts';
import { insertProducts, refreshPictures, refreshRatings } from './product-writing-queries.ts';

/**
 * Makes a product of each of the given rows of the feed that is being imported; returns ids in their order.
 */
export const createProducts = async (db: Database, numbers: readonly number[]): Promise<number[]> =>
  numbers.length === 0 ? [] : insertProducts(db, numbers);

/**
 * Brings pictures and ratings of the products of `touched_offers` up to date, adds their codes, and marks those whose
 * facts their texts may change (`refreshFacts`). `rated`: whose ratings may be other ones.
 */
export async function refreshProducts(
  db: Database,
  rated: 'changed offers' | 'touched products',
): Promise<void> {
  await markStaleFacts(db);
  await addCodes(db);
  await refreshPictures(db);
  await refreshRatings(db, rated);
}
