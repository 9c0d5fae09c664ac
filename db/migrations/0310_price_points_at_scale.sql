-- A hundred million price points: a history is read from the index alone, as its points lie all over the table, each where
-- that day's imports wrote it; and thinning reads the weeks that it has not thinned yet, not all of them.
-- While the indexes are made the table can be read, and imports wait; the rest takes a moment. An import under way reads the
-- table before it writes to it: the catalogue's lock, which each import takes first, lets it end before this begins.
select pg_advisory_xact_lock(hashtextextended('catalogue', 0));
create unique index price_points_whole on price_points (offer_id, observed_at)
  include (price_cents, delivery_cents, is_available);
create index price_points_observed on price_points (observed_at);
-- Readers queue behind this: rather fail and be started again than have pages wait for somebody who reads for long (a back-up).
set local lock_timeout = '3s';
alter table price_points drop constraint price_points_pkey;
alter table price_points add constraint price_points_pkey primary key using index price_points_whole;
-- Only what has been vacuumed is read from the index alone: a hundredth of it at a time, which reads only new pages.
alter table price_points set (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.05);

create table price_thinning (
  only_row       boolean primary key default true check (only_row),
  thinned_before timestamptz
);
comment on column price_thinning.thinned_before is 'weeks that end by then have been thinned; null: none has';
insert into price_thinning default values;
