-- What merchants call a product, and whether they or only its titles say its category: search reads both.
alter table products
  add column kinds text[] not null default '{}',
  add column category_is_guessed boolean not null default false;
comment on column products.kinds is 'last steps of its merchants'' categories, the most frequent first';
comment on column products.category_is_guessed is 'no merchant''s category says so, only titles';
insert into stale_product_facts select id from products on conflict do nothing;
