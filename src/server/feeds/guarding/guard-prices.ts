import { removeNewOffers, withdrawOffers } from '../../offers/service.ts';
import type { Database } from '../../platform/database/database.ts';
import { deletePricePoints } from '../../prices/service.ts';
import {
  dropPresence,
  holdOffers,
  holdRows,
  listFarReprices,
  listProductsLeft,
  listSpreadOffers,
} from './guard-queries.ts';
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

/** Held offers, by whether an import brought them just now or an earlier one did. */
export type Contradicted = {
  new: number;
  earlier: number;
  /** Products whose pages showed the prices of the earlier ones, those that these have just left included. */
  takenBackFrom: readonly number[];
};

export const noneContradicted: Contradicted = { new: 0, earlier: 0, takenBackFrom: [] };

/**
 * Holds the merged offers, and those that earlier first imports brought, whose prices their products' other
 * live offers (`live_offers`) contradict.
 */
export async function holdContradicted(db: Database): Promise<Contradicted> {
  const products = Map.groupBy(await listSpreadOffers(db), ({ productId }) => productId);
  const held = [...products.values()].flatMap((offers) => findContradicted(offers));
  if (held.length === 0) return noneContradicted;
  const brought = held.filter(({ isNew }) => isNew).map(({ id }) => id);
  const takenBack = held.filter(({ isNew }) => !isNew);
  const earlier = takenBack.map(({ id }) => id);
  await holdOffers(db, [...brought, ...earlier]);
  await dropPresence(db, brought);
  await removeNewOffers(db, brought);
  await withdrawOffers(db, earlier);
  await deletePricePoints(db, earlier);
  const takenBackFrom = [
    ...takenBack.map(({ productId }) => productId),
    ...(await listProductsLeft(db, earlier)),
  ];
  return { new: brought.length, earlier: earlier.length, takenBackFrom };
}
