import { type FileReading, type PriceNotation, plainReading } from '../../contract/feeds/feed-fields.ts';
import type { UnstatedStock } from '../../contract/feeds/unstated-stock.ts';
import type { Database } from '../platform/database/database.ts';
import type { FeedFormat } from './adapters/formats.ts';
import { FeedFileError } from './reading/feed-file-error.ts';

export type StoredFeed = {
  id: number;
  observedAt: Date | null;
  isFresh: boolean;
  /** The hash of its last file, and from when that is. */
  statedMark: string | null;
  statedAt: Date | null;
};

/** Takes a session-level advisory lock, waiting for whoever has it. */
export async function lockSession(db: Database, name: string): Promise<void> {
  await db.execute('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
}

/** Takes a session-level advisory lock where it is free; returns whether it was. */
export async function tryLockSession(db: Database, name: string): Promise<boolean> {
  const [row] = await db.rows<{ locked: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
    [name],
  );
  return row?.locked ?? false;
}

export async function unlockSession(db: Database, name: string): Promise<void> {
  await db.execute('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
}

/** Memory of an import's transaction: sets of some ten thousand rows. */
export async function setForSets(transaction: Database): Promise<void> {
  await transaction.execute(`set local work_mem = '64MB'`);
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

/** `readCurrency`: of the rows of its last file that state none, '' where nothing stated it; null: not known. */
export async function findFeedReading(
  db: Database,
  { merchantId, name }: { merchantId: number; name: string },
): Promise<(FeedReading & { readCurrency: string | null }) | undefined> {
  const [feed] = await db.rows<FeedReading & { readCurrency: string | null }>(
    `select currency, unstated_stock as "unstatedStock", read_currency as "readCurrency" from feeds where merchant_id = $1 and name = $2`,
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

/** Keeps how a feed's prices are written, as the command or an admin said it, for its next files. */
export const storeNotation = (db: Database, feedId: number, notation: PriceNotation): Promise<number> =>
  db.execute(
    `update feeds set reading = reading || jsonb_build_object('priceNotation', $2::text), version = version + 1,
       changed_at = clock_timestamp()
     where id = $1 and reading ->> 'priceNotation' is distinct from $2`,
    [feedId, notation],
  );

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
 * Marks the offers that the feed held and the merged file does not contain, except those pushed since the file was
 * written; they are to be read again from other feeds. Returns them.
 */
export async function markLeftOffers(
  db: Database,
  { feedId, observedAt, statedAt }: { feedId: number; observedAt: Date; statedAt: Date },
): Promise<number[]> {
  // A set difference is hashed or sorted. Of a new feed the planner may expect a single offer, and would compare each with each.
  const rows = await db.rows<{ offerId: number }>(
    `select offer_id as "offerId" from feed_offers
     where feed_id = $1 and gone_at is null and (pushed_at > $2) is not true
     except (select offer_id from pg_temp.merge_plan union all select offer_id from pg_temp.seen_offers)`,
    [feedId, statedAt],
  );
  const left = rows.map(({ offerId }) => offerId);
  if (left.length === 0) return left;
  await db.execute(
    `update feed_offers set gone_at = $3, row_hash = null where feed_id = $1 and offer_id = any($2::bigint[])`,
    [feedId, left, observedAt],
  );
  await rereadOffers(db, left);
  return left;
}

/** No feed holds these offers any more. */
export async function leaveFeeds(db: Database, offerIds: readonly number[], observedAt: Date): Promise<void> {
  await db.execute(
    `update feed_offers set gone_at = $2, row_hash = null where offer_id = any($1::bigint[]) and gone_at is null`,
    [offerIds, observedAt],
  );
}

/** Has the rows of offers read again from the feeds that hold them: one that decided their values no longer does. */
export async function rereadOffers(db: Database, offerIds: readonly number[]): Promise<void> {
  await db.execute(
    `update feed_offers set row_hash = null
     where offer_id = any($1::bigint[]) and gone_at is null and row_hash is not null`,
    [offerIds],
  );
}
