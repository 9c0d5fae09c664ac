import type { Database } from '../platform/database.ts';
import { markStaleFacts } from './facts/facts-queries.ts';
import { insertProducts, refreshPictures, refreshRatings } from './product-writing-queries.ts';

/** Makes a product of each of the given rows of the feed that is being imported; answers ids in their order. */
export const createProducts = async (db: Database, numbers: readonly number[]): Promise<number[]> =>
  numbers.length === 0 ? [] : insertProducts(db, numbers);

/**
 * Brings pictures and ratings of the products that an import touched up to date, and marks those whose facts, codes among
 * them, its texts may change (`refreshFacts`). `isTurned`: all offers that the feed held before
 * begin or cease to count with it.
 */
export async function refreshProducts(db: Database, isTurned: boolean): Promise<void> {
  await markStaleFacts(db);
  await refreshPictures(db);
  await refreshRatings(db, isTurned ? 'touched products' : 'changed offers');
}

/** Brings pictures and ratings of products up to date whose offers moved. */
export async function refreshMovedProducts(db: Database): Promise<void> {
  await refreshPictures(db);
  await refreshRatings(db, 'changed offers');
}
