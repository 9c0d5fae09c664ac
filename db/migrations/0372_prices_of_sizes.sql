-- What each size of clothes and shoes costs in each condition, so that lists that are narrowed to sizes show, order and
-- filter by their prices, and alerts may watch one.

delete from product_sizes;
alter table product_sizes
  add column condition      text not null check (condition in ('new', 'refurbished', 'used')),
  add column offer_id       bigint not null,
  add column price_cents    integer not null,
  add column delivery_cents integer,
  add column total_cents    integer not null,
  add column in_stock       boolean not null,
  add column free_delivery  boolean not null,
  add column delivery_days  smallint,
  add column merchant_ids   integer[] not null;
alter table product_sizes drop constraint product_sizes_pkey;
alter table product_sizes add primary key (product_id, label, condition);
comment on table product_sizes is
  'sizes in which a live offer of the product is in stock or may be, with the best such offer of each condition';
comment on column product_sizes.in_stock is 'false: its merchant does not state it';
comment on column product_sizes.merchant_ids is 'of those that have the size';

-- A process of the version before, while these are replaced, writes sizes without prices: the product's next import brings them.
create function skip_row() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger skip_without_price before insert on product_sizes
  for each row when (new.condition is null) execute function skip_row();

create trigger note_update after update on product_sizes referencing new table as changed
  for each statement execute function note_changed_products('false');

-- What imports write from now on, for products that none of them may touch for long.
with live as (
  select o.product_id, s.label, o.condition, o.id, o.merchant_id, s.price_cents, cost.delivery_cents,
    s.price_cents + coalesce(cost.delivery_cents, 0) as total_cents,
    s.availability = 'in_stock' as in_stock, o.delivery_max_days
  from offer_sizes s
  join offers o on o.id = s.offer_id and o.gone_at is null and o.product_id is not null
  join merchants m on m.id = o.merchant_id and m.is_active
  cross join lateral (select coalesce(o.stated_delivery_cents,
    ruled_delivery_cents(m.delivery_flat_cents, m.delivery_free_from_cents, s.price_cents)) as delivery_cents) as cost
  where s.availability in ('in_stock', 'unknown') and fresh_until(greatest(o.last_seen_at, (
    select max(f.observed_at) from feed_offers fo join feeds f on f.id = fo.feed_id
    where fo.offer_id = o.id and fo.gone_at is null)), m.freshness_days) > now()
), ranked as (
  select *, row_number() over (partition by product_id, label, condition
    order by in_stock desc, delivery_cents is null, total_cents, id) = 1 as is_best
  from live
)
insert into product_sizes (product_id, label, condition, offer_id, price_cents, delivery_cents, total_cents, in_stock,
  free_delivery, delivery_days, merchant_ids)
select product_id, label, condition, max(id) filter (where is_best), max(price_cents) filter (where is_best),
  max(delivery_cents) filter (where is_best), max(total_cents) filter (where is_best),
  bool_or(in_stock) filter (where is_best), coalesce(bool_or(in_stock and delivery_cents = 0), false),
  min(delivery_max_days) filter (where in_stock), array_agg(distinct merchant_id)
from ranked group by product_id, label, condition;
