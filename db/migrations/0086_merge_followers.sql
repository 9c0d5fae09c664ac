-- What people kept of products that became part of others, as it was: undone merges give it back.
create table merge_followers (
  product_id bigint not null references products on delete cascade,
  user_id    bigint not null references users on delete cascade,
  kind       text not null check (kind in ('favourite', 'alert', 'cart')),
  kept       json not null,
  is_only    boolean not null,
  taken_at   timestamptz not null default now(),
  primary key (product_id, user_id, kind)
);
comment on column merge_followers.product_id is 'the product that was merged away';
comment on column merge_followers.is_only is 'the user had nothing of the kind on the product that took it in: what follows there goes back whole';
create index merge_followers_user on merge_followers (user_id);
create index merge_followers_taken on merge_followers (taken_at);

alter table reports add column first_product_id bigint;
comment on column reports.first_product_id is 'the product that it was about before that became part of another one';
create index reports_first_product on reports (first_product_id) where first_product_id is not null;
