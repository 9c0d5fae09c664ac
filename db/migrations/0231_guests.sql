-- Alerts without an account: whoever has them is a row of users, as all that is written about alerts names one, with an
-- address that nobody can have, no password, and here the address that is mailed.

create table alert_guests (
  user_id    bigint primary key references users on delete cascade,
  email      text not null unique check (email = btrim(email) and length(email) between 3 and 254),
  created_at timestamptz not null default now()
);
comment on table alert_guests is 'people without an account who confirmed an address for alerts';
comment on column alert_guests.email is 'in the one form that the server makes of what is typed; users.email is none of theirs';

-- Whichever way an account comes to have an address that was confirmed: what its owner had set without one is the account's.
create function take_over_guest() returns trigger language plpgsql as $$
declare
  guest bigint;
begin
  select user_id into guest from alert_guests where email = new.email and user_id <> new.id for update;
  if guest is null then return null; end if;
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
create trigger users_take_over after insert or update of email, email_verified_at on users
  for each row when (new.email_verified_at is not null) execute function take_over_guest();
