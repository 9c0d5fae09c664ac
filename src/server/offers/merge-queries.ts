import type { Database } from '../platform/database/database.ts';
import { arrayOf } from '../platform/database/id-arrays.ts';
import { ruledDeliveryCents } from './delivery-queries.ts';
import { comesBefore } from './feed-precedence.ts';
import { lastSeen } from './freshness-queries.ts';
import { insertTextsOf } from './texts-queries.ts';
import { createTouched } from './touched-queries.ts';

/** What the merge of one feed's rows belongs to. */
export type MergeScope = {
  merchantId: number;
  feedId: number;
  observedAt: Date;
  /** No row is newer: it says nothing of articles that were pushed to the feed since. */
  statedAt: Date;
};

/** An article that is new to its merchant, with the product that it was matched to. */
export type MatchedRow = { number: number; productId: number };

// The feed's file stands in the temporary tables `feed_rows` (feeds/importing/staging-queries.ts), one row
// per article, and `seen_offers`: the offers with unchanged rows, of which nothing else is staged.

/**
 * Plans each row: 'new', 'changed', 'same'; 'pushed': the article was pushed to the feed since the file was written;
 * 'held': another feed of the merchant that is still imported, and comes first by its name, holds the article and
 * decides its values; or 'late': its stored state is newer than this file. `is_alike`: it says the same as before but for
 * price, stock and delivery.
 */
export async function planMerge(db: Database, scope: MergeScope): Promise<void> {
  await db.execute(
    `create temporary table merge_plan (number integer, content_hash bigint, offer_id bigint, product_id bigint,
       action text, is_alike boolean) on commit drop`,
  );
  await createTouched(db);
  await db.execute(
    `insert into pg_temp.merge_plan
     with firsts as (
       select f.id, f.observed_at, m.freshness_days
       from feeds f join merchants m on m.id = f.merchant_id join feeds own on own.id = $2
       where ${comesBefore('f', 'own')}
     ), pushed as materialized (
       select offer_id from feed_offers where feed_id = $2 and pushed_at > $4
     )
     select r.number, r.content_hash, o.id, o.product_id,
       case
         when o.id is null then 'new'
         when o.id in (select offer_id from pushed) then 'pushed'
         when greatest(o.last_seen_at, o.gone_at) > $3 then 'late'
         when exists (select from feed_offers fo join firsts f on f.id = fo.feed_id
                      where fo.offer_id = o.id and fo.gone_at is null
                        and fresh_until(greatest(f.observed_at, fo.pushed_at), f.freshness_days) > $3)
           then 'held'
         when o.gone_at is not null or o.content_hash <> r.content_hash then 'changed'
         else 'same'
       end,
       coalesce(o.gone_at is null and ${evidenceOf('o')} = r.evidence_hash, false)
     from pg_temp.feed_rows r
     left join offers o on o.merchant_id = $1 and o.article_id = r.article_id`,
    [scope.merchantId, scope.feedId, scope.observedAt, scope.statedAt],
  );
  await db.execute('analyze pg_temp.merge_plan');
}

/**
 * The evidence of an offer or of a row, as the offer keeps it: mixed with the hash of the row that it was made of, it is void where
 * a process of another version wrote that.
 */
const evidenceOf = (table: string) => `(${table}.evidence_hash # ${table}.content_hash)`;

/** Delivery cost of a row: stated, else by the merchant's rule, else unknown. */
const deliveryCents = `coalesce(r.delivery_cents, ${ruledDeliveryCents('r.price_cents')})`;

/** Inserts the offers of articles that are new, with their texts: a batch of rows that lie together in the file. */
export async function insertNewOffers(
  db: Database,
  { merchantId, observedAt }: MergeScope,
  rows: readonly MatchedRow[],
): Promise<void> {
  const numbers = rows.map(({ number }) => number);
  // Not prepared: planned for this very range.
  await db.execute(
    `with inserted as (
       insert into offers (merchant_id, article_id, product_id, network_article_id, title, condition,
         price_cents, announced_cents, stated_delivery_cents, delivery_cents, delivery_info, delivery_min_days, delivery_max_days, warranty_months, warranty_by, seller, availability, stock, link,
         image_url, promotion_ids, rating, rating_count, content_hash, evidence_hash, first_seen_at, last_seen_at)
       select m.id, r.article_id, matched.product_id, r.network_article_id, r.title, r.condition,
         r.price_cents, r.announced_cents, r.delivery_cents, ${deliveryCents}, r.delivery_info, r.delivery_min_days, r.delivery_max_days, r.warranty_months, r.warranty_by, r.seller, r.availability, r.stock,
         r.link, r.image_url, r.promotion_ids, r.rating, r.rating_count, r.content_hash, ${evidenceOf('r')}, $2, $2
       from unnest($3::integer[], $4::bigint[]) as matched (number, product_id)
       join pg_temp.feed_rows r on r.number = matched.number and r.number between $5 and $6
       join merchants m on m.id = $1
       returning id, product_id, content_hash, article_id
     ), with_texts as (
       ${insertTextsOf(
         'inserted i join pg_temp.feed_rows r on r.article_id = i.article_id and r.number between $5 and $6',
       )}
     )
     insert into pg_temp.touched_offers select id, product_id, 'new', content_hash from inserted`,
    [
      merchantId,
      observedAt,
      arrayOf(numbers),
      arrayOf(rows.map(({ productId }) => productId)),
      Math.min(...numbers),
      Math.max(...numbers),
    ],
  );
}

/** Updates changed offers from their rows; gone ones are restored. */
export async function updateChangedOffers(
  db: Database,
  { merchantId, observedAt }: MergeScope,
): Promise<number> {
  return db.execute(
    `with changed as (
       update offers o set
         network_article_id = r.network_article_id, title = r.title, condition = r.condition,
         price_cents = r.price_cents, announced_cents = r.announced_cents, stated_delivery_cents = r.delivery_cents,
         delivery_cents = ${deliveryCents}, delivery_info = r.delivery_info,
         delivery_min_days = r.delivery_min_days, delivery_max_days = r.delivery_max_days,
         warranty_months = r.warranty_months, warranty_by = r.warranty_by, seller = r.seller,
         availability = r.availability, stock = r.stock, link = r.link, image_url = r.image_url,
         promotion_ids = r.promotion_ids, rating = r.rating, rating_count = r.rating_count, content_hash = r.content_hash,
         evidence_hash = ${evidenceOf('r')}, last_seen_at = $2, gone_at = null
       from pg_temp.merge_plan p
       join pg_temp.feed_rows r using (number)
       join merchants m on m.id = $1
       where p.action = 'changed' and o.id = p.offer_id
       returning o.id, o.product_id
     )
     insert into pg_temp.touched_offers select id, product_id, 'changed' from changed`,
    [merchantId, observedAt],
  );
}

/**
 * Marks as gone those of the given offers that no feed holds any more. A feed that was not read within the merchant's
 * freshness limit does not count: nothing else would take its offers off lists. They come back with its next file.
 * Returns the articles of those that were not gone before.
 */
export async function markGoneOffers(
  db: Database,
  offerIds: readonly number[],
  observedAt: Date,
): Promise<string[]> {
  const rows = await db.rows<{ articleId: string }>(
    `with gone as (
       update offers o set gone_at = $2
       where o.id = any($1::bigint[]) and o.gone_at is null and o.last_seen_at <= $2
         and not exists (
           select from feed_offers fo join feeds f on f.id = fo.feed_id join merchants m on m.id = f.merchant_id
           where fo.offer_id = o.id and fo.gone_at is null
             and fresh_until(greatest(f.observed_at, fo.pushed_at), m.freshness_days) > $2)
       returning o.id, o.product_id, o.article_id
     ), touched as (
       insert into pg_temp.touched_offers select id, product_id, 'gone' from gone
     )
     select article_id as "articleId" from gone`,
    [offerIds, observedAt],
  );
  return rows.map(({ articleId }) => articleId);
}

/**
 * Records that offers with unchanged rows were seen now; those that were stale are touched, so that lists show them
 * again. For pushes, which are no whole file of their feed.
 */
export async function seeOffersAgain(db: Database, observedAt: Date): Promise<void> {
  await db.execute(
    `insert into pg_temp.touched_offers
     select o.id, o.product_id, 'changed' from pg_temp.merge_plan p
     join offers o on o.id = p.offer_id join merchants m on m.id = o.merchant_id
     where p.action = 'same' and fresh_until(${lastSeen}, m.freshness_days) <= $1`,
    [observedAt],
  );
  await db.execute(
    `update offers o set last_seen_at = $1 from pg_temp.merge_plan p
     where p.action = 'same' and o.id = p.offer_id and o.last_seen_at < $1`,
    [observedAt],
  );
}

/** Counts the rows that changed nothing. */
export async function countSameOffers(db: Database): Promise<number> {
  const [counted] = await db.rows<{ count: number }>(
    `select count(*) filter (where action in ('same', 'pushed', 'held', 'late')) + (select count(*) from pg_temp.seen_offers) as count
     from pg_temp.merge_plan`,
  );
  return counted?.count ?? 0;
}
