-- The lowest delivered price that a product was ever recorded at in one condition, and when last: what its page calls the
-- all-time low, and what alerts on one compare with. Prices of unknown delivery are no lows.

create function lowest_seen(of_product bigint, of_condition text)
returns table (total_cents integer, seen_at timestamptz) language sql stable as $$
  select p.price_cents + p.delivery_cents, p.observed_at
  from offers o
  join merchants m on m.id = o.merchant_id and m.is_active
  join price_points p on p.offer_id = o.id and p.is_available and p.delivery_cents is not null
  where o.product_id = of_product and o.condition = of_condition
  order by 1, 2 desc limit 1
$$;
