-- From a shop to us: products by what merchants' addresses and codes say.

-- What offers' pages are known by. Noted by a job after imports, by one rule for those and for what people paste.
create table offer_pages (
  offer_id  bigint primary key references offers on delete cascade,
  link_hash bigint not null,
  page_key  bigint,
  path_key  bigint
);
comment on column offer_pages.link_hash is 'of the link and the version of the rule: another one, to be noted anew';
comment on column offer_pages.page_key is 'hash of the merchant''s address without what tracks; null: the link does not tell it';
comment on column offer_pages.path_key is 'the same without any parameter; null: a home page';
create index offer_pages_page on offer_pages (page_key);
create index offer_pages_path on offer_pages (path_key);

create index product_identifiers_gtin on product_identifiers (value) where kind = 'gtin';
