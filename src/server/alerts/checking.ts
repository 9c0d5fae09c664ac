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

/** Milliseconds that a large list is thought about. */
const budget = 200;

/**
 * Judges all alerts whose prices may have changed since the last time, as sets within one transaction: what is queued is
 * gone with it, or is still there after a crash. Each crossing is noted down once, however many workers do this.
 * Answers how many alerts fired.
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
      await rememberPrices(transaction);
      fired += await judgeLists(transaction, (problem) => findLowestCost(problem, budget));
      await watchLists(transaction);
      return true;
    });
  }
  return fired;
}

/** Forgets prices that no alert waits for any more, on a product or on a list; answers how many. */
export const deleteUnwatched = (database: DatabasePool): Promise<number> =>
  database.transaction(async (transaction) => {
    await lockChecks(transaction);
    return deleteUnwatchedPrices(transaction);
  });
