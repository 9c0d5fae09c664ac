import type { ListAlert } from '../../contract/alerts/schema.ts';
import type { AlertList } from '../../contract/alerts/targets.ts';
import { centsToEuros, optionalCentsToEuros } from '../../contract/money.ts';
import { findSharer } from '../favourites/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import { costLists, type FindLowestCost } from './list-costs.ts';
import {
  collectListTotals,
  countListAlerts,
  fireListAtOnce,
  fireLists,
  listListAlerts,
  listWithinReach,
  setListTotals,
  upsertListAlert,
  watchLists,
} from './lists-queries.ts';
import { lockOwnSettings } from './settings.ts';

/** Alerts on lists that a user has at most. */
const maxListAlerts = 50;

export type WantedListAlert = { list: AlertList; token?: string | undefined; priceCents: number };

/**
 * Sets an alert on one's saved products, one's cart, or a list that somebody shared; it fires once everything
 * on it costs at most `priceCents` together. Returns whether that is so already.
 * @throws AppError `not_found`: nobody shares a list under that token; `conflict` where there are too many
 */
export async function setListAlert(
  database: DatabasePool,
  userId: number,
  wanted: WantedListAlert,
  findLowestCost: FindLowestCost,
): Promise<boolean> {
  const id = await database.transaction((transaction) => saveListAlert(transaction, userId, wanted));
  const cost = (await costLists(database, [id], findLowestCost)).get(id);
  return cost !== undefined && cost.totalCents !== null && fireListAtOnce(database, id, cost);
}

async function saveListAlert(
  db: Database,
  userId: number,
  { list, token, priceCents }: WantedListAlert,
): Promise<number> {
  const sharedBy = list === 'shared' ? await findSharer(db, token ?? '') : null;
  if (sharedBy === undefined) throw new AppError('not_found');
  await lockOwnSettings(db, userId);
  const id = await upsertListAlert(db, userId, { list, sharedBy, limitCents: priceCents });
  if ((await countListAlerts(db, userId)) > maxListAlerts) {
    throw new AppError('conflict', { reason: 'alerts_full' });
  }
  await watchLists(db, id);
  return id;
}

/** A user's alerts on lists, oldest first. */
export async function getListAlerts(
  db: Database,
  userId: number,
  findLowestCost: FindLowestCost,
): Promise<ListAlert[]> {
  const rows = await listListAlerts(db, userId);
  const ids = rows.map(({ id }) => id);
  const costs = await costLists(db, ids, findLowestCost);
  return rows.map(({ id, list, token, limitCents, isReached }) => {
    const { totalCents = null, deliveryStated = true } = costs.get(id) ?? {};
    return {
      _id: String(id),
      list,
      token,
      limitPrice: centsToEuros(limitCents),
      total: optionalCentsToEuros(totalCents),
      deliveryKnown: deliveryStated,
      isReached,
    };
  });
}

/** The same for the export of their data. */
export async function exportListAlerts(
  db: Database,
  userId: number,
): Promise<{ list: AlertList; limitPrice: number; createdAt: string }[]> {
  const rows = await listListAlerts(db, userId);
  return rows.map(({ list, limitCents, createdAt }) => ({
    list,
    limitPrice: centsToEuros(limitCents),
    createdAt: createdAt.toISOString(),
  }));
}

/** Judges the alerts on lists that hold any of `due_products`; returns how many fired. */
export async function judgeLists(db: Database, findLowestCost: FindLowestCost): Promise<number> {
  await collectListTotals(db);
  await setListTotals(db, await costLists(db, await listWithinReach(db), findLowestCost));
  return fireLists(db);
}
