import { removeNewOffers, withdrawOffers } from '../../offers/service.ts';
import type { Database } from '../../platform/database/database.ts';
import { deletePricePoints } from '../../prices/service.ts';
import { dropPresence, holdOffers, holdRows, listFarReprices, listSpreadOffers } from './guard-queries.ts';
import { findContradicted, isJump } from './price-doubts.ts';

type Scope = { feedId: number; observedAt: Date };

/** Holds planned rows whose price is far from their offer's history; returns how many. */
export async function holdJumps(db: Database, scope: Scope): Promise<number> {
  const jumps = (await listFarReprices(db, scope.feedId)).filter(isJump);
  if (jumps.length > 0)
    await holdRows(
      db,
      scope,
      jumps.map(({ number }) => number),
    );
  return jumps.length;
}

/**
 * Holds the merged offers, and those that earlier first imports brought, whose prices their products' other
 * live offers (`live_offers`) contradict. Returns how many of each.
 */
export async function holdContradicted(db: Database): Promise<{ new: number; earlier: number }> {
  const products = Map.groupBy(await listSpreadOffers(db), ({ productId }) => productId);
  const held = [...products.values()].flatMap((offers) => findContradicted(offers));
  if (held.length === 0) return { new: 0, earlier: 0 };
  const brought = held.filter(({ isNew }) => isNew).map(({ id }) => id);
  const earlier = held.filter(({ isNew }) => !isNew).map(({ id }) => id);
  await holdOffers(db, [...brought, ...earlier]);
  await dropPresence(db, brought);
  await removeNewOffers(db, brought);
  await withdrawOffers(db, earlier);
  await deletePricePoints(db, earlier);
  return { new: brought.length, earlier: earlier.length };
}
