-- What new offers are matched by: derived from the offers, and read by the import only.

create sequence match_listing_ids as bigint;

-- Looks of a product: an offer as matching compares it, kept where it could not have been found by an earlier one.
create table match_listings (
  id          bigint primary key default nextval('match_listing_ids'),
  product_id  bigint not null references products on delete cascade,
  merchant_id integer not null,
  is_new      boolean not null,
  price_cents integer not null,
  brand       text not null,
  title       text not null,
  codes       text not null,
  gtins       text not null,
  mpn         text not null,
  model       text not null,
  pack        integer not null,
  accessory   text not null,
  details     text not null
);
alter sequence match_listing_ids owned by match_listings.id;
comment on column match_listings.title is 'words of brand and title, folded and translated, each once; lists are separated by spaces';
comment on column match_listings.details is 'first words of the description';
create index match_listings_product on match_listings (product_id);

-- Hashed keys (GTIN, brand with a code, title words, …) that lead to the listings worth comparing.
-- A key whose listing is gone leads nowhere, hence no foreign key: it would cost more than all else here.
create table match_keys (
  key        bigint not null,
  listing_id bigint not null,
  primary key (key, listing_id)
);
