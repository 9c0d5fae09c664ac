-- Sizes of clothes and shoes: one product holds them, and each offer says which of them it has.

-- Written in sets with the very offers they belong to, like their texts: hence no foreign key.
create table offer_sizes (
  offer_id     bigint not null,
  label        text not null check (label <> '' and length(label) <= 60),
  availability text not null,
  stock        integer check (stock >= 0),
  price_cents  integer not null check (price_cents > 0),
  gtins        text[] not null,
  link         text not null check (link like 'https://%'),
  primary key (offer_id, label)
);
comment on table offer_sizes is 'of offers of clothes and shoes; the offer itself is as its cheapest size in stock';
comment on column offer_sizes.label is 'in one spelling: "L", "42.5", "W32/L34", "US 9", "6 ans"';
comment on column offer_sizes.availability is 'like offers.availability';

alter table offer_texts add column group_id text not null default '';
comment on column offer_texts.group_id is 'the merchant''s id of what its variants are of (item_group_id, parent_product_id); empty: not stated';

-- What lists of clothes and shoes are narrowed by.
create table product_sizes (
  product_id bigint not null references products on delete cascade,
  label      text not null,
  primary key (product_id, label)
);
comment on table product_sizes is 'sizes in which a live offer of the product is in stock';

create trigger note_insert after insert on product_sizes referencing new table as changed
  for each statement execute function note_changed_products('true');
create trigger note_delete after delete on product_sizes referencing old table as changed
  for each statement execute function note_changed_products('true');
create trigger note_truncate after truncate on product_sizes
  for each statement execute function note_unknown_changes();
