-- A drop is one from below all of the 30 days before it and below the median of 90 days: it is kept with that median, and
-- with when the price fell. All are found anew.
delete from price_drops;
alter table price_drops
  add column usual_cents integer not null check (usual_cents > total_cents),
  add column fell_at timestamptz not null;
comment on column price_drops.usual_cents is 'median of the best delivered price of the last 90 days';
comment on column price_drops.fell_at is 'since when the price is what it fell to';
update price_drop_search set moment = null, swept_at = null;
