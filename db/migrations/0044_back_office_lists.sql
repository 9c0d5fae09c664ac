-- What staff looks for among all offers, found by a job: finding it when somebody looks takes half a second and more
-- with 200,000 offers.

create table far_prices (
  offer_id bigint primary key references offers on delete cascade
);
comment on table far_prices is 'offers three times as dear or cheap as the middle one of their product''s in that condition, of three or more';

create table delivery_thresholds (
  merchant_id integer primary key references merchants on delete cascade,
  free_cents  integer not null,
  paid_cents  integer not null,
  flat_cents  integer not null,
  offers      integer not null,
  exceptions  integer not null
);
comment on table delivery_thresholds is 'prices from which merchants'' offers state free delivery, as far as these show';
comment on column delivery_thresholds.free_cents is 'the lowest price that is delivered free; paid_cents: the highest below it that is not';
comment on column delivery_thresholds.flat_cents is 'what most offers state that are not free';

-- Clicks are counted by what they were on: from the index alone.
create index clicks_counted on clicks (clicked_at) include (offer_id, product_id, merchant_id);
drop index clicks_day;
