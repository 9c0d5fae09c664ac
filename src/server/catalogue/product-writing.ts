import type { Database } from '../platform/database.ts';
import { otherCategoryKey } from './category-mapping.ts';
import {
  fillInProducts,
  insertIdentifiers,
  insertProducts,
  refreshPictures,
  refreshRatings,
} from './product-writing-queries.ts';

/** Makes a product of each of the given rows of the feed that is being imported; answers ids in their order. */
export const createProducts = async (db: Database, numbers: readonly number[]): Promise<number[]> =>
  numbers.length === 0 ? [] : insertProducts(db, numbers);

/** Brings codes, missing texts, pictures and ratings of the products that an import touched up to date. */
export async function refreshProducts(db: Database): Promise<void> {
  await insertIdentifiers(db);
  await fillInProducts(db, otherCategoryKey);
  await refreshPictures(db);
  await refreshRatings(db);
}
