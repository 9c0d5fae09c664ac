import { centsToEuros, eurosToCents, optionalCentsToEuros } from '../../contract/money.ts';
import { codeLimits } from '../../contract/my-price/code-limits.ts';
import { dayInParis, type PromoCode } from '../../contract/my-price/own-price.ts';
import type { PromoCodeInput } from '../../contract/my-price/schema.ts';
import { type Actor, recordAudit } from '../audit/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, DatabasePool, Transaction } from '../platform/database/database.ts';
import { breaksConstraint } from '../platform/database/database-errors.ts';
import {
  type CodeRow,
  deleteCode,
  deleteFileCodesCalled,
  findCode,
  insertCode,
  isCodeSubjectKnown,
  isDayOfChange,
  type LiveCode,
  listLiveCodes,
  listLiveCodesFor,
  lockPromoFile,
  type NewCode,
  updateCode,
} from './codes-queries.ts';
import { renewResponsesWithCodes } from './renew-responses.ts';

/** A code as everybody may read it. */
export const toPromoCode = ({
  id: _id,
  merchantId: _merchant,
  amountCents,
  minimumCents,
  category,
  promotion: _promotion,
  title: _title,
  isSpecific: _isSpecific,
  offers,
  ...code
}: LiveCode): PromoCode & Pick<CodeRow, 'noteFr' | 'noteEn'> => ({
  ...code,
  offers: offers?.map(String) ?? null,
  amount: optionalCentsToEuros(amountCents),
  minimum: centsToEuros(minimumCents),
  category: category === null ? null : String(category),
});

/** Codes in force; those for offers of `productIds`, or some of all. */
export async function listPromoCodes(db: Database, now: Date, productIds?: readonly number[]) {
  const day = dayInParis(now);
  const codes = productIds
    ? await listLiveCodesFor(db, day, productIds)
    : await listLiveCodes(db, day, codeLimits.listed);
  return codes.map(toPromoCode);
}

/** Where codes begin today, or ended yesterday, cached responses are made again; returns whether that is so. */
export async function renewCodes(db: Database, now: Date): Promise<boolean> {
  const isDay = await isDayOfChange(db, dayInParis(now));
  if (isDay) await renewResponsesWithCodes(db);
  return isDay;
}

const toNewCode = ({ merchantId, amount, minimum, category, ...code }: PromoCodeInput): NewCode => ({
  ...code,
  merchantId: Number(merchantId),
  amountCents: amount === null ? null : eurosToCents(amount),
  minimumCents: eurosToCents(minimum),
  category: category === null ? null : Number(category),
});

/** Stores a code by `store`, with its entry in the audit log. @throws AppError `not_found`, `conflict` */
async function change(
  database: DatabasePool,
  code: NewCode,
  store: (tx: Transaction) => Promise<{ id: number; action: 'promo_code_added' | 'promo_code_changed' }>,
  actor: Actor,
): Promise<CodeRow> {
  try {
    return await database.transaction(async (tx) => {
      if (!(await isCodeSubjectKnown(tx, code.merchantId, code.category))) throw new AppError('not_found');
      await lockPromoFile(tx, code.merchantId);
      const { id, action } = await store(tx);
      // What staff says of a code counts in place of what a file does.
      await deleteFileCodesCalled(tx, code.merchantId, code.code);
      const saved = await findCode(tx, id);
      if (!saved) throw new AppError('not_found');
      await recordAudit(tx, { action, ...actor, details: saved });
      await renewResponsesWithCodes(tx, { isAwaited: true });
      return saved;
    });
  } catch (error) {
    if (!breaksConstraint(error, 'promo_codes_code')) throw error;
    throw new AppError('conflict', { reason: 'promo_code_exists' });
  }
}

export const addPromoCode = (
  database: DatabasePool,
  input: PromoCodeInput,
  actor: Actor,
): Promise<CodeRow> => {
  const code = toNewCode(input);
  return change(
    database,
    code,
    async (tx) => ({ id: await insertCode(tx, code), action: 'promo_code_added' }),
    actor,
  );
};

export const changePromoCode = (
  database: DatabasePool,
  id: number,
  input: PromoCodeInput,
  actor: Actor,
): Promise<CodeRow> => {
  const code = toNewCode(input);
  const store = async (tx: Transaction) => {
    await refuseOfFile(tx, id);
    await updateCode(tx, id, code);
    return { id, action: 'promo_code_changed' as const };
  };
  return change(database, code, store, actor);
};

/** @throws AppError `conflict`: its merchant's file states it */
async function refuseOfFile(tx: Transaction, id: number): Promise<void> {
  if ((await findCode(tx, id))?.promotion) throw new AppError('conflict', { reason: 'promo_code_of_file' });
}

/** @throws AppError `not_found`, `conflict` */
export const removePromoCode = (database: DatabasePool, id: number, actor: Actor): Promise<void> =>
  database.transaction(async (tx) => {
    const code = await findCode(tx, id);
    if (!code) throw new AppError('not_found');
    await refuseOfFile(tx, id);
    await deleteCode(tx, id);
    await recordAudit(tx, { action: 'promo_code_removed', ...actor, details: code });
    await renewResponsesWithCodes(tx, { isAwaited: true });
  });
