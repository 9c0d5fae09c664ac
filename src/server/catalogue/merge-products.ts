import type { Database } from '../platform/database/database.ts';
import { insertSplitProducts, markMerged, type Return, revive } from './merge-products-queries.ts';

/** A product that became part of another one. */
export type ProductMerge = { from: number; into: number };

/**
 * Makes products parts of others, in the order in which they became so. Their offers have moved already
 * (offers/, `touched_offers`). Answers which product each one ended up in, for all that hangs on products.
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

/** Brings back those of the products that were merged away; answers them with what had become part of them before. */
export const reviveProducts = async (db: Database, ids: readonly number[]): Promise<Return[]> =>
  ids.length === 0 ? [] : revive(db, ids);

/** Makes products of offers that part from theirs; answers ids in their order. */
export const splitProducts = async (
  db: Database,
  outcasts: readonly { merchantId: number; articleId: string; productId: number }[],
): Promise<number[]> => (outcasts.length === 0 ? [] : insertSplitProducts(db, outcasts));
