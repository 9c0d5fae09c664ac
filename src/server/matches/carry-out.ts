import { moveAlerts } from '../alerts/service.ts';
import { moveCartLines } from '../cart/service.ts';
import { mergeProducts, reviveProducts, splitProducts } from '../catalogue/service.ts';
import { moveFavourites } from '../favourites/service.ts';
import type { Matcher, Products } from '../matching/service.ts';
import { moveOffers, takeInProducts } from '../offers/service.ts';
import type { Database } from '../platform/database.ts';
import { moveReports } from '../reports/service.ts';

/** How matching gets products for offers that part from theirs. */
export const partingProducts = (transaction: Database): Omit<Products, 'create'> => ({
  split: (outcasts) => splitProducts(transaction, outcasts),
  revive: (ids) => reviveProducts(transaction, ids),
});

/**
 * Moves offers and products to where the grouping has them now; notes the offers in the temporary table
 * `touched_offers`. Every merge goes through here: what people keep of products follows.
 */
export async function carryOut(transaction: Database, matcher: Matcher): Promise<void> {
  const { moves, merges } = await matcher.finish();
  if (moves.length === 0 && merges.length === 0) return;
  await moveOffers(transaction, moves);
  await takeInProducts(transaction, merges);
  const merged = await mergeProducts(transaction, merges);
  if (merged.length === 0) return;
  await moveCartLines(transaction, merged);
  await moveFavourites(transaction, merged);
  await moveReports(transaction, merged);
  await moveAlerts(transaction, merged);
}
