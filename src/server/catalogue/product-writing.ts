import type { Database } from '../platform/database.ts';
import { otherCategoryKey } from './category-mapping.ts';
import {
  fillInProducts,
  insertIdentifiers,
  insertProducts,
  refreshPictures,
  refreshRatings,
} from './product-writing-queries.ts';

/** What a new product is made of: the first offer of it. */
export type ProductDraft = {
  title: string;
  brand: string;
  description: string;
  specifications: readonly { name: string; value: string }[];
  categoryKey: string;
  imageUrl: string | null;
};

/** Makes products and answers their ids in the same order. */
export async function createProducts(db: Database, drafts: readonly ProductDraft[]): Promise<number[]> {
  if (drafts.length === 0) return [];
  return insertProducts(
    db,
    drafts.map(({ title, brand, description, specifications, categoryKey, imageUrl }) => ({
      title,
      brand,
      description,
      specifications: JSON.stringify(specifications),
      categoryKey: categoryKey || otherCategoryKey,
      imageUrl,
    })),
  );
}

/** Brings codes, missing texts, pictures and ratings of the products that an import touched up to date. */
export async function refreshProducts(db: Database): Promise<void> {
  await insertIdentifiers(db);
  await fillInProducts(db, otherCategoryKey);
  await refreshPictures(db);
  await refreshRatings(db);
}
