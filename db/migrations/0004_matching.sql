-- What new offers are matched by. Derived data: all of it can be made again from the offers' facts.

create sequence match_listing_ids as bigint;

-- An offer as matching compares it, written when the offer was first seen.
create table match_listings (
  id          bigint primary key default nextval('match_listing_ids'),
  product_id  bigint not null references products on delete cascade,
  merchant_id integer not null,
  article_id  text not null,
  is_new      boolean not null,
  price_cents integer not null,
  brand       text not null,
  tokens      text not null,
  codes       text not null,
  gtins       bigint[] not null,
  mpn         text not null,
  model       text not null,
  pack        integer not null,
  accessory   text not null,
  details     text not null
);
alter sequence match_listing_ids owned by match_listings.id;
comment on column match_listings.tokens is 'words of title and brand, folded and translated, separated by spaces';
comment on column match_listings.details is 'first words of the description';
create index match_listings_product on match_listings (product_id);

-- Hashed keys (GTIN, brand with a code, title words, …) that lead to the listings worth comparing; one listing
-- for each key and product. A key whose listing is gone leads nowhere, hence no foreign key: it would cost
-- more than the rest of an import's matching.
create table match_keys (
  key        bigint not null,
  listing_id bigint not null,
  primary key (key, listing_id)
);
