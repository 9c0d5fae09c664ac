-- Merchants that staff edits: their site and logo, names that they had, and edits that know of each other.

alter table merchants
  add column website             text check (website ~ '^https://[^[:space:]]+$' and length(website) <= 500),
  add column logo_source         text,
  add column former_name_keys    text[] not null default '{}',
  add column version             integer not null default 1,
  add column standing_changed_at timestamptz,
  add column standing_applied_at timestamptz,
  add constraint merchants_freshness_days check (freshness_days <= 90);
comment on column merchants.website is 'where its name leads to; website_host only tells whose a feed is';
comment on column merchants.logo_source is 'upload:{name of the picture}, as in pictures';
comment on column merchants.former_name_keys is 'feeds that still use a former name are this merchant''s';
comment on column merchants.version is 'raised with each edit by staff';
comment on column merchants.standing_changed_at is 'when is_active or freshness_days were last changed';
comment on column merchants.standing_applied_at is 'the change of them that summaries follow';

-- How good what feeds tell is, counted in the background: counting it when somebody looks would take seconds.
create table merchant_quality (
  merchant_id     integer primary key references merchants on delete cascade,
  measured_at     timestamptz not null,
  offers          integer not null,
  valid_gtin      integer not null,
  delivery_unknown integer not null,
  delivery_ruled  integer not null,
  stale           integer not null,
  matched         integer not null,
  prices_held     integer not null,
  prices_far      integer not null,
  rows_read       integer not null,
  rows_rejected   integer not null
);
comment on column merchant_quality.offers is 'those that its feeds hold; the following six are parts of them';
comment on column merchant_quality.delivery_ruled is 'offers that state no delivery cost and have it by the merchant''s rule';
comment on column merchant_quality.matched is 'offers of products that another merchant offers too';
comment on column merchant_quality.prices_held is 'articles that wait for a second import to confirm their price: not among the offers';
comment on column merchant_quality.prices_far is 'offers three times as dear or cheap as the middle one of their product''s, of three or more';
comment on column merchant_quality.rows_read is 'by the last import of each feed';
