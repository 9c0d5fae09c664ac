import { mergeProducts, reviveProducts, splitProducts } from '../catalogue/service.ts';
import type { Matcher, ProductMerge, Products } from '../matching/service.ts';
import { moveOffers, takeInProducts } from '../offers/service.ts';
import type { Database } from '../platform/database/database.ts';
import { follow, followBack } from './followers.ts';
import { listMerged } from './followers-queries.ts';

/** How matching gets products for offers that are split off. */
export const splitOffProducts = (transaction: Database): Omit<Products, 'create'> => ({
  split: (splitOffs) => splitProducts(transaction, splitOffs),
  async revive(ids) {
    const revived: number[] = [];
    // The last merge first: what people have there still holds what had come from those before, which then take it along.
    const merged = Map.groupBy(await listMerged(transaction, ids), ({ at }) => at);
    for (const together of merged.values()) {
      const returns = await reviveProducts(
        transaction,
        together.map(({ id }) => id),
      );
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
