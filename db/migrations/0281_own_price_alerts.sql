-- Alerts on a shopper's own price (decision 22).

alter table alerts add column is_own boolean not null default false;
comment on column alerts.is_own is 'base_cents and limit_cents are of the own price of its user, by own_terms';
create index alerts_own on alerts (product_id, user_id) where is_own;

alter table notifications add column is_own boolean not null default false;
comment on column notifications.is_own is 'the prices are own prices of its user';

-- Whose terms change has their alerts looked at again.
create function check_own_alerts() returns trigger language plpgsql as $$
begin
  insert into price_checks (product_ids)
  select array_agg(product_id) from alerts where is_own and user_id = coalesce(new.user_id, old.user_id)
  having count(*) > 0;
  return null;
end $$;
create trigger own_terms_alerts after insert or delete on own_terms
  for each row execute function check_own_alerts();

-- A code may change any own price.
create function check_all_own_alerts() returns trigger language plpgsql as $$
begin
  insert into price_checks (product_ids)
  select array_agg(distinct product_id) from alerts where is_own having count(*) > 0;
  return null;
end $$;
create trigger promo_codes_alerts after insert or update or delete on promo_codes
  for each statement execute function check_all_own_alerts();
