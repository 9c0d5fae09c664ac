import { type Actor, recordAudit } from '../audit/service.ts';
import { raiseCatalogueVersion } from '../catalogue-version/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, DatabasePool, Transaction } from '../platform/database/database.ts';
import type { DeliveryRule } from './delivery-rules/queries.ts';
import { findDeliveryRules, setDeliveryRule } from './delivery-rules/service.ts';
import { toMerchant } from './describe-merchant.ts';
import { isMerchantNameFree, updateMerchant } from './editing-queries.ts';
import { type MerchantForm, readMerchantForm } from './merchant-form.ts';
import { merchantNameKey } from './naming.ts';
import { findFarPrices, listUnmeasured, measureQuality } from './quality-queries.ts';
import { findMerchantRow, type MerchantRow } from './queries.ts';

/** Stores uploaded pictures; returns their keys, in order. */
type StorePictures = (db: Database, files: readonly Uint8Array[]) => Promise<string[]>;

/** The audit details of an edit: each changed field, before and after. */
function changesOf<T extends object>(before: T, after: T) {
  const names = (Object.keys(after) as (keyof T)[]).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(names.map((name) => [name, [before[name], after[name]]]));
}

/** @throws AppError `conflict` with the merchant as it is, where it is no longer what the edit began with */
function refuseStale(merchant: MerchantRow, version: number): void {
  if (version === merchant.version) return;
  throw new AppError('conflict', {
    reason: 'stale',
    details: { reason: 'stale', current: toMerchant(merchant) },
  });
}

/** @throws AppError `invalid_request` */
async function storeLogo(
  db: Database,
  keep: StorePictures,
  { logo }: MerchantForm,
): Promise<string | undefined> {
  const files = await Promise.all(logo.map(async (file) => new Uint8Array(await file.arrayBuffer())));
  const [source] = await keep(db, files).catch((cause: unknown) => {
    const isRefused = cause instanceof AppError && cause.code === 'invalid_request';
    throw isRefused ? new AppError('invalid_request', { reason: 'logo_refused', cause }) : cause;
  });
  return source;
}

async function write(
  db: Transaction,
  before: MerchantRow,
  form: MerchantForm,
  { logo, actor }: { logo: string | undefined; actor: Actor },
): Promise<void> {
  const { values, rule } = readMerchantForm(form);
  const nameKey = merchantNameKey(values.name);
  if (!(await isMerchantNameFree(db, before.id, nameKey))) {
    throw new AppError('conflict', { reason: 'merchant_exists' });
  }
  const logoSource = logo ?? (form.removeLogo ? null : before.logoSource);
  const after = { ...values, logoSource };
  const changes = changesOf<typeof after>(before, after);
  await updateMerchant(db, before.id, { ...after, nameKey });
  await recordAudit(db, {
    action: 'merchant_changed',
    ...actor,
    details: { merchantId: before.id, ...changes },
  });
  const { flatCents, freeFromCents } = before;
  const ruleBefore: DeliveryRule = { flatCents, freeFromCents };
  if (Object.keys(changesOf(ruleBefore, rule)).length > 0) await setDeliveryRule(db, before.id, rule, actor);
  // Caches are invalidated and workers are notified, which update the offers.
  await raiseCatalogueVersion(db, { isAwaited: true });
}

/**
 * Changes a merchant as an admin. Its pages follow at once, lists in the background, as an import may be under way.
 * @throws AppError `invalid_request`, `not_found`, `conflict`
 */
export async function changeMerchant(
  db: DatabasePool,
  keep: StorePictures,
  { id, form, actor }: { id: number; form: MerchantForm; actor: Actor },
): Promise<MerchantRow> {
  const known = await findMerchantRow(db, id);
  if (!known) throw new AppError('not_found');
  refuseStale(known, form.version);
  // Validation comes before pictures are encoded.
  readMerchantForm(form);
  const logo = await storeLogo(db, keep, form);
  return db.transaction(async (transaction) => {
    const before = await findMerchantRow(transaction, id, 'lock');
    if (!before) throw new AppError('not_found');
    refuseStale(before, form.version);
    await write(transaction, before, form, { logo, actor });
    return (await findMerchantRow(transaction, id)) ?? before;
  });
}

/** Minutes after which merchants are measured again without changes: offers become stale. */
const measuredFor = 60;

/**
 * Updates quality figures of merchants' feeds where they may have changed, and what is computed from all
 * offers: far prices and delivery rules. Returns the number of merchants.
 */
export async function measureMerchants(db: DatabasePool): Promise<number> {
  const due = await listUnmeasured(db, measuredFor);
  if (due.length === 0) return 0;
  await findFarPrices(db);
  await findDeliveryRules(db);
  await measureQuality(db, due);
  return due.length;
}

export { getCategoryDecisionsVersion } from './categories/queries.ts';
export { countMerchantCategories, storeMerchantCategories } from './categories/store-categories.ts';
export { listStoredHashes } from './categories/store-categories-queries.ts';
export { applyDeliveryRules } from './delivery-rules/service.ts';
export {
  acceptMerchantPrices,
  dropUnusedMerchant,
  findUnappliedStanding,
  isNewMerchant,
  startStanding,
} from './editing-queries.ts';
export { ensureMerchantOf, findMerchantOf, type MerchantHints, merchantLockName } from './naming.ts';
