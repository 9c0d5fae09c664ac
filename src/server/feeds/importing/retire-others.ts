import { isChosenByColour } from '../../facts/service.ts';
import { areOtherGoods, readOfDescription, retireListings } from '../../matching/service.ts';
import { fetchRewordedRows, openRewordedRows, type RewordedRow, retireOffers } from '../../offers/service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { leaveFeeds } from '../feeds-queries.ts';

const batchSize = 2_000;

/**
 * Planned rows whose articles are other goods than before – in another condition, or another thing under the same id –
 * become new offers, or the prices of the former goods would be in the history of these. Returns the former offers, which
 * no feed holds any more.
 */
export async function retireOthers(
  transaction: Transaction,
  scope: { merchantId: number; observedAt: Date },
): Promise<number[]> {
  const others: number[] = [];
  await openRewordedRows(transaction, readOfDescription);
  let rows = await fetchRewordedRows(transaction, batchSize);
  for (; rows.length > 0; rows = await fetchRewordedRows(transaction, batchSize))
    others.push(...rows.filter(isOther).map(({ offerId }) => offerId));
  if (others.length === 0) return [];
  await retireListings(transaction, await retireOffers(transaction, others));
  await leaveFeeds(transaction, others, scope.observedAt);
  return others;
}

function isOther({ before, now, categoryKey }: RewordedRow): boolean {
  if (before.condition !== now.condition) return true;
  const byColour = isChosenByColour(categoryKey);
  return areOtherGoods({ ...before, byColour }, { ...now, byColour });
}
