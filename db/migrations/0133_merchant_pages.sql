-- Who merchants are, as staff keeps it: shown on the merchant's page, "not stated" where it is empty.
alter table merchants
  add column legal_name text not null default '' check (length(legal_name) <= 500),
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column contact text not null default '' check (length(contact) <= 500),
  add column returns text not null default '' check (length(returns) <= 500),
  add column payment text not null default '' check (length(payment) <= 500),
  add column warranty text not null default '' check (length(warranty) <= 500),
  add column prices_accepted_at timestamptz;
comment on column merchants.legal_name is 'company, legal form and registration number';
comment on column merchants.country is 'where it is established, ISO 3166-1';
comment on column merchants.warranty is 'commercial warranty; the legal guarantee is every merchant''s';
comment on column merchants.prices_accepted_at is
  'when staff took prices for right that lie far below all others''; null: a new merchant''s such file waits for that';
-- Those that are there already are known.
update merchants set prices_accepted_at = now();
