create function ruled_delivery_cents(flat_cents integer, free_from_cents integer, price_cents integer) returns integer
  language sql immutable parallel safe
  return case when flat_cents is null then null when price_cents >= free_from_cents then 0 else flat_cents end;
comment on function ruled_delivery_cents is
  'what a merchant''s rule makes delivery cost at a price, in cents; null: the merchant has no rule';
