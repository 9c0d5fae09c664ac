import type { SearchAlert } from '../../contract/alerts/schema.ts';
import {
  isNarrowed,
  readWatchedList,
  type WatchedList,
  writeWatchedList,
} from '../../contract/alerts/watched-list.ts';
import { conditions } from '../../contract/catalogue/conditions.ts';
import type { Language } from '../../contract/language.ts';
import { centsToEuros } from '../../contract/money.ts';
import { spellSize } from '../language/clothing-size.ts';
import { compareSizes } from '../language/size-order.ts';
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

const sizePrefix = 'size:';

const sizesOf = ({ choice }: WatchedList): string[] =>
  choice.spec.flatMap((each) =>
    each.startsWith(sizePrefix) ? spellSize(each.slice(sizePrefix.length)) : [],
  );

/** By size. */
type Candidates = ReadonlyMap<string, readonly Candidate[]>;

/** Of what is in stock: the better condition, then known delivery, then the lowest price. */
const compareShown = (a: Candidate, b: Candidate): number =>
  conditions.indexOf(a.condition) - conditions.indexOf(b.condition) ||
  Number(b.isStated) - Number(a.isStated) ||
  a.totalCents - b.totalCents ||
  compareSizes(a.size, b.size);

/**
 * The price of each product as a list shows it: the best one in the conditions and sizes that the list is filtered
 * by, else the product's main price.
 */
function shownIn(list: WatchedList, candidates: Candidates): Map<number, Candidate> {
  const { condition } = list.choice;
  const sizes = sizesOf(list);
  const isAny = sizes.length === 0 && condition.length === 0;
  const own = (sizes.length > 0 ? sizes : ['']).flatMap((size) => candidates.get(size) ?? []);
  const shown = new Map<number, Candidate>();
  for (const each of own) {
    const counts = isAny ? each.isMain : condition.length === 0 || condition.includes(each.condition);
    const other = shown.get(each.productId);
    if (counts && (!other || compareShown(each, other) < 0)) shown.set(each.productId, each);
  }
  return shown;
}

async function judge(
  db: Database,
  alert: SearchAlertRow,
  { candidates, taken }: { candidates: Candidates; taken: ReadonlySet<number> },
  known: readonly number[],
  find: FindListed,
): Promise<boolean> {
  const list = readWatchedList(alert.list);
  const within = new Map(
    [...shownIn(list, candidates)].filter(
      ([, { isStated, totalCents }]) => isStated && totalCents <= alert.limitCents,
    ),
  );
  const above = known.filter((id) => taken.has(id) && !within.has(id));
  if (above.length > 0) await forgetProducts(db, alert.id, above);
  for (const id of known) within.delete(id);
  const believed = [...within.values()].filter(({ isDoubted }) => !isDoubted);
  if (believed.length === 0) return false;
  const listed = new Set(await find(list, alert.limitCents, maxKnown));
  const news = believed
    .filter(({ productId }) => listed.has(productId))
    .sort((a, b) => a.totalCents - b.totalCents || a.productId - b.productId);
  await fireSearchAlert(db, alert, news);
  return news.length > 0;
}

/** The index is asked, but not open yet: opening takes long, and is for when nothing is locked. */
class IndexClosed extends Error {}

/** Judges the alerts on lists by the first products that were noted; undefined: none is left, else how many fired. */
async function judgeNext(db: Database, last: number, find: FindListed): Promise<number | undefined> {
  await lockChecks(db);
  const noted = await takeSearchChecks(db, last);
  if (!noted || noted.length === 0) return noted?.length;
  const lowest = noted.reduce((least, { totalCents }) => Math.min(least, totalCents), noLimit);
  const alerts = await listAlertsWithin(db, lowest);
  if (alerts.length === 0) return 0;
  const ids = alerts.map(({ id }) => id);
  const known = Map.groupBy(await listKnownProducts(db, ids), ({ alertId }) => alertId);
  const candidates = Map.groupBy(noted, ({ size }) => size);
  const taken = new Set(noted.map(({ productId }) => productId));
  let fired = 0;
  for (const alert of alerts) {
    const own = (known.get(alert.id) ?? []).map(({ productId }) => productId);
    fired += Number(await judge(db, alert, { candidates, taken }, own, find));
  }
  return fired;
}

/**
 * Evaluates alerts on lists for the products noted since the last run, a part of them in each transaction. The index
 * is opened only if a product is within a limit; if that fails, the notes stay. Returns how many alerts fired.
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
