import { findLowestCost } from '../cart/service.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import {
  deleteUnwatchedPrices,
  fireAlerts,
  lockChecks,
  rearmAlerts,
  rememberPrices,
  takePriceChecks,
} from './checking-queries.ts';
import { judgeLists } from './lists.ts';
import { watchLists } from './lists-queries.ts';
import { judgeOwnPrices } from './own-prices.ts';
import { noteSearchChecks } from './search-alerts-queries.ts';

/** Time budget in milliseconds for splitting a large list. */
const budget = 200;

/**
 * Evaluates all alerts whose prices may have changed, set-wise in one transaction: the queue is emptied with
 * it, or is still there after a crash. Each crossing is recorded once, however many workers run. Returns how
 * many alerts fired.
 */
export async function checkPrices(database: DatabasePool, signal?: AbortSignal): Promise<number> {
  let fired = 0;
  let wasQueued = true;
  while (wasQueued && !signal?.aborted) {
    wasQueued = await database.transaction(async (transaction) => {
      await lockChecks(transaction);
      if (!(await takePriceChecks(transaction))) return false;
      await rearmAlerts(transaction);
      fired += await fireAlerts(transaction);
      fired += await judgeOwnPrices(transaction);
      await rememberPrices(transaction);
      fired += await judgeLists(transaction, (problem) => findLowestCost(problem, budget));
      await watchLists(transaction);
      await noteSearchChecks(transaction);
      return true;
    });
  }
  return fired;
}

/** Deletes watched prices that no alert needs any more, on a product or a list; returns how many. */
export const deleteUnwatched = (database: DatabasePool): Promise<number> =>
  database.transaction(async (transaction) => {
    await lockChecks(transaction);
    return deleteUnwatchedPrices(transaction);
  });
