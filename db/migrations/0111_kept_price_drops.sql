-- Home shows the drops of the last 24 hours: they stand beside those of the last 7 days, and a job finds both, from the
-- products that changed since it looked last.
alter table price_drops add column days smallint not null default 7 check (days in (1, 7));
alter table price_drops drop constraint price_drops_pkey, add primary key (product_id, days);
comment on column price_drops.days is 'the price of so many days ago is held against the one of now';

create table price_drop_search (
  only_row boolean primary key default true check (only_row),
  moment   jsonb,
  swept_at timestamptz
);
comment on column price_drop_search.moment is 'the state of the catalogue that was searched for drops (catalogue-version/changes-queries.ts)';
comment on column price_drop_search.swept_at is 'when all products were last searched: drops come and end as days go by';
insert into price_drop_search default values;
