import { mainFirst } from '../offers/service.ts';
import type { Database } from '../platform/database/database.ts';
import { qualifiedColumns } from '../platform/database/qualified-columns.ts';
import { refreshSizes } from './live-sizes-queries.ts';

/** All offers of these feeds, or of a merchant. */
export type OffersOf = { feedIds: readonly number[] } | { merchantId: number };

// The temporary tables: `touched_products`, whose summaries are recomputed, and `live_offers`, their live
// offers.

/** Fills `touched_products` with the products of `touched_offers` and of `all`; returns how many. */
export async function collectTouchedProducts(db: Database, all: OffersOf | undefined): Promise<number> {
  await db.execute('analyze pg_temp.touched_offers');
  await db.execute('create temporary table touched_products (product_id bigint) on commit drop');
  const touched = await db.execute(
    `insert into pg_temp.touched_products
     select product_id from pg_temp.touched_offers
     union
     select o.product_id from feed_offers fo join offers o on o.id = fo.offer_id
     where fo.feed_id = any($1::integer[]) and fo.gone_at is null
     union
     select product_id from offers where merchant_id = $2 and gone_at is null`,
    [all && 'feedIds' in all ? all.feedIds : null, all && 'merchantId' in all ? all.merchantId : null],
  );
  await db.execute('analyze pg_temp.touched_products');
  return touched;
}

/** The products in `touched_products`. */
export async function listTouchedProducts(db: Database): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    'select product_id as id from pg_temp.touched_products order by 1',
  );
  return rows.map(({ id }) => id);
}

/**
 * Makes the temporary table `live_offers` of the live offers of `touched_products`: not gone, of an active
 * merchant, seen within its freshness limit before `now`.
 */
export async function collectLiveOffers(db: Database, now: Date): Promise<void> {
  await db.execute(
    `create temporary table live_offers (
       product_id bigint, id bigint, merchant_id integer, condition text, price_cents integer,
       delivery_cents integer, total_cents integer, in_stock boolean, stock_unknown boolean,
       delivery_max_days smallint, rating numeric(3, 2), rating_count integer
     ) on commit drop`,
  );
  await db.execute(
    `insert into pg_temp.live_offers
     with merchants_now as (
       select m.id, m.freshness_days,
         bool_and(coalesce(fresh_until(f.observed_at, m.freshness_days) > $1, false)) as all_fresh
       from merchants m join feeds f on f.merchant_id = m.id
       where m.is_active
       group by m.id
     )
     select o.product_id, o.id, o.merchant_id, o.condition, o.price_cents, o.delivery_cents, o.total_cents,
       o.availability = 'in_stock', o.availability = 'unknown', o.delivery_max_days, o.rating, o.rating_count
     from pg_temp.touched_products t
     join offers o on o.product_id = t.product_id
     join merchants_now m on m.id = o.merchant_id
     where o.gone_at is null and (m.all_fresh or fresh_until(o.last_seen_at, m.freshness_days) > $1 or exists (
       select from feed_offers fo join feeds f on f.id = fo.feed_id
       where fo.offer_id = o.id and fo.gone_at is null and fresh_until(f.observed_at, m.freshness_days) > $1))`,
    [now],
  );
  await db.execute('analyze pg_temp.live_offers (product_id)');
}

/** Recomputes the summaries of `touched_products` from `live_offers`, in the order of `mainFirst`. */
export async function refreshSummaries(db: Database): Promise<void> {
  await refreshMainOffers(db);
  await refreshOtherConditions(db);
  await refreshSizes(db);
}

/** Columns of a summary, but its product's. */
const summaryColumns = [
  'main_offer_id',
  'condition',
  'price_cents',
  'delivery_cents',
  'total_cents',
  'in_stock',
  'stock_unknown',
  'offers_count',
  'merchants_count',
  'merchant_ids',
  'free_delivery',
  'delivery_days',
];
const columnsOf = (table: string) => qualifiedColumns(table, summaryColumns);

function refreshMainOffers(db: Database): Promise<number> {
  return db.execute(
    `with ranked as (
       select *, row_number() over best_first = 1 as is_main,
         first_value(condition) over best_first = condition as is_alike
       from pg_temp.live_offers
       window best_first as (partition by product_id order by ${mainFirst})
     ), made as (
       select product_id, max(id) filter (where is_main) as main_offer_id,
         max(condition) filter (where is_main) as condition,
         max(price_cents) filter (where is_main) as price_cents,
         max(delivery_cents) filter (where is_main) as delivery_cents,
         max(total_cents) filter (where is_main) as total_cents,
         coalesce(bool_or(in_stock) filter (where is_main), false) as in_stock,
         coalesce(bool_or(stock_unknown) filter (where is_main), false) as stock_unknown,
         count(id)::integer as offers_count, count(distinct merchant_id)::integer as merchants_count,
         coalesce(array_agg(distinct merchant_id) filter (where is_alike), '{}') as merchant_ids,
         coalesce(bool_or(in_stock and delivery_cents = 0) filter (where is_alike), false) as free_delivery,
         min(delivery_max_days) filter (where is_alike and in_stock) as delivery_days
       from pg_temp.touched_products left join ranked using (product_id)
       group by product_id
     )
     insert into product_summaries as s (product_id, ${summaryColumns.join(', ')})
     select m.* from made m left join product_summaries s using (product_id)
     where s.product_id is null or (${columnsOf('s')}) is distinct from (${columnsOf('m')})
     on conflict (product_id) do update
       set (${summaryColumns.join(', ')}, changed_at) = row(${columnsOf('excluded')}, now())`,
  );
}

/** Summaries of other conditions than the main offer's, which most products do not have. */
async function refreshOtherConditions(db: Database): Promise<void> {
  await db.execute(
    `delete from product_other_conditions o using pg_temp.touched_products t
     where o.product_id = t.product_id and not exists (
       select from pg_temp.live_offers l join product_summaries s using (product_id)
       where l.product_id = o.product_id and l.condition = o.condition and s.condition <> o.condition)`,
  );
  await db.execute(
    `with others as (
       select l.* from pg_temp.live_offers l join product_summaries s using (product_id)
       where l.condition <> s.condition
     ), best as (
       select distinct on (product_id, condition) *
       from others order by product_id, condition, ${mainFirst}
     ), alike as (
       select product_id, condition, array_agg(distinct merchant_id) as merchant_ids,
         coalesce(bool_or(in_stock and delivery_cents = 0), false) as free_delivery,
         min(delivery_max_days) filter (where in_stock) as delivery_days
       from others group by product_id, condition
     )
     insert into product_other_conditions as o (product_id, condition, offer_id, price_cents, delivery_cents,
       total_cents, in_stock, stock_unknown, merchant_ids, free_delivery, delivery_days)
     select b.product_id, b.condition, b.id, b.price_cents, b.delivery_cents, b.total_cents, b.in_stock, b.stock_unknown,
       a.merchant_ids, a.free_delivery, a.delivery_days
     from best b join alike a using (product_id, condition)
     on conflict (product_id, condition) do update set offer_id = excluded.offer_id,
       price_cents = excluded.price_cents, delivery_cents = excluded.delivery_cents,
       total_cents = excluded.total_cents, in_stock = excluded.in_stock, stock_unknown = excluded.stock_unknown,
       merchant_ids = excluded.merchant_ids, free_delivery = excluded.free_delivery, delivery_days = excluded.delivery_days
     where (o.offer_id, o.price_cents, o.delivery_cents, o.total_cents, o.in_stock, o.stock_unknown, o.merchant_ids,
            o.free_delivery, o.delivery_days)
       is distinct from (excluded.offer_id, excluded.price_cents, excluded.delivery_cents,
            excluded.total_cents, excluded.in_stock, excluded.stock_unknown, excluded.merchant_ids, excluded.free_delivery,
            excluded.delivery_days)`,
  );
}
