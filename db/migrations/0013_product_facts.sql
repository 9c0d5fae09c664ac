-- Product facts made from the texts of all of a product's offers, and typed specifications for facets.

create table product_specifications (
  product_id bigint not null references products on delete cascade,
  key        text not null check (key <> ''),
  value_text text not null check (value_text <> ''),
  display    text not null,
  number     double precision,
  unit       text,
  position   smallint not null,
  primary key (product_id, key, value_text)
);
comment on table product_specifications is 'specifications that the product''s category defines (catalogue/facts/definitions), for lists: products.specifications holds all of them, for pages. Several rows of one key: it has several values';
comment on column product_specifications.value_text is 'the same for all that is the same: "am5", "black", "yes", a number in the unit of its definition';
comment on column product_specifications.display is 'as merchants write it, or the one spelling';
comment on column product_specifications.position is 'order of the specification within its category';

-- What each offer says of its product, beside its title (offers.title). Kept apart from the offers: prices change
-- every day, texts hardly ever. Written in sets with the very offers they belong to, hence no foreign key.
create table offer_texts (
  offer_id       bigint primary key,
  brand          text not null,
  description    text not null,
  specifications json not null,
  gtins          text[] not null,
  mpn            text not null,
  category_key   text not null
);
comment on column offer_texts.specifications is '[{"name": text, "value": text}, …] as the merchant writes them';

-- Products whose facts are to be made anew from their offers' texts: written by imports, emptied after them.
create table stale_product_facts (
  product_id bigint primary key
);

alter table products add column edited_fields text[] not null default '{}'
  check (edited_fields <@ array['title', 'brand', 'description', 'specifications', 'category']);
comment on column products.edited_fields is 'fields that staff has written: merchants'' texts do not change them';
comment on column products.specifications is '[{"name": text, "value": text, "key"?: text}, …]; key: of its definition';
