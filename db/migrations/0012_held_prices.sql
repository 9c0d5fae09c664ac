-- What the import does not believe at once: whole files, and single prices.

alter table import_runs drop constraint import_runs_status_check;
alter table import_runs add constraint import_runs_status_check
  check (status in ('succeeded', 'failed', 'held'));
alter table import_runs add column prices_held integer not null default 0;
comment on column import_runs.status is 'held: nothing was changed, because too much would have been; offers_gone and offers_changed say what would have been lost and repriced';
comment on column import_runs.prices_held is 'offers not published because their prices are not believed yet';

-- Prices that wait for the feed's next import to confirm them. A confirmed one stays for as long as it holds,
-- so that it is not doubted again.
create table held_prices (
  feed_id       integer not null references feeds on delete cascade,
  article_id    text not null check (article_id <> ''),
  price_cents   integer not null check (price_cents > 0),
  reason        text not null check (reason in ('own_history', 'other_offers')),
  first_seen_at timestamptz not null,
  confirmed_at  timestamptz,
  primary key (feed_id, article_id)
);
