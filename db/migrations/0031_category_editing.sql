-- Categories that staff edits: their order and parents, edits that know of each other, and what they were called.

alter table categories
  add column parent_id integer references categories on delete set null,
  add column version integer not null default 1,
  add constraint categories_parent check (parent_id <> id);
comment on column categories.parent_id is 'the category that menus show it behind; one level only';

create function raise_category_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create trigger categories_version before update of name, name_fr, parent_id on categories
  for each row
  when ((old.name, old.name_fr, old.parent_id) is distinct from (new.name, new.name_fr, new.parent_id))
  execute function raise_category_version();

-- Addresses of renamed and deleted categories go on leading somewhere, until a category takes the name.
create table former_category_names (
  name        text primary key,
  category_id integer not null references categories on delete cascade
);
comment on table former_category_names is 'names in small letters, one space between words';

-- Merchants' categories are mapped to keys: those of a deleted category lead to the one that took its products.
create table former_category_keys (
  key         text primary key,
  category_id integer not null references categories on delete cascade
);
create view category_keys as
  select key, id from categories
  union all
  select key, category_id from former_category_keys;
