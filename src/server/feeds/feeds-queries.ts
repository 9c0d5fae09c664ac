import { type FileReading, plainReading } from '../../contract/feeds/feed-fields.ts';
import type { ImportFault } from '../../contract/feeds/import-messages.ts';
import type { RejectionCount } from '../../contract/feeds/rejection-messages.ts';
import type { UnstatedStock } from '../../contract/feeds/unstated-stock.ts';
import type { Database } from '../platform/database/database.ts';
import type { FeedFormat } from './adapters/formats.ts';
import { FeedFileError } from './reading/feed-file-error.ts';
import type { RejectionReason } from './rejection.ts';

export type StoredFeed = {
  id: number;
  observedAt: Date | null;
  isFresh: boolean;
  /** The hash of its last file, and from when that is. */
  statedMark: string | null;
  statedAt: Date | null;
};

export type RunRow = {
  feedId: number;
  fileName: string;
  observedAt: Date;
  startedAt: Date;
  rowsRead: number;
  rowsRejected: number;
  rowsRepeated: number;
  rowsUnmapped: number;
  offersNew: number;
  offersChanged: number;
  offersSame: number;
  offersGone: number;
  productsNew: number;
  pricesHeld: number;
  rowsHeld: number;
  matched: Record<string, number>;
  rejections: readonly RejectionCount[];
  unreadStock: readonly { value: string; count: number }[];
};

/** A rejected row as in its file; see the table's comments. */
export type RejectedRow = {
  number: number;
  line: number | null;
  reason: RejectionReason;
  detail: string | null;
  articleId: string | null;
  title: string | null;
  price: string | null;
  raw: string;
};

/** Columns of `rejected_rows` after the run's, in the order of `rejectedValues`. */
const rejectedColumns = 'row_number, line, reason, detail, article_id, title, price, raw';

/** The rows of arrays `rejectedValues`, of which the first is parameter number `first`. */
const rejectedFrom = (first: number): string =>
  `unnest(${['integer', 'integer', 'text', 'text', 'text', 'text', 'text', 'text']
    .map((type, i) => `$${first + i}::${type}[]`)
    .join(', ')}) as r (${rejectedColumns})`;

const rejectedValues = (rows: readonly RejectedRow[]) => [
  rows.map(({ number }) => number),
  rows.map(({ line }) => line),
  rows.map(({ reason }) => reason),
  rows.map(({ detail }) => detail),
  rows.map(({ articleId }) => articleId),
  rows.map(({ title }) => title),
  rows.map(({ price }) => price),
  rows.map(({ raw }) => raw),
];

/** Takes a session-level advisory lock; false: another session has it and `wait` is false. */
export async function lockSession(db: Database, name: string, wait: boolean): Promise<boolean> {
  if (wait) {
    await db.execute('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    return true;
  }
  const [answer] = await db.rows<{ locked: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
    [name],
  );
  return answer?.locked ?? false;
}

export async function unlockSession(db: Database, name: string): Promise<void> {
  await db.execute('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
}

/** Planner settings of an import's transaction: sets of some ten thousand rows, planned once each. */
export async function setForSets(transaction: Database): Promise<void> {
  await transaction.execute(`set local jit = off; set local work_mem = '64MB'`);
}

/**
 * Analyzes tables that have at least doubled with the new offers: with old statistics the planner would
 * choose full scans. Autovacuum would do it a minute later.
 */
export async function analyzeOutgrown(transaction: Database, newOffers: number): Promise<void> {
  const [offers] = await transaction.rows<{ isOutgrown: boolean }>(
    `select reltuples < $1 as "isOutgrown" from pg_class where oid = 'offers'::regclass`,
    [newOffers],
  );
  if (!offers?.isOutgrown) return;
  // Only columns in conditions: statistics of long texts cost seconds.
  await transaction.execute(
    `analyze offers (id, merchant_id, article_id, product_id), offer_texts (offer_id), feed_offers, price_points,
       products (id, category_id), match_listings (id, merchant_id, article_id, component, product_id), match_keys`,
  );
}

/** SQL of how a feed's files are read (`FileReading`). `feed`: the table's alias. */
export const readingOf = (feed: string): string =>
  `('${JSON.stringify(plainReading)}'::jsonb || ${feed}.reading || jsonb_build_object('columns', ${feed}.columns))`;

export type ToldFeed = { merchantId: number; merchant: string; reading: FileReading };

/** Feeds of a name of which admins have said how their files are read. */
export const listToldFeeds = (db: Database, name: string): Promise<ToldFeed[]> =>
  db.rows<ToldFeed>(
    `select m.id as "merchantId", m.name as merchant, ${readingOf('f')} as reading
     from feeds f join merchants m on m.id = f.merchant_id
     where f.name = $1 and (f.columns is not null or f.reading <> '{}')`,
    [name],
  );

/** A merchant's feed by name, made where it does not exist yet. @throws FeedFileError where it is being deleted */
export async function ensureFeed(
  db: Database,
  feed: { merchantId: number; name: string; format: FeedFormat },
): Promise<StoredFeed> {
  const [stored] = await db.rows<StoredFeed>(
    `insert into feeds (merchant_id, name, format) values ($1, $2, $3)
     on conflict (merchant_id, name) do update set format = excluded.format where feeds.deleted_at is null
     returning id, observed_at as "observedAt", is_fresh as "isFresh", stated_mark as "statedMark",
       stated_at as "statedAt"`,
    [feed.merchantId, feed.name, feed.format],
  );
  if (!stored) throw new FeedFileError('feed_deleted');
  return stored;
}

/** Makes a merchant's feed where it has none of that name, for what there is to say of a file that was not imported. */
export async function keepFeed(db: Database, feed: { merchantId: number; name: string }): Promise<void> {
  await db.execute('insert into feeds (merchant_id, name) values ($1, $2) on conflict do nothing', [
    feed.merchantId,
    feed.name,
  ]);
}

/** What a feed's settings say of what its rows leave open. */
export type FeedReading = { currency: string | null; unstatedStock: UnstatedStock };

export async function findFeedReading(
  db: Database,
  { merchantId, name }: { merchantId: number; name: string },
): Promise<FeedReading | undefined> {
  const [feed] = await db.rows<FeedReading>(
    `select currency, unstated_stock as "unstatedStock" from feeds where merchant_id = $1 and name = $2`,
    [merchantId, name],
  );
  return feed;
}

/** Whether a feed holds any offer. */
export async function hasOffers(
  db: Database,
  { merchantId, name }: { merchantId: number; name: string },
): Promise<boolean> {
  const found = await db.rows(
    `select from feed_offers fo join feeds f on f.id = fo.feed_id
     where f.merchant_id = $1 and f.name = $2 and fo.gone_at is null limit 1`,
    [merchantId, name],
  );
  return found.length > 0;
}

/** Keeps the currency that the command named, for the next files of the feed. */
export const storeCurrency = (db: Database, feedId: number, currency: string): Promise<number> =>
  db.execute('update feeds set currency = $2 where id = $1 and currency is distinct from $2', [
    feedId,
    currency,
  ]);

/** Adds the merged articles to what the feed holds, with the hashes of their rows. */
export async function addHeldOffers(db: Database, feedId: number): Promise<void> {
  await db.execute(
    `insert into feed_offers (feed_id, offer_id, row_hash)
     select $1, offer_id, row_hash from pg_temp.touched_offers where change = 'new'
     union all
     select $1, p.offer_id, p.row_hash
     from (select offer_id, case when action <> 'late' then content_hash end as row_hash
           from pg_temp.merge_plan where action <> 'pushed') p
     left join feed_offers fo on fo.feed_id = $1 and fo.offer_id = p.offer_id
     where p.offer_id is not null
       and (fo.offer_id is null or fo.gone_at is not null or fo.row_hash is distinct from p.row_hash)
     on conflict (feed_id, offer_id) do update set gone_at = null, row_hash = excluded.row_hash`,
    [feedId],
  );
}

/**
 * Marks offers that the feed held and the merged file does not, but for those that were pushed since it was written, to
 * be read again from other feeds; returns them.
 */
export async function markLeftOffers(
  db: Database,
  { feedId, observedAt, statedAt }: { feedId: number; observedAt: Date; statedAt: Date },
): Promise<number[]> {
  const rows = await db.rows<{ offerId: number }>(
    `update feed_offers fo set gone_at = $2, row_hash = null
     where fo.feed_id = $1 and fo.gone_at is null and (fo.pushed_at > $3) is not true
       and not exists (select from pg_temp.merge_plan p where p.offer_id = fo.offer_id)
       and not exists (select from pg_temp.seen_offers s where s.offer_id = fo.offer_id)
     returning fo.offer_id as "offerId"`,
    [feedId, observedAt, statedAt],
  );
  const left = rows.map(({ offerId }) => offerId);
  await rereadOffers(db, left);
  return left;
}

/** Has the rows of offers read again from the feeds that hold them: one that decided their values no longer does. */
export async function rereadOffers(db: Database, offerIds: readonly number[]): Promise<void> {
  await db.execute(
    `update feed_offers set row_hash = null
     where offer_id = any($1::bigint[]) and gone_at is null and row_hash is not null`,
    [offerIds],
  );
}

/** Sets when the feed was last seen, and whether it is fresh at `now`; returns the latter. */
export async function setFeedObserved(
  db: Database,
  feedId: number,
  observedAt: Date,
  now: Date,
): Promise<boolean> {
  const [feed] = await db.rows<{ isFresh: boolean }>(
    `update feeds f set observed_at = $2,
       is_fresh = fresh_until($2, m.freshness_days) > $3
     from merchants m
     where f.id = $1 and m.id = f.merchant_id
     returning f.is_fresh as "isFresh"`,
    [feedId, observedAt, now],
  );
  return feed?.isFresh ?? false;
}

/** Feeds that summaries still count although they are too old at `now`; marked as no longer counted. */
export async function takeStaleFeeds(db: Database, now: Date): Promise<number[]> {
  const feeds = await db.rows<{ id: number }>(
    `update feeds f set is_fresh = false
     from merchants m
     where m.id = f.merchant_id and f.is_fresh
       and fresh_until(f.observed_at, m.freshness_days) <= $1
     returning f.id`,
    [now],
  );
  return feeds.map(({ id }) => id);
}

/**
 * Forgets when offers were pushed that their merchants' freshness limit has overtaken at `now`; returns them: unless
 * another import has seen them, summaries count them no more.
 */
export async function takeStalePushes(db: Database, now: Date): Promise<number[]> {
  const offers = await db.rows<{ id: number }>(
    `update feed_offers fo set pushed_at = null
     from feeds f join merchants m on m.id = f.merchant_id
     where f.id = fo.feed_id and fo.pushed_at is not null and fresh_until(fo.pushed_at, m.freshness_days) <= $1
     returning fo.offer_id as id`,
    [now],
  );
  return offers.map(({ id }) => id);
}

/** Recomputes which feeds of a merchant are fresh at `now`, after its freshness limit changed. */
export const judgeFreshness = (db: Database, merchantId: number, now: Date): Promise<number> =>
  db.execute(
    `update feeds f set is_fresh = not f.is_fresh
     from merchants m
     where m.id = $1 and f.merchant_id = m.id
       and f.is_fresh <> coalesce(fresh_until(f.observed_at, m.freshness_days) > $2, false)`,
    [merchantId, now],
  );

/** Stores a finished import and the first of its rejected rows. */
export async function insertSucceededRun(
  db: Database,
  run: RunRow,
  rejected: readonly RejectedRow[],
): Promise<void> {
  await db.execute(
    `with run as (
       insert into import_runs (feed_id, file_name, status, observed_at, started_at, finished_at, rows_read,
         rows_rejected, rows_repeated, rows_unmapped, offers_new, offers_changed, offers_same, offers_gone,
         products_new, prices_held, rows_held, matched, rejections, unread_stock)
       values ($1, $2, 'succeeded', $3, $4, clock_timestamp(), $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
       returning id
     )
     insert into rejected_rows (run_id, ${rejectedColumns}) select run.id, r.* from run, ${rejectedFrom(19)}`,
    [
      run.feedId,
      run.fileName,
      run.observedAt,
      run.startedAt,
      run.rowsRead,
      run.rowsRejected,
      run.rowsRepeated,
      run.rowsUnmapped,
      run.offersNew,
      run.offersChanged,
      run.offersSame,
      run.offersGone,
      run.productsNew,
      run.pricesHeld,
      run.rowsHeld,
      JSON.stringify(run.matched),
      JSON.stringify(run.rejections),
      JSON.stringify(run.unreadStock),
      ...rejectedValues(rejected),
    ],
  );
}

/**
 * Stores that a file of a known feed failed or is held, with the first of its rejected rows; nothing for a
 * feed that was never imported. A file that is already held keeps its run. Returns the feed with a new run.
 */
export async function insertUnmergedRun(
  db: Database,
  run: {
    merchantId: number;
    feedName: string;
    fileName: string;
    status: 'failed' | 'held';
    observedAt: Date;
    startedAt: Date;
    rowsRead: number;
    rowsRejected: number;
    rowsRepeated: number;
    /** Of a held file: the feed's offers, and those that the file would have added, repriced or removed. */
    offersKnown: number | null;
    offersNew: number;
    offersChanged: number;
    offersGone: number;
    error: string;
    fault: ImportFault | null;
    fileMark: string | null;
    rejections: readonly RejectionCount[];
  },
  rejected: readonly RejectedRow[],
): Promise<number | undefined> {
  const [stored] = await db.rows<{ feedId: number }>(
    `with run as (
       insert into import_runs (feed_id, file_name, status, observed_at, started_at, finished_at, rows_read,
         rows_rejected, rows_repeated, offers_known, offers_new, offers_changed, offers_gone, error, fault, file_mark, rejections)
       select f.id, $3, $4, $5, $6, clock_timestamp(), $7, $8, $9, $10, $11, $12, $13, $14, $15::jsonb, $16, $17::jsonb
       from feeds f where f.merchant_id = $1 and f.name = $2
         and not exists (
           select from import_runs r where r.status = 'held' and r.file_mark = $16
             and r.id = (select max(id) from import_runs where feed_id = f.id))
       returning id, feed_id
     ), rejected as (
       insert into rejected_rows (run_id, ${rejectedColumns}) select run.id, r.* from run, ${rejectedFrom(18)}
     )
     select feed_id as "feedId" from run`,
    [
      run.merchantId,
      run.feedName,
      run.fileName,
      run.status,
      run.observedAt,
      run.startedAt,
      run.rowsRead,
      run.rowsRejected,
      run.rowsRepeated,
      run.offersKnown,
      run.offersNew,
      run.offersChanged,
      run.offersGone,
      run.error,
      run.fault && JSON.stringify(run.fault),
      run.fileMark,
      JSON.stringify(run.rejections),
      ...rejectedValues(rejected),
    ],
  );
  return stored?.feedId;
}

/** Deletes the rejected rows of all but the feed's last runs. */
export async function pruneRejectedRows(db: Database, feedId: number, keptRuns: number): Promise<void> {
  await db.execute(
    `delete from rejected_rows using (
       select id from import_runs where feed_id = $1 order by id desc offset $2
     ) as old where run_id = old.id`,
    [feedId, keptRuns],
  );
}

/**
 * Deletes imports older than `keepDays` with their rejected rows, at most `rows`, but never a feed's last ten
 * and its last that succeeded; returns how many.
 */
export const deleteOldRuns = (db: Database, keepDays: number, rows: number): Promise<number> =>
  db.execute(
    `delete from import_runs where id in (
       select r.id from import_runs r where r.finished_at < now() - make_interval(days => $1)
         and (select count(*) from (
           select from import_runs n where n.feed_id = r.feed_id and n.id > r.id limit 10) as newer) = 10
         and (r.status <> 'succeeded' or exists (
           select from import_runs n where n.feed_id = r.feed_id and n.id > r.id and n.status = 'succeeded'))
       limit $2)`,
    [keepDays, rows],
  );

/** Those of hosts that were asked whether they answer under https: those that did not only for a week: we may have been cut off. */
export const listAskedHosts = (
  db: Database,
  hosts: readonly string[],
): Promise<{ host: string; isSecure: boolean }[]> =>
  db.rows<{ host: string; isSecure: boolean }>(
    `select host, is_secure as "isSecure" from link_hosts
     where host = any($1::text[]) and (is_secure or asked_at > now() - interval '7 days')`,
    [hosts],
  );

export const noteAskedHost = (db: Database, host: string, isSecure: boolean): Promise<number> =>
  db.execute(
    `insert into link_hosts (host, is_secure) values ($1, $2)
     on conflict (host) do update set is_secure = excluded.is_secure, asked_at = now()`,
    [host, isSecure],
  );
