import { type Actor, recordAudit } from '../../audit/service.ts';
import { lockCatalogue, raiseCatalogueVersion } from '../../catalogue-version/service.ts';
import { applyDeliveryRule, createTouched } from '../../offers/service.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DatabasePool, Transaction } from '../../platform/database/database.ts';
import { oneByOne } from '../../platform/database/one-by-one.ts';
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
  // Workers are notified, and apply the rule.
  await raiseCatalogueVersion(transaction, { isAwaited: true });
  return changed.after;
}

/** Minimum number of offers on either side of a threshold, and the share of exceptions. */
const minOffers = 10;
const maxExceptions = 0.05;

/** Recomputes suggestions of delivery rules from merchants' offers. */
export const findDeliveryRules = (database: DatabasePool): Promise<void> =>
  database.transaction((transaction) => findThresholds(transaction, minOffers, maxExceptions));

/** Applies changed delivery rules to merchants' offers; returns for how many merchants. */
export const applyDeliveryRules = (database: DatabasePool, signal?: AbortSignal): Promise<number> =>
  oneByOne(database, findUnappliedRule, applyTo, signal);

async function applyTo(transaction: Transaction, merchantId: number): Promise<void> {
  await lockCatalogue(transaction);
  await createTouched(transaction);
  await applyDeliveryRule(transaction, merchantId);
  await noteAppliedRule(transaction, merchantId);
  await republish(transaction, { now: new Date(), isAwaited: true });
}
