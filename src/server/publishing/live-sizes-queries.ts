import { mainFirst, ruledDeliveryCents } from '../offers/service.ts';
import type { Database } from '../platform/database/database.ts';
import { qualifiedColumns } from '../platform/database/qualified-columns.ts';

/** Columns of a size, but its product's, its own name and its condition. */
const columns = [
  'offer_id',
  'price_cents',
  'delivery_cents',
  'total_cents',
  'in_stock',
  'free_delivery',
  'delivery_days',
  'merchant_ids',
];
const columnsOf = (table: string) => qualifiedColumns(table, columns);

/**
 * Of `live_offers`, their sizes in stock, or whose stock is not stated, with the best offer in each condition, in the order
 * of `mainFirst`: most products have none.
 */
export async function refreshSizes(db: Database): Promise<void> {
  await db.execute(
    `create temporary table live_sizes on commit drop as
     with sized as (
       select l.product_id, s.label, l.condition, l.id, l.merchant_id, s.price_cents, cost.delivery_cents,
         s.price_cents + coalesce(cost.delivery_cents, 0) as total_cents, s.availability = 'in_stock' as in_stock,
         s.availability = 'unknown' as stock_unknown, l.delivery_max_days
       from pg_temp.live_offers l
       join offer_sizes s on s.offer_id = l.id and s.availability in ('in_stock', 'unknown')
       join offers o on o.id = l.id
       join merchants m on m.id = l.merchant_id
       cross join lateral (select coalesce(o.stated_delivery_cents,
         ${ruledDeliveryCents('s.price_cents')}) as delivery_cents) as cost
     ), ranked as (
       select *, row_number() over (partition by product_id, label, condition order by ${mainFirst}) = 1 as is_best
       from sized
     )
     select product_id, label, condition, max(id) filter (where is_best) as offer_id,
       max(price_cents) filter (where is_best) as price_cents,
       max(delivery_cents) filter (where is_best) as delivery_cents,
       max(total_cents) filter (where is_best) as total_cents, bool_or(in_stock) filter (where is_best) as in_stock,
       coalesce(bool_or(in_stock and delivery_cents = 0), false) as free_delivery,
       min(delivery_max_days) filter (where in_stock) as delivery_days,
       array_agg(distinct merchant_id) as merchant_ids
     from ranked group by product_id, label, condition`,
  );
  await db.execute(
    `delete from product_sizes p using pg_temp.touched_products t
     where p.product_id = t.product_id
       and (p.product_id, p.label, p.condition) not in (select product_id, label, condition from pg_temp.live_sizes)`,
  );
  await db.execute(
    `insert into product_sizes as p (product_id, label, condition, ${columns.join(', ')})
     select n.product_id, n.label, n.condition, ${columnsOf('n')}
     from pg_temp.live_sizes n left join product_sizes p using (product_id, label, condition)
     where p.product_id is null or (${columnsOf('p')}) is distinct from (${columnsOf('n')})
     on conflict (product_id, label, condition) do update
       set (${columns.join(', ')}) = row(${columnsOf('excluded')})`,
  );
}
