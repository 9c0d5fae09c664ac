-- Matching keeps every article as it compares it, so that what an import touches can be grouped anew.
-- Filled by the imports that follow: an article without a row here is read again, changed or not.

drop table match_keys;
drop table match_listings;

create sequence match_listing_ids as bigint;

create table match_listings (
  id              bigint primary key,
  merchant_id     integer not null,
  article_id      text not null,
  product_id      bigint not null references products on delete cascade,
  home_product_id bigint not null,
  component       bigint not null,
  is_live         boolean not null default true,
  facts_hash      bigint not null,
  is_new          boolean not null,
  price_cents     integer not null,
  brand           text not null,
  title           text not null,
  codes           text not null,
  gtins           text not null,
  mpn             text not null,
  model           text not null,
  pack            integer not null,
  accessory       text not null,
  details         text not null,
  picture         text not null,
  unique (merchant_id, article_id)
) with (fillfactor = 90);
alter sequence match_listing_ids owned by match_listings.id;
comment on column match_listings.product_id is 'the product of the article''s offer';
comment on column match_listings.home_product_id is 'the first product that the article had: it comes back to it when a wrong merge is undone';
comment on column match_listings.component is 'articles that are linked, directly or not, have one number; they are grouped together';
comment on column match_listings.is_live is 'false: gone from its feeds; it groups nothing, but an article under a new id finds its product by it';
comment on column match_listings.facts_hash is 'hash of what follows: the same hash, nothing to group anew';
comment on column match_listings.price_cents is 'rounded to steps of 19 %: small changes regroup nothing';
comment on column match_listings.title is 'words of brand and title, folded and translated, each once; lists are separated by spaces';
comment on column match_listings.details is 'first words of the description';
comment on column match_listings.picture is 'hash of the picture''s host, a dot, hash of its address';
create index match_listings_product on match_listings (product_id);
create index match_listings_component on match_listings (component) where is_live;

-- Hashed keys (GTIN, codes, title words, …) that lead to the articles worth comparing.
-- A key whose article is gone leads nowhere, hence no foreign key: it would cost more than all else here.
create table match_keys (
  key        bigint not null,
  listing_id bigint not null,
  primary key (key, listing_id)
);

-- A product that became part of another one: its address leads there.
alter table products add column merged_into bigint references products;
create index products_merged on products (merged_into) where merged_into is not null;
comment on column products.merged_into is 'the product that took its offers; never one that is merged itself';
