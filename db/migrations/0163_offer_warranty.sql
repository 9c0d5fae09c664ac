-- The commercial warranty that an offer's feed announces, in months; null: it announces none.
alter table offers
  add column warranty_months smallint check (warranty_months between 1 and 600),
  add column warranty_by text check (warranty_by in ('manufacturer', 'seller'));
comment on column offers.warranty_by is 'who gives it, where its feed says; beside the legal guarantee, which is every merchant''s';
