import type { Database } from '../../platform/database/database.ts';

/** `interval` in seconds until one more is free; `burst` how many may be taken at once. */
export type Bucket = { name: Buffer; interval: number; burst: number };

/**
 * When a bucket `t` starts to fill. A time further ahead than a full bucket is from before the clock was set
 * back, and is ignored. Uses the current time, not that of the transaction's start: a transaction that
 * started later may have taken from it before.
 */
const fillsFrom = `case when t.full_at > clock_timestamp() + make_interval(secs => $2 * $3 + 60) then clock_timestamp()
  else greatest(t.full_at, clock_timestamp()) end`;

/** Takes one token from a bucket. Returns 0, or the seconds until one is available. */
export async function takeFromBucket(db: Database, { name, interval, burst }: Bucket): Promise<number> {
  const taken = await db.named(
    'take_throttle',
    `insert into throttles as t (name, full_at) values ($1, now() + make_interval(secs => $2))
     on conflict (name) do update set full_at = ${fillsFrom} + make_interval(secs => $2)
       where ${fillsFrom} + make_interval(secs => $2) <= clock_timestamp() + make_interval(secs => $2 * $3)
     returning name`,
    [name, interval, burst],
  );
  if (taken.length > 0) return 0;
  const [row] = await db.named<{ wait: number }>(
    'throttle_wait',
    `select ceil(extract(epoch from full_at - now()) - $2::float8 * ($3 - 1))::int as wait
     from throttles where name = $1`,
    [name, interval, burst],
  );
  return Math.max(1, row?.wait ?? 1);
}

/** Gives back what was taken. */
export async function returnToBucket(db: Database, { name, interval }: Bucket): Promise<void> {
  await db.named(
    'return_throttle',
    'update throttles set full_at = full_at - make_interval(secs => $2) where name = $1',
    [name, interval],
  );
}
