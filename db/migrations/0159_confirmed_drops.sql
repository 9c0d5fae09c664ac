-- Of each drop: whether no rise came right before it. All are looked at anew.
alter table price_drops add column is_confirmed boolean not null default false;
comment on column price_drops.is_confirmed is 'below the median by what a drop is at least, and its price was above it by no more than that before it fell';
update price_drop_search set moment = null, swept_at = null;
