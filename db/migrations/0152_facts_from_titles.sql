-- Specifications are read from titles as well where little is stated: every product's facts are made anew.
insert into stale_product_facts select id from products on conflict do nothing;
