-- Promo codes that merchants state in files of promotions (decision 22).

alter table offers add column promotion_ids text[];
comment on column offers.promotion_ids is 'promotions of its merchant that its feed says it takes part in; null: none';

-- The file of promotions of a merchant; its codes stand in promo_codes.
create table promo_files (
  merchant_id      integer primary key references merchants on delete cascade,
  url              text check (url ~ '^https?://'),
  is_active        boolean not null default true,
  interval_minutes integer not null check (interval_minutes between 60 and 1440),
  etag             text,
  last_modified    text,
  next_at          timestamptz,
  failures         integer not null default 0,
  tried_at         timestamptz,
  seen_at          timestamptz,
  is_stale         boolean not null default false,
  fault            jsonb,
  report           jsonb,
  held             jsonb,
  discarded_hash   text
);
create index promo_files_next on promo_files (next_at);
comment on column promo_files.url is 'null: staff sends the file';
comment on column promo_files.seen_at is 'when its codes were last those of the file';
comment on column promo_files.is_stale is 'it could not be read for longer than its merchant’s offers stay fresh: its codes do not count';
comment on column promo_files.fault is 'why the last try changed nothing';
comment on column promo_files.report is 'what the file held whose codes count, with the promotions that were refused';
comment on column promo_files.held is 'codes and report of a file that waits for a decision';

alter table promo_codes
  add column promotion_id text check (length(promotion_id) between 1 and 60),
  add column title text not null default '' check (length(title) <= 200),
  add column is_specific boolean not null default false,
  add column article_ids text[];
comment on column promo_codes.promotion_id is 'of the merchant’s file of promotions; null: staff stated the code';
comment on column promo_codes.is_specific is 'only for offers of these articles or, where none are named, with this promotion_id';

-- A file may have one code for several promotions; staff states each once.
drop index promo_codes_code;
create unique index promo_codes_code on promo_codes (merchant_id, lower(code)) where promotion_id is null;
create unique index promo_codes_promotion on promo_codes (merchant_id, promotion_id) where promotion_id is not null;

-- Whether a file's codes count may change any own price.
create trigger promo_files_alerts after update of is_active, is_stale on promo_files
  for each statement execute function check_all_own_alerts();
