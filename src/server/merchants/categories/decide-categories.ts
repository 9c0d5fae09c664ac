import { type Actor, recordAudit } from '../../audit/service.ts';
import { listManagedCategories } from '../../catalogue/service.ts';
import { markStaleFactsIn } from '../../facts/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallArguments, CallResult } from '../../platform/calls/handlers.ts';
import type { Database, DatabasePool } from '../../platform/database/database.ts';
import {
  announceDecision,
  countMerchantCategories,
  countOffersIn,
  type DecidedCategory,
  listMerchantCategories,
  type MerchantCategoryId,
  type MerchantCategoryRow,
  type Standing,
  updateStandings,
} from './queries.ts';
import { suggestCategories } from './suggest-categories.ts';

type Listed = CallResult<'listMerchantCategories'>;

const textId = (id: number | null) => (id === null ? null : String(id));

const describe = (
  row: MerchantCategoryRow,
  categories: Parameters<typeof suggestCategories>[1],
): Listed['items'][number] => ({
  _id: `${row.merchantId}-${row.hash}`,
  merchant: row.merchant,
  path: row.path,
  networkPath: row.networkPath,
  offersCount: row.isCounted ? row.offersCount : null,
  examples: row.examples,
  rule: row.rule,
  ruleCategory: row.rule === 'none' ? null : textId(row.ruleCategoryId),
  category: textId(row.categoryId),
  isIgnored: row.isIgnored,
  suggestions: suggestCategories(row, categories).map(({ categoryId, reasons }) => ({
    category: String(categoryId),
    reasons,
  })),
});

export async function listCategoriesOfMerchants(
  db: Database,
  { state, search = '', page, limit }: CallArguments<'listMerchantCategories'>['query'],
): Promise<Listed> {
  const choice = { state, search };
  const [rows, total, categories] = await Promise.all([
    listMerchantCategories(db, choice, { offset: (page - 1) * limit, limit }),
    countMerchantCategories(db, choice),
    listManagedCategories(db),
  ]);
  return { items: rows.map((row) => describe(row, categories)), total, page, limit };
}

function readId(text: string): MerchantCategoryId {
  const [merchantId, hash] = text.split('-');
  return { merchantId: Number(merchantId), hash: Number(hash) };
}

/** Limits the size of audit log entries. */
const pathsLogged = 20;

/** How many offers and products a decision about these would concern. */
export const countExtent = (
  db: Database,
  ids: CallArguments<'getMerchantCategoriesExtent'>['body']['ids'],
): Promise<CallResult<'getMerchantCategoriesExtent'>> => countOffersIn(db, ids.map(readId));

/** After a decision about categories: marks their products as stale and records it in the audit log. */
async function follow(
  db: Database,
  decided: readonly DecidedCategory[],
  { actor, ...details }: { actor: Actor; decision: string; category: string | null },
): Promise<CallResult<'decideMerchantCategories'>> {
  if (decided.length === 0) throw new AppError('not_found');
  const products = await markStaleFactsIn(db, decided);
  const paths = decided
    .slice(0, pathsLogged)
    .map(({ merchantId, path, networkPath }) => ({ merchantId, path, networkPath }));
  await recordAudit(db, {
    action: 'merchant_categories_decided',
    ...actor,
    details: { ...details, count: decided.length, paths },
  });
  await announceDecision(db);
  const before = decided.map(({ merchantId, hash, before: { categoryId, isIgnored } }) => ({
    _id: `${merchantId}-${hash}`,
    category: textId(categoryId),
    isIgnored,
  }));
  return { categories: decided.length, products, before };
}

/**
 * Maps merchants' categories to ours. Their products follow once the worker has recomputed their facts; those
 * whose category staff has chosen keep it.
 * @throws AppError `invalid_request`: no such category of ours; `not_found`: none of these is there
 */
export function decideCategories(
  db: DatabasePool,
  { ids, decision, category }: CallArguments<'decideMerchantCategories'>['body'],
  actor: Actor,
): Promise<CallResult<'decideMerchantCategories'>> {
  return db.transaction(async (transaction) => {
    const known = await listManagedCategories(transaction);
    const target = decision === 'map' ? known.find(({ id }) => String(id) === category) : undefined;
    if (decision === 'map' && !target) {
      throw new AppError('invalid_request', { reason: 'mapping_category_required' });
    }
    const wanted = { categoryId: target?.id ?? null, isIgnored: decision === 'ignore' };
    const given = ids.map(readId);
    const decided = await updateStandings(
      transaction,
      given,
      given.map(() => wanted),
    );
    return follow(transaction, decided, { actor, decision, category: target?.name ?? null });
  });
}

const readStanding = ({
  category,
  isIgnored,
}: CallArguments<'restoreMerchantCategories'>['body']['decided']): Standing => ({
  categoryId: category === null ? null : Number(category),
  isIgnored,
});

/**
 * Undoes a decision: restores the mapping before, except where somebody has changed it meanwhile.
 * @throws AppError `invalid_request`: a category of ours is no more; `not_found`: all are something else by now
 */
export function restoreCategories(
  db: DatabasePool,
  { decided, before }: CallArguments<'restoreMerchantCategories'>['body'],
  actor: Actor,
): Promise<CallResult<'restoreMerchantCategories'>> {
  return db.transaction(async (transaction) => {
    const known = new Set((await listManagedCategories(transaction)).map(({ id }) => String(id)));
    if (before.some(({ category }) => category !== null && !known.has(category))) {
      throw new AppError('invalid_request', { reason: 'mapping_category_required' });
    }
    const ids = before.map(({ _id }) => readId(_id));
    const restored = await updateStandings(transaction, ids, before.map(readStanding), readStanding(decided));
    return follow(transaction, restored, { actor, decision: 'restore', category: null });
  });
}
