-- The database, feature by feature. Everywhere: money is integer cents of euros, VAT included; times are timestamptz, and
-- names that end in _at; what staff edits has a version, raised by each edit, by which edits know of each other. Comments
-- on tables and columns say what their names do not.

-- First, rules that many queries go by, each in one place. They are single expressions, which PostgreSQL writes into the
-- query that calls them: they cost nothing and hide no index.

-- Stable as an interval is: its days are those of the session's time zone.
create function fresh_until(seen_at timestamptz, freshness_days integer) returns timestamptz
  language sql stable parallel safe
  return seen_at + make_interval(days => freshness_days);
comment on function fresh_until is
  'when something that an import saw grows stale: after its merchant''s freshness limit; at that moment it is stale';

create function condition_rank(condition text) returns integer
  language sql immutable parallel safe
  return case condition when 'new' then 1 when 'refurbished' then 2 else 3 end;
comment on function condition_rank is 'new goods before refurbished before used, as in offers/ranking.ts';

create function delivered_cents(price_cents integer, delivery_cents integer) returns integer
  language sql immutable parallel safe
  return price_cents + coalesce(delivery_cents, 0);
comment on function delivered_cents is
  'what a shopper pays, in cents; where the delivery cost is not known, what is known of it';

create function ruled_delivery_cents(flat_cents integer, free_from_cents integer, price_cents integer) returns integer
  language sql immutable parallel safe
  return case when flat_cents is null then null when price_cents >= free_from_cents then 0 else flat_cents end;
comment on function ruled_delivery_cents is
  'what a merchant''s rule makes delivery cost at a price, in cents; null: the merchant has no rule';
