-- What new offers are matched by: keys of a product (hashed GTIN, brand + MPN, title tokens) that point to it.

create table product_keys (
  key        bigint not null,
  product_id bigint not null references products on delete cascade,
  primary key (key, product_id)
);
create index product_keys_product on product_keys (product_id);
