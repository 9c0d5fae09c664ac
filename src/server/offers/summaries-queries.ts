import type { Database } from '../platform/database.ts';

// Products whose summaries are to be made again stand in the temporary table `touched_products`.

/** Makes `touched_products` of the offers that a merge touched; `feedId`: and of all that the feed holds. */
export async function collectTouchedProducts(db: Database, feedId: number | null): Promise<number> {
  await createTouchedProducts(db);
  const touched = await db.execute(
    `insert into pg_temp.touched_products
     select product_id from pg_temp.touched_offers
     union
     select o.product_id from feed_offers fo join offers o on o.id = fo.offer_id
     where fo.feed_id = $1 and fo.gone_at is null`,
    [feedId],
  );
  await db.execute('analyze pg_temp.touched_products');
  return touched;
}

/** Makes `touched_products` of all products with offers in the given feeds. */
export async function collectProductsOfFeeds(db: Database, feedIds: readonly number[]): Promise<number> {
  await createTouchedProducts(db);
  const touched = await db.execute(
    `insert into pg_temp.touched_products
     select distinct o.product_id from feed_offers fo join offers o on o.id = fo.offer_id
     where fo.feed_id = any($1::integer[])`,
    [feedIds],
  );
  await db.execute('analyze pg_temp.touched_products');
  return touched;
}

async function createTouchedProducts(db: Database): Promise<void> {
  await db.execute('create temporary table touched_products (product_id bigint) on commit drop');
}

/**
 * Makes the temporary table `live_offers` of the live offers of `touched_products`: not gone, of an active
 * merchant, seen within its freshness limit before `now`.
 */
export async function collectLiveOffers(db: Database, now: Date): Promise<void> {
  await db.execute(
    `create temporary table live_offers (
       product_id bigint, id bigint, merchant_id integer, condition text, price_cents integer,
       delivery_cents integer, total_cents integer, in_stock boolean, rating numeric(3, 2), rating_count integer
     ) on commit drop`,
  );
  await db.execute(
    `insert into pg_temp.live_offers
     with merchants_now as (
       select m.id, $1::timestamptz - make_interval(days => m.freshness_days) as fresh_from,
         bool_and(coalesce(f.observed_at > $1::timestamptz - make_interval(days => m.freshness_days), false))
           as all_fresh
       from merchants m join feeds f on f.merchant_id = m.id
       where m.is_active
       group by m.id
     )
     select o.product_id, o.id, o.merchant_id, o.condition, o.price_cents, o.delivery_cents, o.total_cents,
       o.availability = 'in_stock', o.rating, o.rating_count
     from pg_temp.touched_products t
     join offers o on o.product_id = t.product_id
     join merchants_now m on m.id = o.merchant_id
     where o.gone_at is null and (m.all_fresh or o.last_seen_at > m.fresh_from or exists (
       select from feed_offers fo join feeds f on f.id = fo.feed_id
       where fo.offer_id = o.id and fo.gone_at is null and f.observed_at > m.fresh_from))`,
    [now],
  );
  await db.execute('analyze pg_temp.live_offers (product_id)');
}

/**
 * Makes the summaries of `touched_products` anew from `live_offers`, in the order of ranking.ts; answers how
 * many changed.
 */
export async function refreshSummaries(db: Database): Promise<number> {
  return db.execute(
    `with best as (
       select distinct on (product_id) *
       from pg_temp.live_offers
       order by product_id, in_stock desc, array_position(array['new', 'refurbished', 'used'], condition),
         total_cents, delivery_cents is null, id
     ), counted as (
       select product_id, count(*) as offers, count(distinct merchant_id) as merchants
       from pg_temp.live_offers group by product_id
     )
     insert into product_summaries as s (product_id, main_offer_id, condition, price_cents, delivery_cents,
       total_cents, in_stock, offers_count, merchants_count)
     select t.product_id, b.id, b.condition, b.price_cents, b.delivery_cents, b.total_cents,
       coalesce(b.in_stock, false), coalesce(c.offers, 0), coalesce(c.merchants, 0)
     from pg_temp.touched_products t
     left join best b using (product_id)
     left join counted c using (product_id)
     on conflict (product_id) do update set main_offer_id = excluded.main_offer_id,
       condition = excluded.condition, price_cents = excluded.price_cents,
       delivery_cents = excluded.delivery_cents, total_cents = excluded.total_cents,
       in_stock = excluded.in_stock, offers_count = excluded.offers_count,
       merchants_count = excluded.merchants_count, changed_at = now()
     where (s.main_offer_id, s.condition, s.price_cents, s.delivery_cents, s.total_cents, s.in_stock,
            s.offers_count, s.merchants_count)
       is distinct from (excluded.main_offer_id, excluded.condition, excluded.price_cents,
            excluded.delivery_cents, excluded.total_cents, excluded.in_stock, excluded.offers_count,
            excluded.merchants_count)`,
  );
}
