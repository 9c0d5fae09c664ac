-- What lists are narrowed by besides what they show: merchants, free delivery, other conditions, drops.

alter table product_summaries
  add column merchant_ids integer[] not null default '{}',
  add column free_delivery boolean not null default false;
comment on column product_summaries.merchant_ids is 'merchants with a live offer in the main offer''s condition';
comment on column product_summaries.free_delivery is 'one of these offers is in stock, its delivery known to cost nothing';

-- The same for what is on offer in other conditions than the main offer's: prices of conditions never mix.
create table product_other_conditions (
  product_id     bigint not null references products on delete cascade,
  condition      text not null check (condition in ('new', 'refurbished', 'used')),
  offer_id       bigint not null,
  price_cents    integer not null,
  delivery_cents integer,
  total_cents    integer not null,
  in_stock       boolean not null,
  free_delivery  boolean not null,
  merchant_ids   integer[] not null,
  primary key (product_id, condition)
);
comment on column product_other_conditions.offer_id is 'the best: in stock, then by delivered total';

-- Products whose best delivered price fell within the last days, found anew by a job.
create table price_drops (
  product_id     bigint primary key references products on delete cascade,
  previous_cents integer not null,
  total_cents    integer not null check (total_cents < previous_cents)
);
comment on column price_drops.total_cents is 'delivered; where the summary has another by now, the drop is not the product''s any more';

create temporary table live_now on commit drop as
select o.product_id, o.id, o.merchant_id, o.condition, o.price_cents, o.delivery_cents, o.total_cents,
  o.availability = 'in_stock' as in_stock
from offers o join merchants m on m.id = o.merchant_id
where o.gone_at is null and m.is_active
  and greatest(o.last_seen_at, (
    select max(f.observed_at) from feed_offers fo join feeds f on f.id = fo.feed_id
    where fo.offer_id = o.id and fo.gone_at is null)) > now() - make_interval(days => m.freshness_days);

update product_summaries s
set merchant_ids = l.merchant_ids, free_delivery = l.free_delivery
from (
  select product_id, condition, array_agg(distinct merchant_id) as merchant_ids,
    coalesce(bool_or(in_stock and delivery_cents = 0), false) as free_delivery
  from live_now group by product_id, condition
) l
where l.product_id = s.product_id and l.condition = s.condition;

insert into product_other_conditions
select distinct on (l.product_id, l.condition) l.product_id, l.condition, l.id, l.price_cents, l.delivery_cents,
  l.total_cents, l.in_stock, coalesce(bool_or(l.in_stock and l.delivery_cents = 0) over same, false),
  array_agg(l.merchant_id) over same
from live_now l join product_summaries s on s.product_id = l.product_id and s.condition <> l.condition
window same as (partition by l.product_id, l.condition)
order by l.product_id, l.condition, l.in_stock desc, l.total_cents, l.delivery_cents is null, l.id;
