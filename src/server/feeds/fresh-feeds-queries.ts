import type { Database } from '../platform/database/database.ts';

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
 * Clears the push times of offers that are older at `now` than their merchants' freshness limit; returns these
 * offers. Summaries no longer count them, unless another import has seen them.
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
