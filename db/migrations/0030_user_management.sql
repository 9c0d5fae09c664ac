-- What managing users needs: edits that know of each other, and lists that stay quick with 100,000 of them.

alter table users
  add column version integer not null default 1,
  add column search_text text not null generated always as (
    translate(
      lower(name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '\D', '', 'g')),
      'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'
    )
  ) stored;
comment on column users.version is 'raised with each change of what user management shows';
comment on column users.search_text is 'what user management searches in: small letters without accents';

create function raise_user_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create trigger users_version before update of name, email, phone, role on users
  for each row
  when ((old.name, old.email, old.phone, old.role) is distinct from (new.name, new.email, new.phone, new.role))
  execute function raise_user_version();

create index users_created on users (created_at, id);
create index users_name on users (name collate "fr-x-icu", id);
create index users_role on users (role, id) where role <> 'user';
