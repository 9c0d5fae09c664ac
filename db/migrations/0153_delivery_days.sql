-- When an offer arrives, in working days from the order, as its merchant's text says; null: not stated.
alter table offers
  add column delivery_min_days smallint check (delivery_min_days >= 0),
  add column delivery_max_days smallint check (delivery_max_days >= delivery_min_days);
alter table product_summaries add column delivery_days smallint;
alter table product_other_conditions add column delivery_days smallint;
comment on column product_summaries.delivery_days is 'of the offers in stock in the main offer''s condition, the fewest working days within which one arrives for sure; null: none states it';
