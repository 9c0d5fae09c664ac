import { type Actor, recordAudit } from '../../audit/service.ts';
import { lockCatalogue, raiseCatalogueVersion } from '../../catalogue-version/service.ts';
import { applyDeliveryRule, createTouched } from '../../offers/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DatabasePool, Transaction } from '../../platform/database/database.ts';
import { republish } from '../../publishing/service.ts';
import {
  type DeliveryRule,
  findThresholds,
  findUnappliedRule,
  type MerchantRule,
  noteAppliedRule,
  updateRule,
} from './queries.ts';

/**
 * Sets or removes a merchant's delivery rule. Carts go by it at once; its offers follow in the background, as an
 * import may be under way. @throws AppError `not_found`
 */
export async function setDeliveryRule(
  transaction: Transaction,
  merchantId: number,
  rule: DeliveryRule,
  actor: Actor,
): Promise<MerchantRule> {
  const changed = await updateRule(transaction, merchantId, rule);
  if (!changed) throw new AppError('not_found');
  const action = rule.flatCents === null ? 'delivery_rule_removed' : 'delivery_rule_saved';
  const { before } = changed;
  await recordAudit(transaction, { action, ...actor, details: { merchantId, before, ...rule } });
  // Workers hear of it, and apply the rule.
  await raiseCatalogueVersion(transaction, { isAwaited: true });
  return changed.after;
}

/** Offers on either side of an amount that make it more than chance, and the share that may be otherwise. */
const minOffers = 10;
const maxExceptions = 0.05;

/** Finds anew what merchants' offers show of their delivery rules, for suggestions. */
export const findDeliveryRules = (database: DatabasePool): Promise<void> =>
  database.transaction((transaction) => findThresholds(transaction, minOffers, maxExceptions));

/** Has the offers of merchants whose rules have changed follow them; answers how many merchants that were. */
export async function applyDeliveryRules(database: DatabasePool, signal?: AbortSignal): Promise<number> {
  let applied = 0;
  while (!signal?.aborted) {
    // Looked for anew each time: rules that change meanwhile count as well.
    const merchantId = await findUnappliedRule(database);
    if (merchantId === undefined) break;
    await database.transaction((transaction) => applyTo(transaction, merchantId));
    applied += 1;
  }
  return applied;
}

async function applyTo(transaction: Transaction, merchantId: number): Promise<void> {
  await lockCatalogue(transaction);
  await createTouched(transaction);
  await applyDeliveryRule(transaction, merchantId);
  await noteAppliedRule(transaction, merchantId);
  await republish(transaction, { now: new Date() });
}
