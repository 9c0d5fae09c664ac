import { isChosenByColour } from '../../facts/service.ts';
import { areOtherGoods, readOfDescription, retireListings } from '../../matching/service.ts';
import { fetchRewordedRows, openRewordedRows, type RewordedRow, retireOffers } from '../../offers/service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { deletePricePoints } from '../../prices/service.ts';
import { leaveFeeds } from '../feeds-queries.ts';

const batchSize = 2_000;

/**
 * Planned rows whose articles are other goods than before – in another condition, or another thing under the same id –
 * become new offers, or the prices of the former goods would be in the history of these. Returns the former offers, which
 * no feed holds any more. What an offer said for less than a day is deleted instead: merchants that change their mind
 * with each push leave no more than one former offer a day.
 */
export async function retireOthers(
  transaction: Transaction,
  { observedAt }: { observedAt: Date },
): Promise<number[]> {
  const { old, young } = await findOthers(transaction, observedAt);
  if (young.length > 0) await deletePricePoints(transaction, young);
  if (old.length === 0) return [];
  await retireListings(transaction, await retireOffers(transaction, old));
  await leaveFeeds(transaction, old, observedAt);
  return old;
}

async function findOthers(transaction: Transaction, observedAt: Date) {
  const found: Record<'old' | 'young', number[]> = { old: [], young: [] };
  await openRewordedRows(transaction, observedAt, readOfDescription);
  let rows = await fetchRewordedRows(transaction, batchSize);
  for (; rows.length > 0; rows = await fetchRewordedRows(transaction, batchSize)) {
    for (const row of rows) if (isOther(row)) found[row.isYoung ? 'young' : 'old'].push(row.offerId);
  }
  return found;
}

function isOther({ before, now, categoryKey }: RewordedRow): boolean {
  if (before.condition !== now.condition) return true;
  const byColour = isChosenByColour(categoryKey);
  return areOtherGoods({ ...before, byColour }, { ...now, byColour });
}
