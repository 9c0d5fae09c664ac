import type { Database } from '../platform/database/database.ts';

type Times = {
  table: string;
  /** Columns that say when something was, or is to be. */
  columns: readonly string[];
  /** The latest that such a time can be while the clock goes right; left out: now, or what clocks differ by. */
  latest?: string;
  /** What a time beyond it becomes; left out: now. */
  becomes?: 'null';
  where?: string;
};

/** Those of two machines may differ by that much. */
const soon = `now() + interval '1 minute'`;

/** Of pg-boss: when each of its rounds was last made (null: never), and what waits or runs. */
const jobTimes: readonly Times[] = [
  {
    table: 'jobs.version',
    columns: ['cron_on', 'bam_on', 'flow_on', 'reindex_on'],
    becomes: 'null',
  },
  {
    table: 'jobs.version',
    columns: ['monitor_backoff_on'],
    latest: `now() + interval '1 hour'`,
    becomes: 'null',
  },
  { table: 'jobs.queue', columns: ['monitor_claim_on', 'monitor_on', 'maintain_on'], becomes: 'null' },
  { table: 'jobs.schedule', columns: ['created_on'] },
  // None of our jobs is tried again later than that.
  { table: 'jobs.job', columns: ['start_after'], where: `state in ('created', 'retry')` },
  { table: 'jobs.job', columns: ['started_on', 'heartbeat_on'], where: `state = 'active'` },
  // The minute that a schedule sent it for: when that comes, it would count as sent.
  { table: 'jobs.job', columns: ['singleton_on'], latest: `now() at time zone 'UTC'`, becomes: 'null' },
];

/** The latest next fetch: intervals are lengthened by up to a tenth, so that not all fall due at once. */
const nextFetch = 'now() + make_interval(mins => interval_minutes) * 1.1';

/** Times of ours for which something waits. `mailPauses`: seconds until the next try of a mail, after each that failed. */
const dueTimes = (mailPauses: readonly number[]): readonly Times[] => [
  { table: 'feeds', columns: ['next_at'], latest: nextFetch },
  { table: 'promo_files', columns: ['next_at'], latest: nextFetch },
  { table: 'promo_files', columns: ['tried_at', 'seen_at'] },
  { table: 'feeds', columns: ['last_tried_at', 'changed_at', 'busy_since', 'stated_at'] },
  {
    table: 'mails',
    columns: ['next_try_at'],
    latest: `${soon} + make_interval(secs => coalesce((array[${mailPauses.join()}])[attempts], 0))`,
    where: `state in ('queued', 'sending')`,
  },
  {
    table: 'pictures',
    columns: ['next_try_at'],
    latest: `now() + greatest(interval '1 day', least(interval '10 minutes' * 4 ^ least(attempts, 8), interval '7 days'))`,
    where: `state <> 'stored'`,
  },
  // Weeks of a year ago at the latest: what has come since has not been thinned.
  {
    table: 'price_thinning',
    columns: ['thinned_before'],
    latest: `now() - interval '1 year'`,
    becomes: 'null',
  },
  { table: 'watched_prices', columns: ['doubt_seen_at'] },
  { table: 'merchant_quality', columns: ['measured_at'] },
  { table: 'merchant_categories', columns: ['counted_at'] },
];

/** What imports have seen: they refuse a file that is older than the last one. */
const feedTimes: Times = { table: 'feeds', columns: ['observed_at', 'pushed_at', 'read_at'] };
const seenTimes: readonly Times[] = [
  { table: 'feed_offers', columns: ['pushed_at'] },
  { table: 'held_prices', columns: ['first_seen_at'] },
  { table: 'offers', columns: ['first_seen_at', 'last_seen_at'] },
];

async function bringBack(db: Database, times: Times): Promise<number> {
  const { table, columns, latest = soon, becomes = 'now()', where = 'true' } = times;
  const isAhead = (column: string) => `${column} > ${latest}`;
  const values = columns.map(
    (column) => `${column} = case when ${isAhead(column)} then ${becomes} else ${column} end`,
  );
  return db.execute(
    `update ${table} set ${values.join(', ')} where (${columns.map(isAhead).join(' or ')}) and ${where}`,
  );
}

async function bringBackAll(db: Database, all: readonly Times[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const times of all) {
    const count = await bringBack(db, times);
    if (count > 0) counts[times.table] = (counts[times.table] ?? 0) + count;
  }
  return counts;
}

/** Of each offer's price points ahead the last one is what it costs now. */
const bringBackPoints = (db: Database): Promise<number> =>
  db.execute(
    `with ahead as (delete from price_points where observed_at > now() returning *)
     insert into price_points (offer_id, observed_at, price_cents, delivery_cents, is_available)
     select distinct on (offer_id) offer_id, now(), price_cents, delivery_cents, is_available
     from ahead order by offer_id, observed_at desc`,
  );

/** Rows by table whose times lay ahead: none do any more. */
export async function bringBackTimes(
  db: Database,
  mailPauses: readonly number[],
): Promise<Record<string, number>> {
  const [schema] = await db.rows<{ isThere: boolean }>(
    `select to_regclass('jobs.version') is not null as "isThere"`,
  );
  const counts = await bringBackAll(db, [...(schema?.isThere ? jobTimes : []), ...dueTimes(mailPauses)]);
  const feeds = await bringBack(db, feedTimes);
  if (feeds === 0) return counts;
  // Only then worth reading all offers and points.
  const seen = await bringBackAll(db, seenTimes);
  return { ...counts, ...seen, feeds: (counts.feeds ?? 0) + feeds, price_points: await bringBackPoints(db) };
}
