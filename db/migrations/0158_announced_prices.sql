-- The list or crossed-out price that a merchant sets beside its own: never our discount, and shown only beside what we saw.
alter table offers add column announced_cents integer check (announced_cents > 0);
comment on column offers.announced_cents is 'above price_cents when it was read; null: none is announced';
