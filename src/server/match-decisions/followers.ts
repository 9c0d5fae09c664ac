import { moveAlerts, returnAlerts } from '../alerts/service.ts';
import { moveCartLines, returnCartLines } from '../cart/service.ts';
import type { reviveProducts } from '../catalogue/service.ts';
import { lockCatalogue } from '../catalogue-version/service.ts';
import { moveFavourites, returnFavourites } from '../favourites/service.ts';
import type { ProductMerge } from '../matching/service.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import type { Returning } from '../platform/database/product-followers.ts';
import { moveReports, returnReports } from '../reports/service.ts';
import { type FollowerKind, insertFollowers, listLeftBehind, takeFollowers } from './followers-queries.ts';

/** Moves favourites, alerts and cart lines of merged products, and stores their former rows. */
export async function follow(transaction: Database, merged: readonly ProductMerge[]): Promise<void> {
  await insertFollowers(transaction, 'cart', await moveCartLines(transaction, merged));
  await insertFollowers(transaction, 'favourite', await moveFavourites(transaction, merged));
  await moveReports(transaction, merged);
  await insertFollowers(transaction, 'alert', await moveAlerts(transaction, merged));
}

/**
 * The same for what was saved of a product while it was merged: whoever saved it did not see a merge that had not committed
 * yet, nor did the merge see theirs. It would stay on a product that nobody is shown.
 */
export async function followLate(database: DatabasePool): Promise<void> {
  // Seldom any: looked for before others have to wait.
  if ((await listLeftBehind(database)).length === 0) return;
  await database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    await follow(transaction, await listLeftBehind(transaction));
  });
}

const giveBack: Record<FollowerKind, (db: Database, returning: readonly Returning[]) => Promise<void>> = {
  cart: returnCartLines,
  favourite: returnFavourites,
  alert: returnAlerts,
};

type Returns = Awaited<ReturnType<typeof reviveProducts>>;

/** Restores them with products whose merge is undone. */
export async function followBack(transaction: Database, returns: Returns): Promise<void> {
  if (returns.length === 0) return;
  const roots = returns.filter(({ from, into }) => from === into);
  const followers = await takeFollowers(transaction, roots);
  for (const kind of ['cart', 'favourite', 'alert'] as const) {
    const returning = followers.filter((follower) => follower.kind === kind);
    if (returning.length > 0) await giveBack[kind](transaction, returning);
  }
  await returnReports(transaction, returns);
}
