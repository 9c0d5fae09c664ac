import type { Database } from '../../platform/database/database.ts';

/** What deleting a feed removes. */
export type FeedLoss = {
  /** Articles that the feed holds. */
  offers: number;
  /** Those that another feed of the merchant, read of late, holds as well: they stay. */
  kept: number;
  /** Products that lose an offer, and those of them that are left without any. */
  products: number;
  productsWithout: number;
  /** Imports whose history is deleted with it. */
  runs: number;
};

export async function countFeedLoss(db: Database, feedId: number): Promise<FeedLoss> {
  const [loss] = await db.rows<FeedLoss>(
    `with held as (
       select o.id, o.product_id, exists (
         select from feed_offers other join feeds f on f.id = other.feed_id and f.deleted_at is null
         join merchants m on m.id = f.merchant_id
         where other.offer_id = fo.offer_id and other.feed_id <> $1 and other.gone_at is null
           and fresh_until(greatest(f.observed_at, other.pushed_at), m.freshness_days) > now()) as is_kept
       from feed_offers fo join offers o on o.id = fo.offer_id
       where fo.feed_id = $1 and fo.gone_at is null and o.gone_at is null
     ), lost as (
       select product_id, count(*) as offers from held where not is_kept group by product_id
     )
     select (select count(*) from held) as offers, (select count(*) from held where is_kept) as kept,
       (select count(*) from lost) as products,
       (select count(*) from lost where lost.offers = (
          select count(*) from offers o where o.product_id = lost.product_id and o.gone_at is null)
       ) as "productsWithout",
       (select count(*) from import_runs where feed_id = $1) as runs`,
    [feedId],
  );
  return loss ?? { offers: 0, kept: 0, products: 0, productsWithout: 0, runs: 0 };
}

/**
 * Marks a feed as deleted and due, and cancels its import; false: an import is writing to the catalogue, and
 * we would have to wait.
 */
export async function markDeleted(db: Database, feedId: number): Promise<boolean> {
  const marked = await db.execute(
    `update feeds set deleted_at = now(), next_at = clock_timestamp(), url = null, etag = null, last_modified = null,
       is_accepted = false, is_cancelled = busy_since is not null, changed_at = clock_timestamp()
     where id = (select id from feeds where id = $1 and deleted_at is null for update skip locked)`,
    [feedId],
  );
  return marked === 1;
}

/** The merchant of a feed that is deleted; undefined: there is none such. */
export async function findDeleted(db: Database, feedId: number): Promise<number | undefined> {
  const [feed] = await db.rows<{ merchantId: number }>(
    'select merchant_id as "merchantId" from feeds where id = $1 and deleted_at is not null for update',
    [feedId],
  );
  return feed?.merchantId;
}

/** When an article that a feed holds was seen last; undefined: it holds none. */
export async function findLastSeen(db: Database, feedId: number): Promise<Date | undefined> {
  const [row] = await db.rows<{ at: Date | null }>(
    `select max(o.last_seen_at) as at from feed_offers fo join offers o on o.id = fo.offer_id
     where fo.feed_id = $1 and fo.gone_at is null`,
    [feedId],
  );
  return row?.at ?? undefined;
}

/**
 * Removes all offers of a feed; returns them.
 * Other feeds with these are to be read again: they decide now.
 */
export async function removeFeedOffers(db: Database, feedId: number, at: Date): Promise<number[]> {
  const rows = await db.rows<{ offerId: number }>(
    `update feed_offers set gone_at = $2, row_hash = null where feed_id = $1 and gone_at is null
     returning offer_id as "offerId"`,
    [feedId, at],
  );
  const left = rows.map(({ offerId }) => offerId);
  await db.execute(
    `update feed_offers set row_hash = null
     where offer_id = any($1::bigint[]) and gone_at is null and row_hash is not null`,
    [left],
  );
  return left;
}

/** Deletes a feed with its imports. */
export async function dropFeed(db: Database, feedId: number): Promise<void> {
  await db.execute('delete from feed_offers where feed_id = $1', [feedId]);
  await db.execute('delete from feeds where id = $1', [feedId]);
}
