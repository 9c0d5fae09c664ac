import type { SearchAlert } from '../../contract/alerts/schema.ts';
import {
  isNarrowed,
  readWatchedList,
  type WatchedList,
  writeWatchedList,
} from '../../contract/alerts/watched-list.ts';
import type { Language } from '../../contract/language.ts';
import { centsToEuros } from '../../contract/money.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import { lockChecks } from './checking-queries.ts';
import { watchedListLabel } from './list-label.ts';
import { noLimit } from './queries.ts';
import {
  type Candidate,
  countSearchAlerts,
  findLastSearchCheck,
  fireSearchAlert,
  forgetProducts,
  listAlertsWithin,
  listKnownProducts,
  listSearchAlerts,
  listTotalsInSizes,
  replaceKnownProducts,
  type SearchAlertRow,
  takeSearchChecks,
  upsertSearchAlert,
} from './search-alerts-queries.ts';
import { lockOwnSettings } from './settings.ts';

/** Alerts on lists that a user has at most. */
const maxSearchAlerts = 20;
/** Products that may be within an alert's limit when it is set; of more it would tell nothing that a list does not. */
const maxKnown = 100;
/** Of a list as it is stored. */
const maxLength = 4_000;

/**
 * Finds products of a list that are in stock for at most `limitCents` delivered, the cheapest first, `limit` of them at
 * most. Throws AppError `not_found` where there is no such category.
 */
export type FindListed = (list: WatchedList, limitCents: number, limit: number) => Promise<number[]>;

/** Opens the catalogue as it stands. */
export type OpenListed = () => Promise<FindListed>;

/**
 * Sets an alert on a list, or changes the limit of the one that it has; what is within it already is no news. Returns how
 * many products that are.
 * @throws AppError `not_found`: no such category; `invalid_request`; `conflict` where there are too many
 */
export async function setSearchAlert(
  database: DatabasePool,
  userId: number,
  { list, limitCents }: { list: string; limitCents: number },
  find: FindListed,
): Promise<number> {
  const wanted = readWatchedList(list);
  if (!isNarrowed(wanted)) throw new AppError('invalid_request', { reason: 'alert_list_wide' });
  const written = writeWatchedList(wanted);
  if (written.length > maxLength) throw new AppError('invalid_request');
  const found = await find(wanted, limitCents, maxKnown + 1);
  if (found.length > maxKnown) throw new AppError('invalid_request', { reason: 'alert_list_wide' });
  await database.transaction(async (transaction) => {
    await lockOwnSettings(transaction, userId);
    // Not while a check decides what is news.
    await lockChecks(transaction);
    const id = await upsertSearchAlert(transaction, userId, { list: written, limitCents });
    if ((await countSearchAlerts(transaction, userId)) > maxSearchAlerts) {
      throw new AppError('conflict', { reason: 'alerts_full' });
    }
    await replaceKnownProducts(transaction, id, found);
  });
  return found.length;
}

/** A user's alerts on lists, newest first. */
export async function getSearchAlerts(
  db: Database,
  userId: number,
  language: Language,
): Promise<SearchAlert[]> {
  const rows = await listSearchAlerts(db, userId);
  return rows.map(({ id, list, category, limitCents }) => ({
    _id: String(id),
    list,
    label: watchedListLabel(language, list, category),
    limitPrice: centsToEuros(limitCents),
  }));
}

/** A user's alerts on lists, for the export of their data. */
export async function exportSearchAlerts(
  db: Database,
  userId: number,
): Promise<Pick<SearchAlert, 'list' | 'limitPrice'>[]> {
  const alerts = await listSearchAlerts(db, userId);
  return alerts.map(({ list, limitCents }) => ({ list, limitPrice: centsToEuros(limitCents) }));
}

/** A price counts in the conditions that the list is narrowed to, else as the product's main one. */
function isOfList({ condition, isMain }: Candidate, { choice }: WatchedList): boolean {
  return choice.condition.length > 0 ? choice.condition.includes(condition) : isMain;
}

const sizePrefix = 'size:';

const sizesOf = ({ choice }: WatchedList): string[] =>
  choice.spec.flatMap((each) => (each.startsWith(sizePrefix) ? each.slice(sizePrefix.length) : []));

/** In a list that is narrowed to sizes, what products cost in the best of these; what nobody has in any is left out. */
async function inSizesOf(
  db: Database,
  list: WatchedList,
  found: readonly Candidate[],
): Promise<readonly Candidate[]> {
  const sizes = sizesOf(list);
  if (sizes.length === 0 || found.length === 0) return found;
  const ids = found.map(({ productId }) => productId);
  const totals = await listTotalsInSizes(db, ids, sizes, list.choice.condition);
  const byProduct = new Map(totals.map((total) => [total.productId, total]));
  return found.flatMap((each) => {
    const total = byProduct.get(each.productId);
    return total ? { ...each, ...total } : [];
  });
}

/** Forgets those that it told of whose sizes cost more than its limit again: their cheapest size may not. */
async function forgetDearer(
  db: Database,
  { id, limitCents }: SearchAlertRow,
  list: WatchedList,
  told: readonly Candidate[],
): Promise<void> {
  if (told.length === 0 || sizesOf(list).length === 0) return;
  const still = new Set(
    (await inSizesOf(db, list, told))
      .filter(({ totalCents }) => totalCents <= limitCents)
      .map(({ productId }) => productId),
  );
  await forgetProducts(
    db,
    id,
    told.map(({ productId }) => productId).filter((each) => !still.has(each)),
  );
}

async function judge(
  db: Database,
  alert: SearchAlertRow,
  candidates: readonly Candidate[],
  known: ReadonlySet<number>,
  find: FindListed,
): Promise<boolean> {
  const list = readWatchedList(alert.list);
  await forgetDearer(
    db,
    alert,
    list,
    candidates.filter(({ productId }) => known.has(productId)),
  );
  const within = candidates.filter(
    (each) => each.totalCents <= alert.limitCents && !known.has(each.productId) && isOfList(each, list),
  );
  if (within.length === 0) return false;
  const listed = new Set(await find(list, alert.limitCents, maxKnown));
  const found = (
    await inSizesOf(
      db,
      list,
      within.filter(({ productId }) => listed.has(productId)),
    )
  )
    .filter(({ totalCents }) => totalCents <= alert.limitCents)
    .sort((a, b) => a.totalCents - b.totalCents || a.productId - b.productId);
  const news = [...new Map(found.toReversed().map((each) => [each.productId, each])).values()].reverse();
  await fireSearchAlert(db, alert, news);
  return news.length > 0;
}

/** The index is asked, but not open yet: opening takes long, and is for when nothing is locked. */
class IndexClosed extends Error {}

/** Judges the alerts on lists by the first products that were noted; undefined: none is left, else how many fired. */
async function judgeNext(db: Database, last: number, find: FindListed): Promise<number | undefined> {
  await lockChecks(db);
  const candidates = await takeSearchChecks(db, last);
  if (!candidates || candidates.length === 0) return candidates?.length;
  const lowest = candidates.reduce((least, { totalCents }) => Math.min(least, totalCents), noLimit);
  const alerts = await listAlertsWithin(db, lowest);
  if (alerts.length === 0) return 0;
  const ids = alerts.map(({ id }) => id);
  const known = Map.groupBy(await listKnownProducts(db, ids), ({ alertId }) => alertId);
  let fired = 0;
  for (const alert of alerts) {
    const own = new Set((known.get(alert.id) ?? []).map(({ productId }) => productId));
    fired += Number(await judge(db, alert, candidates, own, find));
  }
  return fired;
}

/**
 * Judges the alerts on lists by the products that were noted since the last time, some of them in a transaction. The index
 * is opened only where one of them is within a limit; what was noted stays noted where that fails. Returns how many fired.
 */
export async function judgeSearches(database: DatabasePool, open: OpenListed): Promise<number> {
  // The index is as new as these; what is noted from now on waits for the next one.
  const last = await findLastSearchCheck(database);
  if (last === undefined) return 0;
  let opened: FindListed | undefined;
  const find: FindListed = async (...asked) => {
    if (!opened) throw new IndexClosed();
    try {
      return await opened(...asked);
    } catch (error) {
      // A category that is gone has no products.
      if (error instanceof AppError && error.code === 'not_found') return [];
      throw error;
    }
  };
  let fired = 0;
  for (let more: number | undefined = 0; more !== undefined; fired += more ?? 0) {
    try {
      more = await database.transaction((transaction) => judgeNext(transaction, last, find));
    } catch (error) {
      if (!(error instanceof IndexClosed)) throw error;
      more = 0;
      opened = await open();
    }
  }
  return fired;
}
