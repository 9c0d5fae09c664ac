import type { AlertList } from '../../contract/alert-targets.ts';
import type { ListAlert } from '../../contract/alerts.schema.ts';
import { centsToEuros } from '../../contract/money.ts';
import { findSharer } from '../favourites/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, DatabasePool } from '../platform/database.ts';
import {
  countListAlerts,
  fireListAtOnce,
  listListAlerts,
  upsertListAlert,
  watchLists,
} from './lists-queries.ts';
import { getSettings } from './service.ts';

/** Alerts on lists that a user has at most. */
const mostListAlerts = 50;

export type WantedListAlert = { list: AlertList; token?: string | undefined; priceCents: number };

/**
 * Sets an alert on one's saved products, one's cart, or a list that somebody shared; it fires once everything on it
 * costs at most `priceCents` together. Answers whether that is so already.
 * @throws AppError `not_found`: nobody shares a list under that token; `conflict` where there are too many
 */
export function setListAlert(
  database: DatabasePool,
  userId: number,
  { list, token, priceCents }: WantedListAlert,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const sharedBy = list === 'shared' ? await findSharer(transaction, token ?? '') : null;
    if (sharedBy === undefined) throw new AppError('not_found');
    await getSettings(transaction, userId);
    const id = await upsertListAlert(transaction, userId, { list, sharedBy, limitCents: priceCents });
    if ((await countListAlerts(transaction, userId)) > mostListAlerts) {
      throw new AppError('conflict', { reason: 'alerts_full' });
    }
    await watchLists(transaction);
    return fireListAtOnce(transaction, id);
  });
}

/** A user's alerts on lists, oldest first. */
export async function getListAlerts(db: Database, userId: number): Promise<ListAlert[]> {
  const rows = await listListAlerts(db, userId);
  return rows.map(({ id, list, token, limitCents, totalCents, isReached }) => ({
    _id: String(id),
    list,
    token,
    limitPrice: centsToEuros(limitCents),
    total: totalCents === null ? null : centsToEuros(totalCents),
    isReached,
  }));
}
