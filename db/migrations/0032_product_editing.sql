-- Products that staff writes: pictures of our own, a price of last resort, and edits that know of each other.

alter table products
  add column fallback_price_cents integer check (fallback_price_cents > 0),
  add column fallback_in_stock boolean not null default true,
  add column version integer not null default 1;
comment on column products.fallback_price_cents is 'typed in by staff: shown as such while no merchant offers the product, never ranked';
comment on column products.version is 'raised with each edit by staff';

alter table products drop constraint products_edited_fields_check;
alter table products add constraint products_edited_fields_check check (edited_fields <@
  array['title', 'brand', 'description', 'specifications', 'category', 'codes', 'pictures']);

create table product_pictures (
  product_id bigint not null references products on delete cascade,
  position   smallint not null,
  source_url text not null,
  primary key (product_id, position)
);
comment on table product_pictures is 'pictures that staff has uploaded, in their order; the first is products.image_url as well';
comment on column product_pictures.source_url is 'upload:{name of the picture}, as in pictures';
create index product_pictures_source on product_pictures (source_url);
