import { isChosenByColour } from '../../facts/service.ts';
import { areOtherGoods, readOfDescription, retireListings } from '../../matching/service.ts';
import {
  fetchRewordedRows,
  openRewordedRows,
  type Retired,
  type RewordedRow,
  retireOffers,
} from '../../offers/service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { deletePricePoints } from '../../prices/service.ts';
import { leaveFeeds } from '../feeds-queries.ts';

const batchSize = 2_000;

/**
 * Makes new offers of planned rows whose articles are other goods than before (another condition, or another thing
 * under the same id): else the history would mix the prices of both. Returns the former offers, which no feed holds
 * any more. An offer that is less than a day old is not kept as a former one, only its prices are deleted: a merchant
 * that changes an article with each push leaves one former offer a day at most.
 */
export async function retireOthers(
  transaction: Transaction,
  { observedAt }: { observedAt: Date },
): Promise<Retired[]> {
  const { old, young } = await findOthers(transaction, observedAt);
  if (young.length > 0) await deletePricePoints(transaction, young);
  if (old.length === 0) return [];
  const retired = await retireOffers(transaction, old);
  await retireListings(transaction, retired);
  await leaveFeeds(transaction, old, observedAt);
  return retired;
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
