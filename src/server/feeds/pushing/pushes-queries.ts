import type { PushBody } from '../../../contract/feeds/push-schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FeedFormat } from '../adapters/formats.ts';
import { readingOf } from '../feeds-queries.ts';
import type { PushedFeed } from './adapt-rows.ts';
import type { PushCounts, PushOutcome } from './outcome.ts';

/** A feed as it is pushed to. */
export type KeyedFeed = PushedFeed & {
  id: number;
  merchantId: number;
  keyHash: string | null;
  /** Neither it nor its merchant is switched off. */
  isActive: boolean;
};

/** What waits to be merged. */
export type WaitingPush = { id: number; content: PushBody };

export async function findKeyedFeed(db: Database, id: number): Promise<KeyedFeed | undefined> {
  const [feed] = await db.named<KeyedFeed>(
    'keyed_feed',
    `select f.id, f.merchant_id as "merchantId", f.format, ${readingOf('f')} as reading, f.currency, f.unstated_stock as "unstatedStock",
       m.network_id as "networkId",
       f.push_key_hash as "keyHash", f.is_active and m.is_active as "isActive"
     from feeds f join merchants m on m.id = f.merchant_id
     where f.id = $1 and f.deleted_at is null`,
    [id],
  );
  return feed;
}

/** Stores a push to be merged, and tells the workers; undefined: more rows of the feed wait than `max`. */
export async function insertPush(
  db: Database,
  feedId: number,
  content: PushBody,
  max: number,
): Promise<number | undefined> {
  const [push] = await db.rows<{ id: number }>(
    `with stored as (
       insert into offer_pushes (feed_id, content, row_count)
       select $1, $2::json, $3::integer
       where coalesce((select sum(row_count) from offer_pushes where feed_id = $1 and merged_at is null), 0)
         + $3::integer <= $4
       returning id
     )
     select id, pg_notify('offers_pushed', '') from stored`,
    [feedId, JSON.stringify(content), content.rows.length + content.gone.length, max],
  );
  return push?.id;
}

/** Those of the pushes that are merged; `outcome` null: it could not be. */
export const listMerged = (
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; outcome: PushOutcome | null }[]> =>
  db.named(
    'merged_pushes',
    'select id, outcome from offer_pushes where id = any($1::bigint[]) and merged_at is not null',
    [ids],
  );

/** Rises with each push. */
export async function getPushVersion(db: Database): Promise<number> {
  const [last] = await db.rows<{ id: number }>(
    'select coalesce(max(id), 0) as id from offer_pushes where merged_at is null',
  );
  return last?.id ?? 0;
}

export async function listFeedsWithPushes(db: Database): Promise<number[]> {
  const feeds = await db.rows<{ id: number }>(
    'select feed_id as id from offer_pushes where merged_at is null group by feed_id order by min(id)',
  );
  return feeds.map(({ id }) => id);
}

/** The feed's next pushes: `rows` of them at most, but one in any case. */
export const listWaiting = (db: Database, feedId: number, rows: number): Promise<WaitingPush[]> =>
  db.rows(
    `select id, content from (
       select id, content, sum(row_count) over (order by id) - row_count as before
       from (select * from offer_pushes where feed_id = $1 and merged_at is null order by id limit 1000) as first
     ) as next
     where before = 0 or before < $2 order by id`,
    [feedId, rows],
  );

/** Ends pushes with their outcomes; null: they could not be merged. */
export const endPushes = (
  db: Database,
  ids: readonly number[],
  outcomes: readonly (PushOutcome | null)[],
): Promise<number> =>
  db.execute(
    `update offer_pushes p set merged_at = now(), content = '{}', outcome = nullif(given.outcome, 'null')::json
     from unnest($1::bigint[], $2::text[]) as given (id, outcome) where p.id = given.id`,
    [ids, outcomes.map((outcome) => JSON.stringify(outcome))],
  );

/** Deletes outcomes that nobody waits for any more. */
export const deleteOldPushes = (db: Database): Promise<number> =>
  db.execute(`delete from offer_pushes where merged_at < now() - interval '10 minutes'`);

/** Notes that a feed was pushed to, and how many rows became of what on this day. */
export async function noteFeedPushed(
  db: Database,
  feedId: number,
  { at, format, counts }: { at: Date; format: FeedFormat | undefined; counts: PushCounts },
): Promise<void> {
  await db.execute(
    `with today as (select to_char($2::timestamptz at time zone 'Europe/Paris', 'YYYY-MM-DD') as day)
     update feeds set pushed_at = $2, format = coalesce(format, $3),
       pushed_today = jsonb_build_object('day', today.day) || (
         select jsonb_object_agg(key, value::integer + case when pushed_today ->> 'day' = today.day
                                                            then coalesce((pushed_today ->> key)::integer, 0) else 0 end)
         from jsonb_each_text($4::jsonb))
     from today where id = $1`,
    [feedId, at, format ?? null, JSON.stringify(counts)],
  );
}
