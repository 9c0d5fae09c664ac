import type { FeedCurrency } from '../../../contract/feeds/currencies.ts';
import type { FileReading } from '../../../contract/feeds/feed-fields.ts';
import type { FeedNews } from '../../../contract/feeds/schema.ts';
import type { UnstatedStock } from '../../../contract/feeds/unstated-stock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FeedFormat } from '../adapters/formats.ts';
import type { CollectProgress } from '../collecting/collecting-queries.ts';
import { readingOf } from '../feeds-queries.ts';
import type { PushCounts } from '../pushing/outcome.ts';
import type { StoredFault } from './runs-queries.ts';

export type FeedRow = {
  id: number;
  merchantId: number;
  merchantName: string;
  name: string;
  format: FeedFormat | null;
  url: string | null;
  reading: FileReading;
  currency: FeedCurrency | null;
  unstatedStock: UnstatedStock;
  isActive: boolean;
  isMerchantActive: boolean;
  intervalMinutes: number;
  nextAt: Date | null;
  busySince: Date | null;
  progress: CollectProgress | null;
  failures: number;
  lastError: string | null;
  lastFault: StoredFault;
  lastTriedAt: Date | null;
  observedAt: Date | null;
  pushKeyAt: Date | null;
  pushedAt: Date | null;
  pushedToday: PushCounts | null;
  isFresh: boolean;
  version: number;
  lastRunId: number | null;
};

const feedColumns = `f.id, f.merchant_id as "merchantId", m.name as "merchantName", f.name, f.format, f.url,
  ${readingOf('f')} as reading, f.currency, f.unstated_stock as "unstatedStock",
  f.is_active as "isActive", m.is_active as "isMerchantActive", f.interval_minutes as "intervalMinutes", f.next_at as "nextAt",
  f.busy_since as "busySince", f.progress, f.failures, f.last_error as "lastError", f.last_fault as "lastFault",
  f.last_tried_at as "lastTriedAt", f.observed_at as "observedAt", 
  f.is_fresh or coalesce(fresh_until(f.pushed_at, m.freshness_days) > now(), false) as "isFresh",
  f.version, f.push_key_at as "pushKeyAt", f.pushed_at as "pushedAt",
  case when f.pushed_today ->> 'day' = to_char(now() at time zone 'Europe/Paris', 'YYYY-MM-DD')
    then f.pushed_today - 'day' end as "pushedToday",
  (select id from import_runs r where r.feed_id = f.id order by r.id desc limit 1) as "lastRunId"`;

/** $1: part of the merchant's or the feed's name. */
const isWanted = `($1 = '' or position(lower($1) in lower(m.name)) > 0 or position(lower($1) in lower(f.name)) > 0)`;

/** Feeds whose last import waits for a decision come first, then those that failed, then by merchant and name. */
export const listFeedRows = (
  db: Database,
  { search, offset, limit }: { search: string; offset: number; limit: number },
): Promise<FeedRow[]> =>
  db.rows(
    `with feeds_now as (select ${feedColumns} from feeds f join merchants m on m.id = f.merchant_id
       where f.deleted_at is null and ${isWanted})
     select f.* from feeds_now f left join import_runs r on r.id = f."lastRunId"
     order by r.status is not distinct from 'held' desc,
       (f.failures > 0 or r.status is not distinct from 'failed') desc,
       f."merchantName" collate "fr-x-icu", f.name, f.id
     offset $2 limit $3`,
    [search, offset, limit],
  );

export async function countFeedRows(db: Database, search: string): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `select count(*) as count from feeds f join merchants m on m.id = f.merchant_id
     where f.deleted_at is null and ${isWanted}`,
    [search],
  );
  return row?.count ?? 0;
}

export async function findFeedRow(db: Database, id: number): Promise<FeedRow | undefined> {
  const [feed] = await db.rows<FeedRow>(
    `select ${feedColumns} from feeds f join merchants m on m.id = f.merchant_id
     where f.id = $1 and f.deleted_at is null`,
    [id],
  );
  return feed;
}

export type FeedSettings = {
  url: string | null;
  intervalMinutes: number;
  reading: FileReading;
  /** Of prices whose file does not say it; null: such a file is held. */
  currency: FeedCurrency | null;
  /** What it means where a row says nothing of its stock. */
  unstatedStock: UnstatedStock;
};

/** How files are read, as the columns `columns` and `reading`. */
function storedReading({ columns, ...reading }: FileReading): (string | null)[] {
  const said = Object.entries(reading).filter(([, value]) => value !== null);
  return [columns && JSON.stringify(columns), JSON.stringify(Object.fromEntries(said))];
}

/**
 * Stores a feed that is due at once. An existing feed of that name without an address is reused; undefined:
 * it has an address.
 */
export async function insertFeed(
  db: Database,
  {
    merchantId,
    name,
    url,
    intervalMinutes,
    reading,
    currency,
    unstatedStock,
  }: FeedSettings & { merchantId: number; name: string },
): Promise<number | undefined> {
  const [feed] = await db.rows<{ id: number }>(
    `insert into feeds (merchant_id, name, url, interval_minutes, columns, reading, currency, unstated_stock, next_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, case when $3::text is not null then now() end)
     on conflict (merchant_id, name) do update set url = excluded.url,
       interval_minutes = excluded.interval_minutes, columns = excluded.columns, reading = excluded.reading,
       currency = excluded.currency, unstated_stock = excluded.unstated_stock, next_at = excluded.next_at, changed_at = clock_timestamp()
     where feeds.url is null and excluded.url is not null and feeds.deleted_at is null
     returning id`,
    [merchantId, name, url, intervalMinutes, ...storedReading(reading), currency, unstatedStock],
  );
  return feed?.id;
}

/** Rows that were read by other settings have to be read again. */
const clearRowHashes = (isChanged: string) => `with cleared as (
  update feed_offers fo set row_hash = null from feeds f where f.id = $1 and fo.feed_id = $1 and fo.row_hash is not null
    and ${isChanged})`;

/** Whether the settings by which its file was read differ from parameters 6 to 8. */
const isReadAnew =
  '(columns, reading, currency, unstated_stock) is distinct from ($6::jsonb, $7::jsonb, $8, $9)';

/**
 * Updates a feed if its version is unchanged; false: it has changed. A new address is fetched at once, and the file that lies
 * here is read again where it would be read otherwise.
 */
export async function updateFeed(
  db: Database,
  id: number,
  {
    url,
    intervalMinutes,
    reading,
    currency,
    unstatedStock,
    isActive,
    version,
  }: FeedSettings & { isActive: boolean; version: number },
): Promise<boolean> {
  const changed = await db.execute(
    `${clearRowHashes('f.version = $5 and (f.currency, f.unstated_stock) is distinct from ($8, $9)')}
     update feeds set url = $2, interval_minutes = $3, is_active = $4, columns = $6, reading = $7, currency = $8, unstated_stock = $9,
       version = version + 1,
       changed_at = clock_timestamp(),
       etag = case when url is distinct from $2 then null else etag end,
       last_modified = case when url is distinct from $2 then null else last_modified end,
       file_size = case when url is distinct from $2 then null else file_size end,
       next_at = case
         when $2::text is null then case when ${isReadAnew} and last_tried_at is not null then now() end
         when url is distinct from $2 or ${isReadAnew} or $4 and not is_active then now()
         else least(next_at, now() + make_interval(mins => $3)) end
     where id = $1 and version = $5`,
    [id, url, intervalMinutes, isActive, version, ...storedReading(reading), currency, unstatedStock],
  );
  return changed === 1;
}

/** Keeps the answer to a file that was held because it does not say its currency. */
export const answerCurrency = (db: Database, id: number, currency: FeedCurrency): Promise<number> =>
  db.execute(
    `${clearRowHashes('f.currency is distinct from $2')}
     update feeds set currency = $2, version = version + 1, changed_at = clock_timestamp() where id = $1`,
    [id, currency],
  );

/**
 * Requests a run of the feed now. `isAccepted`: with the accepted file. Files that were discarded before are
 * read again.
 */
export const requestFeedRun = (db: Database, id: number, isAccepted: boolean): Promise<number> =>
  db.execute(
    `with reconsidered as (
       update import_runs set file_mark = null where feed_id = $1 and status = 'discarded' and file_mark is not null)
     update feeds set next_at = now(), is_active = true, is_accepted = $2, changed_at = clock_timestamp()
     where id = $1`,
    [id, isAccepted],
  );

/** Cancels the feed's run; false: none is running. */
export async function cancelFeed(db: Database, id: number): Promise<boolean> {
  const cancelled = await db.execute(
    'update feeds set is_cancelled = true where id = $1 and busy_since is not null',
    [id],
  );
  return cancelled === 1;
}

/** Notifies worker processes, with the commit, that a feed is requested. */
export const announceFeeds = (db: Database): Promise<number> =>
  db.execute(
    `select pg_notify('feeds_asked', (extract(epoch from max(changed_at)) * 1000)::bigint::text) from feeds`,
  );

/** The progress of feeds; `changed` differs whenever anything else of a feed has changed. */
export async function readFeedProgress(db: Database): Promise<FeedNews> {
  const [news] = await db.rows<FeedNews>(
    `select coalesce(max(greatest(changed_at, last_tried_at, busy_since))::text, '') as changed,
       coalesce(jsonb_agg(jsonb_build_object('_id', id::text, 'progress', progress) order by id)
         filter (where busy_since is not null), '[]') as busy
     from feeds`,
  );
  return news ?? { changed: '', busy: [] };
}

/** Gives a feed the hash of another key; null: it has none any more. */
export const setPushKey = (db: Database, id: number, hash: string | null): Promise<number> =>
  db.execute(
    `update feeds set push_key_hash = $2, push_key_at = case when $2::text is not null then now() end where id = $1`,
    [id, hash],
  );
