-- What merchants call a product, and whether they or only its titles say its category: search reads both.
-- PostgreSQL 15 adds no column with a default to a table whose row a function takes.
drop function awaits_merchant(products);
alter table products
  add column kinds text[] not null default '{}',
  add column category_is_guessed boolean not null default false;
create function awaits_merchant(product products) returns boolean language sql stable
return product.fallback_price_cents is not null and product.merged_into is null
  and not exists (select from offers where offers.product_id = product.id);
comment on function awaits_merchant is 'one whose merchants have all dropped it does not: it has a page, and is in no list';
comment on column products.kinds is 'last steps of its merchants'' categories, the most frequent first';
comment on column products.category_is_guessed is 'no merchant''s category says so, only titles';
insert into stale_product_facts select id from products on conflict do nothing;
