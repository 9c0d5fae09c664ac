-- A price in stock hides one of unknown stock, as a delivered one hides one of unknown delivery: where it comes and goes, an
-- alert told of the hidden one again each time.

alter table alerts add column told_unstated_cents integer;
comment on column alerts.told_unstated_cents is
  'the price of unknown stock or delivery that it told of; of others only one below is told, until one above its limit was seen';
