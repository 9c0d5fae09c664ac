-- What a guest is setting while an account takes their alerts over goes along: it is waited for.
create or replace function take_over_guest() returns trigger language plpgsql as $$
declare
  guest bigint;
begin
  select user_id into guest from alert_guests where email = new.email and user_id <> new.id;
  if guest is null then return null; end if;
  -- Whoever sets an alert holds the guest's row.
  perform from users where id = guest for update;
  if not found then return null; end if;
  update alert_settings set user_id = new.id
  where user_id = guest and not exists (select from alert_settings where user_id = new.id);
  update alerts set user_id = new.id where id in (
    select a.id from alerts a
    where a.user_id = guest
      and not exists (select from alerts own where own.user_id = new.id and own.product_id = a.product_id)
    order by a.id
    limit greatest(0, 500 - (select count(*) from alerts where user_id = new.id)));
  update notifications set user_id = new.id where user_id = guest;
  delete from users where id = guest;
  return null;
end $$;
