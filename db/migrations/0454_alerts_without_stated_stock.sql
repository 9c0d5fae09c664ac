-- Alerts also count offers whose merchants do not state their stock, where nobody is said to have the product in stock.
-- As with delivery, a price in stock and one of unknown stock are not set against each other.

create or replace function cheapest_colour(of_product bigint, of_condition text, of_size text)
returns bigint language sql stable as $$
  select coalesce((
    select best.product_id
    from colours_of(of_product, true) as colour (id)
    cross join lateral (
      select product_id, total_cents, delivery_cents, in_stock from product_summaries
      where of_size = '' and product_id = colour.id and condition = of_condition and (in_stock or stock_unknown)
      union all
      select product_id, total_cents, delivery_cents, in_stock from product_other_conditions
      where of_size = '' and product_id = colour.id and condition = of_condition and (in_stock or stock_unknown)
      union all
      select product_id, total_cents, delivery_cents, in_stock from product_sizes
      where product_id = colour.id and label = of_size and condition = of_condition) as best
    order by not best.in_stock, best.delivery_cents is null, best.total_cents, best.product_id <> of_product, best.product_id
    limit 1), of_product)
$$;

alter table alerts add column base_in_stock boolean;
comment on column alerts.base_in_stock is 'whether base_cents was in stock; false: its merchant did not state it; null: there is no such price';
update alerts set base_in_stock = true where base_cents is not null;

alter table watched_prices add column in_stock boolean;
comment on column watched_prices.in_stock is 'whether total_cents is of an offer in stock; false: its merchant does not state it; null: not noted';

alter table notifications add column in_stock boolean not null default true;
comment on column notifications.in_stock is 'false: the merchant of the price did not state its stock';
