import { findBestOwnOf, renewCodes } from '../my-price/service.ts';
import type { Database } from '../platform/database/database.ts';
import { type DueOwnAlert, judgeOwnAlerts, listDueOwnAlerts, queueOwnAlerts } from './own-prices-queries.ts';

/** Alerts whose offers are read at a time. */
const slice = 500;

/** The own prices of alerts now; of those with no offer in stock, none. */
async function findOwnPrices(db: Database, alerts: readonly DueOwnAlert[]) {
  const found = await findBestOwnOf(db, alerts, new Date());
  return alerts.flatMap(({ id }, index) => {
    const own = found[index]?.own;
    return own ? [{ id, totalCents: own.totalCents, isStated: own.deliveryCents !== null }] : [];
  });
}

/** Has alerts on own prices looked at again on a day on which promo codes begin, or the one after some ended. */
export async function queueDayOfCodes(db: Database, now: Date): Promise<void> {
  if (await renewCodes(db, now)) await queueOwnAlerts(db);
}

/** Judges alerts on own prices of the products that are checked; returns how many fired. */
export async function judgeOwnPrices(db: Database): Promise<number> {
  const due = await listDueOwnAlerts(db);
  let fired = 0;
  for (let from = 0; from < due.length; from += slice) {
    const prices = await findOwnPrices(db, due.slice(from, from + slice));
    if (prices.length > 0) fired += await judgeOwnAlerts(db, prices);
  }
  return fired;
}
