-- Feeds that are fetched by themselves: from where, how often, and how the last time went.

alter table feeds alter column format drop not null;
alter table feeds
  add column url              text check (url ~ '^https?://[^[:space:]]+$' and length(url) <= 2000),
  add column is_active        boolean not null default true,
  add column interval_minutes integer not null default 360 check (interval_minutes between 15 and 10080),
  add column next_at          timestamptz,
  add column is_accepted      boolean not null default false,
  add column etag             text,
  add column last_modified    text,
  add column busy_since       timestamptz,
  add column progress         jsonb,
  add column is_cancelled     boolean not null default false,
  add column failures         smallint not null default 0,
  add column last_error       text,
  add column last_tried_at    timestamptz,
  add column version          integer not null default 1,
  add column changed_at       timestamptz not null default now();
comment on column feeds.format is 'of the last file that was imported; null: none was';
comment on column feeds.url is 'where it is fetched from; null: its files are imported by hand. May hold a key of ours: for admins only';
comment on column feeds.next_at is 'when it is due; null: never by itself';
comment on column feeds.is_accepted is 'somebody stands for the file that was held: it is imported as it is';
comment on column feeds.progress is '{"phase": "fetching" | "reading" | "merging", "size": bytes, "read": bytes, "rows": n} while busy';
comment on column feeds.failures is 'in a row; the next try comes the later the more there are';
comment on column feeds.version is 'raised by each edit of its settings: an edit of another version is refused';
comment on column feeds.changed_at is 'when an admin last asked something of it: worker processes follow the newest';
create index feeds_due on feeds (next_at) where next_at is not null;

alter table import_runs drop constraint import_runs_status_check;
alter table import_runs add constraint import_runs_status_check
  check (status in ('succeeded', 'failed', 'held', 'approved', 'discarded'));
comment on column import_runs.status is 'held: nothing was changed, because too much would have been; offers_gone and offers_changed say what would have been lost and repriced; approved, discarded: was held, and what an admin said of it';
