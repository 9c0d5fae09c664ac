import { type Actor, recordAudit } from '../audit/service.ts';
import { listMatchedProducts } from '../catalogue/service.ts';
import { lockCatalogueSoon } from '../catalogue-version/service.ts';
import {
  createMatcher,
  type DecisionRow,
  followMerges,
  hadLiveArticles,
  insertDecision,
  listDecidedComponents,
  listDecisions,
  listPlacesBefore,
  markUndone,
  noteResults,
  type ProductMerge,
  type RequiredProducts,
  restoreGone,
  storePlaces,
} from '../matching/service.ts';
import { createTouched, moveOffers, touchProducts } from '../offers/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, DatabasePool, Transaction } from '../platform/database/database.ts';
import { republish } from '../publishing/service.ts';
import { applyDecision, splitOffProducts } from './apply-decision.ts';
import type { Decision } from './decision.ts';
import { describeDecision } from './describe.ts';
import { readSubject, type Subject } from './subject.ts';

/** `seen`: the last decision that the user had seen; undefined: not checked. */
type Decided = { decision: Decision; note: string; seen?: number | undefined };

/** Maximum number listed to a user whose decision came second. */
const maxTold = 10;

const stale = (reason: 'match_stale' | 'match_undone', decisions: readonly DecisionRow[]) =>
  new AppError('conflict', {
    reason,
    details: { reason: 'stale', current: decisions.map(describeDecision) },
  });

async function refuseStale(
  db: Database,
  { products, articles }: Subject,
  isAsSeen: boolean,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined && isAsSeen) return;
  const after = { act: seen ?? 0, products: products.map(({ id }) => id), articles };
  const since = await listDecisions(db, { after }, 0, maxTold);
  if (!isAsSeen || since.length > 0) throw stale('match_stale', since);
}

/**
 * Applies and stores a decision: it overrides every score, in later imports too. Returns its id.
 * @throws AppError `not_found`: no such product or offer; `conflict`: it is invalid, or stale, then with the
 * decisions made since
 */
export function decideMatch(
  database: DatabasePool,
  { decision, note, seen }: Decided,
  actor: Actor,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockCatalogueSoon(transaction);
    const { subject, isAsSeen } = await readSubject(transaction, decision);
    await refuseStale(transaction, subject, isAsSeen, seen);
    const { products, offers, pairs, required, merges } = subject;
    const named = products.map((product) => product.id);
    const stored = { kind: decision.kind, note, decidedBy: actor.actorId, products, offers };
    const id = await insertDecision(transaction, stored, pairs);
    await storePlaces(transaction, id, {
      products: named,
      components: await listDecidedComponents(transaction, id),
    });
    await recordAudit(transaction, { action: 'match_decided', ...actor, details: { id, ...decision } });
    await regroup(transaction, id, { products: required, kept: new Set() }, merges);
    await noteResults(transaction, id, named);
    return id;
  });
}

/**
 * Undoes a decision: its articles are grouped by the scores and the other decisions, and get their former
 * products back. @throws AppError `not_found`; `conflict`: it was undone already
 */
export function undoDecision(database: DatabasePool, id: number, actor: Actor): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockCatalogueSoon(transaction);
    const [decision] = await listDecisions(transaction, { id }, 0, 1);
    if (!decision) throw new AppError('not_found');
    if (!(await markUndone(transaction, id, actor.actorId))) throw stale('match_undone', [decision]);
    await recordAudit(transaction, { action: 'match_decision_undone', ...actor, details: { id } });
    const kept = await withoutLiveArticles(transaction, decision);
    const required = { products: await listPlacesBefore(transaction, id), kept };
    await regroup(transaction, id, required, [], decision);
  });
}

/** Those of a decision's products that had nothing before which is on offer now: they part as they were, without offers. */
async function withoutLiveArticles(
  transaction: Transaction,
  { id, products }: DecisionRow,
): Promise<Set<number>> {
  const kept = new Set<number>();
  for (const product of products)
    if (!(await hadLiveArticles(transaction, id, product.id))) kept.add(product.id);
  return kept;
}

/** Outside of grouping: restores a product without articles, and gone articles to their products. */
async function restoreEmpty(transaction: Transaction, { id, kind, products }: DecisionRow): Promise<void> {
  const [from, into] = products;
  if (kind === 'merge' && from && into && !(await hadLiveArticles(transaction, id, from.id))) {
    const [source] = await listMatchedProducts(transaction, [from.id]);
    if (source?.mergedInto === into.id) {
      await splitOffProducts(transaction).revive([from.id]);
      await touchProducts(transaction, [from.id, into.id]);
    }
  }
  await moveOffers(transaction, await restoreGone(transaction, id));
}

async function regroup(
  transaction: Transaction,
  decisionId: number,
  required: RequiredProducts,
  merges: readonly ProductMerge[],
  undone?: DecisionRow,
): Promise<void> {
  await createTouched(transaction);
  const matcher = createMatcher({
    transaction,
    products: {
      create: () => Promise.reject(new Error('A decision brings no new articles')),
      ...splitOffProducts(transaction),
    },
  });
  await matcher.reconsider(await listDecidedComponents(transaction, decisionId), required);
  if (merges.length > 0) await followMerges(transaction, merges);
  await applyDecision(transaction, matcher, merges);
  if (undone) await restoreEmpty(transaction, undone);
  await republish(transaction, { now: new Date(), isAwaited: true, withFacts: true });
}
