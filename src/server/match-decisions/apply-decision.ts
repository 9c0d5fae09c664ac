import { listMergedFirst, mergeProducts, reviveProducts, splitProducts } from '../catalogue/service.ts';
import type { Matcher, ProductMerge, Products } from '../matching/service.ts';
import { moveOffers, takeInProducts } from '../offers/service.ts';
import type { Database } from '../platform/database/database.ts';
import { follow, followBack } from './followers.ts';

/** Products, each after the one that it was merged into first where that is among them as well. */
function inWaves(merged: readonly { id: number; into: number | null }[]): number[][] {
  const ids = new Set(merged.map(({ id }) => id));
  const next = merged.filter(({ into }) => into === null || !ids.has(into)).map(({ id }) => id);
  if (next.length === 0) return merged.length === 0 ? [] : [[...ids]];
  return [next, ...inWaves(merged.filter(({ id }) => !next.includes(id)))];
}

/** How matching gets products for offers that are split off. */
export const splitOffProducts = (transaction: Database): Omit<Products, 'create'> => ({
  split: (outcasts) => splitProducts(transaction, outcasts),
  async revive(ids) {
    const revived: number[] = [];
    // Of a chain the last one first: what people had on it still holds what had come from those before, which take it along.
    for (const wave of inWaves(await listMergedFirst(transaction, ids))) {
      const returns = await reviveProducts(transaction, wave);
      await followBack(transaction, returns);
      revived.push(...returns.filter(({ from, into }) => from === into).map(({ into }) => into));
    }
    return revived;
  },
});

/**
 * Moves offers and products to where the grouping has them now; records the offers in the temporary table
 * `touched_offers`. Every merge goes through here, `others` for products without articles as well: followers
 * move with it.
 */
export async function applyDecision(
  transaction: Database,
  matcher: Matcher,
  others: readonly ProductMerge[] = [],
): Promise<void> {
  const { moves, merges: found } = await matcher.finish();
  const merges = [...found, ...others];
  if (moves.length === 0 && merges.length === 0) return;
  await moveOffers(transaction, moves);
  await takeInProducts(transaction, merges);
  const merged = await mergeProducts(transaction, merges);
  if (merged.length === 0) return;
  await follow(transaction, merged);
}
