-- Three more kinds of alert: on each further fall, on the lowest price ever recorded, on a rise. A rise has the limit 0,
-- which code from before this never sees reached.

alter table alerts drop constraint alerts_target_check;
alter table alerts add constraint alerts_target_check
  check (target in ('any', 'price', 'drop', 'stock', 'fall', 'low', 'rise'));
comment on column alerts.limit_cents is
  'it fires where the best delivered price is this or lower, and was not before; of fall and low, one cent below what it told last; of rise 0: it fires above base_cents';
