-- Families: products that differ in colour, capacity, memory, size or pack only.

-- What each product says of its family, made with its other facts.
create table product_variants (
  product_id bigint primary key references products on delete cascade,
  family_id  bigint,
  brand      text not null,
  words      text[] not null,
  groups     text[] not null,
  fixed      jsonb not null,
  colour     text,
  capacity   double precision check (capacity > 0),
  memory     double precision check (memory > 0),
  size       double precision check (size > 0),
  size_unit  text check (size_unit in ('in', 'cm', 'g', 'ml')),
  pack       integer not null check (pack > 0),
  check ((size is null) = (size_unit is null))
) with (fillfactor = 85);
comment on column product_variants.family_id is 'the smallest id of a family''s products; null: it has no other variants';
comment on column product_variants.words is 'words of the title but those of its variant, each once, sorted';
comment on column product_variants.groups is 'merchants'' own groups of variants (offer_texts.group_id), each behind its merchant''s id';
comment on column product_variants.fixed is 'specifications that no variant differs in: values by key';
comment on column product_variants.colour is 'keys of language/colours.ts joined by "+", else a merchant''s word, folded';
comment on column product_variants.capacity is 'gigabytes, 1,000 to the terabyte; memory likewise';
create index product_variants_family on product_variants (family_id) where family_id is not null;

-- Hashed keys that lead to the products worth comparing.
create table family_keys (
  key        bigint not null,
  product_id bigint not null references products on delete cascade,
  primary key (key, product_id)
);
create index family_keys_product on family_keys (product_id);

create trigger note_insert after insert on product_variants referencing new table as changed
  for each statement execute function note_changed_products('false');
create trigger note_update after update on product_variants referencing new table as changed
  for each statement execute function note_changed_products('false');
create trigger note_delete after delete on product_variants referencing old table as changed
  for each statement execute function note_changed_products('false');
create trigger note_truncate after truncate on product_variants
  for each statement execute function note_unknown_changes();

-- Families are made with the facts of all products.
insert into stale_product_facts select id from products on conflict do nothing;
