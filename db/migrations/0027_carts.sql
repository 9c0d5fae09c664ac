-- Carts of people who are signed in. A cart's row is locked while its lines are written.

create table carts (
  user_id  bigint primary key references users on delete cascade,
  saved_at timestamptz not null default now()
);

create table cart_lines (
  user_id     bigint not null references carts on delete cascade,
  product_id  bigint not null references products on delete cascade,
  condition   text not null check (condition in ('new', 'refurbished', 'used')),
  quantity    smallint not null check (quantity between 1 and 99),
  price_cents integer not null check (price_cents >= 0),
  position    smallint not null,
  primary key (user_id, product_id)
);
comment on column cart_lines.price_cents is 'best delivered price when it was put into the cart, as the browser saw it';
create index cart_lines_product on cart_lines (product_id);
