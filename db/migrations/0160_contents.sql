-- How much a product holds, for its price per unit: made with its other facts.
alter table products
  add column content_amount double precision check (content_amount > 0),
  add column content_unit text check (content_unit in ('kg', 'l', 'piece', 'tb', 'page')),
  add column content_is_usual boolean;
comment on column products.content_amount is 'in content_unit, all pieces together; null: nobody states it';
comment on column products.content_is_usual is 'in the unit in which lists of its category compare';
insert into stale_product_facts select id from products on conflict do nothing;
