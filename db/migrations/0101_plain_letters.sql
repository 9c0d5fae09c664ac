-- One rule says which letters are alike (src/contract/plain-letters.ts): it knows œ, æ, ø and ß, which the names of merchants did
-- not.
create function pg_temp.plain(name_key text) returns text language sql immutable
  return regexp_replace(normalize(replace(replace(replace(replace(
    name_key, 'œ', 'oe'), 'æ', 'ae'), 'ø', 'o'), 'ß', 'ss'), nfkd), '[\u0300-\u036f]', '', 'g');

update merchants m set name_key = pg_temp.plain(m.name_key)
where pg_temp.plain(m.name_key) <> m.name_key
  -- Merchants whose names only the old rule told apart stay apart.
  and not exists (select from merchants other where other.id <> m.id and pg_temp.plain(other.name_key) = pg_temp.plain(m.name_key));

update merchants set former_name_keys = array(select pg_temp.plain(key) from unnest(former_name_keys) as key)
where former_name_keys <> '{}';
