-- An offer of unknown delivery is no product's main one while one of known delivery is in stock, whatever it asks: prices
-- with and without delivery do not compare. Neither do alerts compare them.

alter table alerts add column base_stated boolean;
comment on column alerts.base_stated is 'whether base_cents holds delivery; null: there is no such price';
update alerts a set base_stated = coalesce((
  select s.delivery_cents is not null from product_summaries s
  where s.product_id = a.product_id and s.condition = a.condition and s.in_stock), true)
where a.base_cents is not null;

alter table watched_prices add column delivery_stated boolean;
comment on column watched_prices.delivery_stated is 'whether total_cents holds delivery; null: not noted';

-- What imports will write from now on, for products that none of them may touch for long.
create temporary table known_offers on commit drop as
select distinct on (o.product_id, o.condition) o.id, o.product_id, o.condition, o.price_cents, o.delivery_cents, o.total_cents
from (
  select product_id, condition, in_stock, stock_unknown from product_summaries
  where delivery_cents is null and main_offer_id is not null
  union all
  select product_id, condition, in_stock, stock_unknown from product_other_conditions where delivery_cents is null
) as shown
join offers o on o.product_id = shown.product_id and o.condition = shown.condition
  and o.delivery_cents is not null and o.gone_at is null
  and (o.availability = 'in_stock') = shown.in_stock and (o.availability = 'unknown') = shown.stock_unknown
join merchants m on m.id = o.merchant_id and m.is_active
where fresh_until(greatest(o.last_seen_at, (
  select max(f.observed_at) from feed_offers fo join feeds f on f.id = fo.feed_id
  where fo.offer_id = o.id and fo.gone_at is null)), m.freshness_days) > now()
order by o.product_id, o.condition, o.total_cents, o.id;

update product_summaries s set main_offer_id = k.id, price_cents = k.price_cents, delivery_cents = k.delivery_cents,
  total_cents = k.total_cents, changed_at = now()
from known_offers k where k.product_id = s.product_id and k.condition = s.condition;
update product_other_conditions c set offer_id = k.id, price_cents = k.price_cents, delivery_cents = k.delivery_cents,
  total_cents = k.total_cents
from known_offers k where k.product_id = c.product_id and k.condition = c.condition;

insert into price_checks (product_ids)
select array_agg(distinct product_id) from known_offers having count(*) > 0;
