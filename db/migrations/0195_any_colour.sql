-- Alerts and cart lines that take a product in any of its colours: the cheapest of them counts.

-- A product, and, where any colour will do, the others of its family that differ from it in colour only.
create function colours_of(of_product bigint, any_colour boolean)
returns setof bigint language sql stable rows 4 as $$
  select of_product
  union
  select other.product_id
  from product_variants own
  join product_variants other on other.family_id = own.family_id
    and (other.capacity, other.memory, other.size, other.size_unit, other.pack)
      is not distinct from (own.capacity, own.memory, own.size, own.size_unit, own.pack)
  where any_colour and own.product_id = of_product
$$;

-- Which of them is the cheapest in stock, a delivered price before one of unknown delivery; itself where none is.
create function cheapest_colour(of_product bigint, of_condition text)
returns bigint language sql stable as $$
  select coalesce((
    select best.product_id
    from colours_of(of_product, true) as colour (id)
    cross join lateral (
      select product_id, total_cents, delivery_cents from product_summaries
      where product_id = colour.id and condition = of_condition and in_stock
      union all
      select product_id, total_cents, delivery_cents from product_other_conditions
      where product_id = colour.id and condition = of_condition and in_stock) as best
    order by best.delivery_cents is null, best.total_cents, best.product_id <> of_product, best.product_id
    limit 1), of_product)
$$;

alter table alerts add column any_colour boolean not null default false;
comment on column alerts.any_colour is 'of all colours of the product the cheapest counts';

alter table cart_lines add column any_colour boolean not null default false;
comment on column cart_lines.any_colour is 'it may be bought in any colour of the product';

alter table watched_prices add column any_colour boolean not null default false;
alter table watched_prices drop constraint watched_prices_pkey;
alter table watched_prices add primary key (product_id, condition, any_colour);
comment on column watched_prices.any_colour is 'the price is that of the cheapest colour';
create index watched_prices_any_colour on watched_prices (product_id) where any_colour;

alter table notifications add column any_colour boolean not null default false;
comment on column notifications.any_colour is 'of an alert on any colour: product_id is the colour that was found';

-- A colour that joins a family may be its cheapest.
create function queue_colour_checks() returns trigger language plpgsql as $$
begin
  if exists (select from watched_prices where any_colour) then
    insert into price_checks (product_ids)
    select array_agg(product_id) from changed where family_id is not null having count(*) > 0;
  end if;
  return null;
end
$$;
create trigger queue_checks_insert after insert on product_variants referencing new table as changed
  for each statement execute function queue_colour_checks();
create trigger queue_checks_update after update on product_variants referencing new table as changed
  for each statement execute function queue_colour_checks();
