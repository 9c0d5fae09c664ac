-- An alert on clothes or shoes may count one size: its price and its stock.

-- Which colour is the cheapest in stock, in a size where one is given, a delivered price before one of unknown delivery; itself
-- where none is.
create function cheapest_colour(of_product bigint, of_condition text, of_size text)
returns bigint language sql stable as $$
  select coalesce((
    select best.product_id
    from colours_of(of_product, true) as colour (id)
    cross join lateral (
      select product_id, total_cents, delivery_cents from product_summaries
      where of_size = '' and product_id = colour.id and condition = of_condition and in_stock
      union all
      select product_id, total_cents, delivery_cents from product_other_conditions
      where of_size = '' and product_id = colour.id and condition = of_condition and in_stock
      union all
      select product_id, total_cents, delivery_cents from product_sizes
      where product_id = colour.id and label = of_size and condition = of_condition and in_stock) as best
    order by best.delivery_cents is null, best.total_cents, best.product_id <> of_product, best.product_id
    limit 1), of_product)
$$;
-- The function without a size stays for processes of the version before, while these are replaced.

alter table alerts add column size text not null default '' check (length(size) <= 60);
comment on column alerts.size is 'as offer_sizes.label spells it; empty: any size';

alter table watched_prices add column size text not null default '';
alter table watched_prices drop constraint watched_prices_pkey;
alter table watched_prices add primary key (product_id, condition, any_colour, size);
comment on column watched_prices.size is 'the price is that of this size; empty: that of the cheapest';

alter table notifications add column size text not null default '';
comment on column notifications.size is 'of an alert on a size: that one';
