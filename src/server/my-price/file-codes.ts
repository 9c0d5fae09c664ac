import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../platform/database/database.ts';
import { deleteFileCodes, type FileCode, insertFileCodes, listFileCodes } from './file-codes-queries.ts';
import { renewResponsesWithCodes } from './renew-responses.ts';

const byPromotion = (a: FileCode, b: FileCode): number => (a.promotionId < b.promotionId ? -1 : 1);

/** Puts the codes of a merchant's file in place of those that it had; the same again change nothing. Returns whether. */
export async function replaceFileCodes(
  tx: Transaction,
  merchantId: number,
  codes: readonly FileCode[],
): Promise<boolean> {
  const next = codes.toSorted(byPromotion);
  const before = await listFileCodes(tx, merchantId);
  if (
    isDeepStrictEqual(
      before.map((code) => ({ ...code })),
      next,
    )
  )
    return false;
  await deleteFileCodes(tx, merchantId);
  if (next.length > 0) await insertFileCodes(tx, merchantId, next);
  await renewResponsesWithCodes(tx);
  return true;
}
