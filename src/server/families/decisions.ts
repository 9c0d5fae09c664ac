import { type Actor, recordAudit } from '../audit/service.ts';
import { lockCatalogueSoon, raiseCatalogueVersion } from '../catalogue-version/service.ts';
import { refreshFamilies, tupleOf } from '../facts/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, DatabasePool, Transaction } from '../platform/database/database.ts';
import {
  insertFamilyDecision,
  isDecidedSince,
  listFamilyMembers,
  listNamedProducts,
  undoFamilyDecision,
} from './queries.ts';

/** `seen`: the last act that the user had seen. */
export type FamilyChoice = { productId: number; otherId: number | null; note: string; seen: number };

/** The product that a page shows for an id. @throws AppError `not_found` */
export async function getShownId(db: Database, id: number): Promise<number> {
  const [product] = await listNamedProducts(db, [id]);
  if (!product) throw new AppError('not_found');
  return product.mergedInto ?? product.id;
}

async function refuseAlike(db: Database, productId: number, otherId: number): Promise<void> {
  if (productId === otherId) throw new AppError('conflict', { reason: 'family_itself' });
  const [own] = (await listFamilyMembers(db, productId)).filter(({ id }) => id === productId);
  const [other] = (await listFamilyMembers(db, otherId)).filter(({ id }) => id === otherId);
  if (own && other && tupleOf(own) === tupleOf(other))
    throw new AppError('conflict', { reason: 'family_alike' });
}

/** Families of these products anew; lists and pages follow at once. */
async function apply(transaction: Transaction, productIds: readonly number[]): Promise<void> {
  await refreshFamilies(transaction, productIds);
  await raiseCatalogueVersion(transaction, { isAwaited: true });
}

/**
 * Takes a product out of all families, or puts it into the family of another one; the decision overrules what the
 * rules find. Returns its id.
 * @throws AppError `not_found`; `conflict`: stale, or both are the same variant
 */
export function decideFamily(database: DatabasePool, choice: FamilyChoice, actor: Actor): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockCatalogueSoon(transaction);
    const productId = await getShownId(transaction, choice.productId);
    const otherId = choice.otherId === null ? null : await getShownId(transaction, choice.otherId);
    const named = [productId, otherId ?? []].flat();
    if (await isDecidedSince(transaction, named, choice.seen))
      throw new AppError('conflict', { reason: 'match_stale' });
    if (otherId !== null) await refuseAlike(transaction, productId, otherId);
    const kind = otherId === null ? ('out' as const) : ('into' as const);
    const { note } = choice;
    const id = await insertFamilyDecision(transaction, {
      kind,
      productId,
      otherId,
      note,
      decidedBy: actor.actorId,
    });
    await recordAudit(transaction, {
      action: 'family_decided',
      ...actor,
      details: { id, kind, product: productId, ...(otherId !== null && { other: otherId }) },
    });
    await apply(transaction, named);
    return id;
  });
}

/** Undoes a decision: an older one holds again, else what is found. @throws AppError `not_found`; `conflict`: undone already */
export function undoFamily(database: DatabasePool, id: number, actor: Actor): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockCatalogueSoon(transaction);
    const undone = await undoFamilyDecision(transaction, id, actor.actorId);
    if (!undone) throw new AppError('not_found');
    if (undone.wasUndone) throw new AppError('conflict', { reason: 'match_undone' });
    await recordAudit(transaction, { action: 'family_decision_undone', ...actor, details: { id } });
    const shown = await Promise.all(undone.productIds.map((each) => getShownId(transaction, each)));
    await apply(transaction, [...new Set(shown)]);
  });
}
