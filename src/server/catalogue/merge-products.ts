import type { Database } from '../platform/database/database.ts';
import { insertSplitProducts, markMerged, type Return, revive } from './merge-products-queries.ts';

/** A product that became part of another one. */
export type ProductMerge = { from: number; into: number };

/**
 * Merges products into others, in this order. Their offers have moved already (offers/, `touched_offers`).
 * Returns the final product of each one, for everything that references products.
 */
export async function mergeProducts(db: Database, merges: readonly ProductMerge[]): Promise<ProductMerge[]> {
  const final = new Map<number, number>();
  for (const { from, into } of merges) {
    for (const [earlier, target] of final) if (target === from) final.set(earlier, into);
    final.set(from, into);
    final.delete(into);
  }
  const merged = Array.from(final, ([from, into]) => ({ from, into }));
  if (merged.length > 0) await markMerged(db, merged);
  return merged;
}

/** Restores products that were merged away; returns them with those merged into them before. */
export const reviveProducts = async (db: Database, ids: readonly number[]): Promise<Return[]> =>
  ids.length === 0 ? [] : revive(db, ids);

/** Makes products of offers that part from theirs; returns ids in their order. */
export const splitProducts = async (
  db: Database,
  splitOffs: readonly { merchantId: number; articleId: string; productId: number }[],
): Promise<number[]> => (splitOffs.length === 0 ? [] : insertSplitProducts(db, splitOffs));
