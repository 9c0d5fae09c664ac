import type { ImportFault } from '../../contract/feeds/import-messages.ts';
import { nextDue } from '../feeds/service.ts';
import { type FileCode, listFileCodes, listStaffCodes, replaceFileCodes } from '../my-price/service.ts';
import type { DatabasePool, Transaction } from '../platform/database/database.ts';
import {
  type FileReport,
  findPromoFile,
  type HeldFile,
  type PromoFileRow,
  type PromoFileTry,
  savePromoTry,
} from './files-queries.ts';
import type { ReadPromotions } from './read-promotions.ts';

/** Below this number codes may go before their last day without anybody being asked. */
const minMissing = 3;

/** Whether a file would take away most codes before their last day, or all; undefined: it would not. */
function upheavalOf(
  before: readonly FileCode[],
  next: readonly FileCode[],
  today: string,
): ImportFault | undefined {
  const known = before.filter(({ until }) => until >= today);
  if (known.length > 0 && next.length === 0) {
    return { code: 'promotions_held_none', parameters: { known: known.length } };
  }
  const kept = new Set(next.map(({ promotionId }) => promotionId));
  const missing = known.filter(({ promotionId }) => !kept.has(promotionId)).length;
  const isMost = missing >= minMissing && missing > known.length / 2;
  return isMost
    ? { code: 'promotions_held_missing', parameters: { missing, known: known.length } }
    : undefined;
}

/** What staff has stated by hand counts in place of what the file says of the same code. */
async function partStaffCodes(
  tx: Transaction,
  merchantId: number,
  { codes, refused }: Pick<HeldFile, 'codes' | 'refused'>,
) {
  const byHand = new Set(await listStaffCodes(tx, merchantId));
  const isByHand = ({ code }: FileCode) => byHand.has(code.toLowerCase());
  return {
    codes: codes.filter((code) => !isByHand(code)),
    refused: [
      ...refused,
      ...codes.filter(isByHand).map(({ promotionId, title, code }) => ({
        promotion: promotionId,
        title,
        reason: 'by_staff' as const,
        detail: code,
      })),
    ],
  };
}

/** When a file is fetched next; null: it has no address. */
export const nextFetch = ({ url, intervalMinutes }: PromoFileRow, failures: number): Date | null =>
  url === null ? null : nextDue(new Date(), { intervalMinutes, failures }, Math.random());

/** The codes of a file in place of those before. */
export async function takeCodes(
  tx: Transaction,
  file: PromoFileRow,
  taken: FileReport & Pick<HeldFile, 'codes'>,
  more: Pick<PromoFileTry, 'validators'> = {},
): Promise<void> {
  // Staff may have stated more of them since the file came.
  const { codes, refused } = await partStaffCodes(tx, file.merchantId, taken);
  const { promotions } = taken;
  await replaceFileCodes(tx, file.merchantId, codes);
  await savePromoTry(tx, file.merchantId, {
    ...more,
    fault: null,
    nextAt: nextFetch(file, 0),
    isSeen: true,
    report: { promotions, refused },
    held: null,
    discardedHash: null,
  });
}

/**
 * Takes a file of promotions that was read: its codes count in place of those before or, where they would take most of
 * these away, wait for a decision. `url`: where it is from, null: staff sent it. One that is fetched and was discarded stays so as long as it is the same.
 */
export function takeFile(
  database: DatabasePool,
  merchantId: number,
  read: ReadPromotions,
  {
    validators,
    url = null,
    today,
  }: { validators?: PromoFileTry['validators']; url?: string | null; today: string },
): Promise<void> {
  return database.transaction(async (tx) => {
    const file = await findPromoFile(tx, merchantId);
    // Staff may have given another address while it came.
    if (file?.url !== url) return;
    const { hash, promotions } = read;
    const known = validators && { validators };
    const wait = (fault: ImportFault, held: HeldFile | null) =>
      savePromoTry(tx, merchantId, { ...known, fault, nextAt: nextFetch(file, 0), held });
    const discarded: ImportFault = { code: 'file_discarded', parameters: {} };
    // Whoever sends it once more has thought better of it.
    if (url !== null && hash === file.discardedHash) return void (await wait(discarded, null));
    const { codes, refused } = await partStaffCodes(tx, merchantId, read);
    const upheaval = upheavalOf(await listFileCodes(tx, merchantId), codes, today);
    if (upheaval) return void (await wait(upheaval, { hash, promotions, codes, refused }));
    await takeCodes(tx, file, { codes, promotions, refused }, known);
  });
}
