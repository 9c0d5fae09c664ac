import type { Database } from '../platform/database/database.ts';

/** Merchants whose feeds were imported, or who were changed, after they were measured, or over `minutes` ago. */
export async function listUnmeasured(db: Database, minutes: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select m.id from merchants m left join merchant_quality q on q.merchant_id = m.id
     where q.merchant_id is null or q.measured_at < now() - make_interval(mins => $1)
       or q.measured_at < greatest(m.standing_applied_at, m.delivery_rule_applied_at, (
         select max(r.finished_at) from feeds f join import_runs r on r.feed_id = f.id where f.merchant_id = m.id))`,
    [minutes],
  );
  return rows.map(({ id }) => id);
}

/**
 * Recomputes which offers' prices are more than three times, or less than a third of, the median of their product in
 * that condition, where it has three offers at least. Only products whose prices span that much need a median: they
 * are few, so this takes half a second for 200,000 offers.
 */
export async function findFarPrices(db: Database): Promise<void> {
  await db.execute(
    `with wide as (
       select product_id, condition from offers where gone_at is null group by product_id, condition
       having count(*) >= 3 and max(price_cents) >= 3 * min(price_cents)::bigint
     ), usual as (
       select product_id, condition, percentile_disc(0.5) within group (order by price_cents) as cents
       from offers join wide using (product_id, condition)
       where gone_at is null group by product_id, condition
     ), far as materialized (
       select o.id from offers o join usual using (product_id, condition)
       where o.gone_at is null
         and (o.price_cents >= 3 * usual.cents::bigint or 3::bigint * o.price_cents <= usual.cents)
     ), usual_again as (
       delete from far_prices where offer_id not in (select id from far)
     )
     insert into far_prices (offer_id) select id from far on conflict do nothing`,
  );
}

/**
 * Recomputes the quality figures of merchants' feeds, from the far prices found last; takes a second or so
 * for 200,000 offers.
 */
export async function measureQuality(db: Database, merchantIds: readonly number[]): Promise<void> {
  await db.execute(
    `with fresh as (
       select distinct fo.offer_id
       from feeds f join merchants m on m.id = f.merchant_id join feed_offers fo on fo.feed_id = f.id
       where m.id = any($1::integer[]) and fo.gone_at is null
         and fresh_until(greatest(f.observed_at, fo.pushed_at), m.freshness_days) > now()
     ), counted as (
       select o.merchant_id, count(*) as offers,
         count(*) filter (where l.gtins <> '') as valid_gtin,
         count(*) filter (where o.delivery_cents is null) as delivery_unknown,
         count(*) filter (where o.delivery_cents is not null and o.stated_delivery_cents is null) as delivery_ruled,
         count(*) filter (where fresh.offer_id is null) as stale,
         count(*) filter (where s.merchants_count > 1) as matched,
         count(far.offer_id) as prices_far
       from offers o
       left join match_listings l on l.merchant_id = o.merchant_id and l.article_id = o.article_id
       left join product_summaries s on s.product_id = o.product_id
       left join fresh on fresh.offer_id = o.id
       left join far_prices far on far.offer_id = o.id
       where o.gone_at is null and o.merchant_id = any($1::integer[])
       group by o.merchant_id
     ), held as (
       select f.merchant_id, count(*) as prices from held_prices h join feeds f on f.id = h.feed_id
       where h.confirmed_at is null group by f.merchant_id
     ), stated as (
       select l.merchant_id, l.id, l.product_id, l.is_new, gtin
       from match_listings l cross join unnest(string_to_array(l.gtins, ' ')) as gtin
       where l.is_live and l.gtins <> '' and l.merchant_id = any($1::integer[])
     ), repeated as (
       select merchant_id, count(distinct id) as offers
       from stated join (
         select merchant_id, is_new, gtin from stated group by merchant_id, is_new, gtin
         having count(distinct product_id) > 1
       ) as of_several using (merchant_id, is_new, gtin)
       group by merchant_id
     ), last_runs as (
       select distinct on (f.id) f.merchant_id, r.rows_read, r.rows_rejected
       from feeds f join import_runs r on r.feed_id = f.id and r.status = 'succeeded'
       where f.merchant_id = any($1::integer[])
       order by f.id, r.id desc
     ), rows as (
       select merchant_id, sum(rows_read) as read, sum(rows_rejected) as rejected from last_runs group by merchant_id
     )
     insert into merchant_quality as q (merchant_id, measured_at, offers, valid_gtin, delivery_unknown,
       delivery_ruled, stale, matched, prices_held, prices_far, rows_read, rows_rejected, gtin_repeated)
     select m.id, now(), coalesce(c.offers, 0), coalesce(c.valid_gtin, 0), coalesce(c.delivery_unknown, 0),
       coalesce(c.delivery_ruled, 0), coalesce(c.stale, 0), coalesce(c.matched, 0), coalesce(h.prices, 0),
       coalesce(c.prices_far, 0), coalesce(r.read, 0), coalesce(r.rejected, 0), coalesce(g.offers, 0)
     from merchants m
     left join counted c on c.merchant_id = m.id
     left join held h on h.merchant_id = m.id
     left join rows r on r.merchant_id = m.id
     left join repeated g on g.merchant_id = m.id
     where m.id = any($1::integer[])
     on conflict (merchant_id) do update set measured_at = excluded.measured_at, offers = excluded.offers,
       valid_gtin = excluded.valid_gtin, delivery_unknown = excluded.delivery_unknown,
       delivery_ruled = excluded.delivery_ruled, stale = excluded.stale, matched = excluded.matched,
       prices_held = excluded.prices_held, prices_far = excluded.prices_far, rows_read = excluded.rows_read,
       rows_rejected = excluded.rows_rejected, gtin_repeated = excluded.gtin_repeated`,
    [merchantIds],
  );
}
