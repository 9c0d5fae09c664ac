-- What a web process keeps of the catalogue in a file has to belong to this very state of it. Version numbers cannot
-- tell: a restored or copied database counts on from its own. So each state gets a name that nobody else has, newest
-- first; the ones before it tell that a file is of an earlier state of the same catalogue.
alter table catalogue_state add column stamps uuid[] not null default array[gen_random_uuid()];

create function stamp_catalogue_state() returns trigger language plpgsql as $$
begin
  new.stamps := gen_random_uuid() || old.stamps[1:49];
  return new;
end
$$;

create trigger stamp_catalogue_state before update on catalogue_state
  for each row execute function stamp_catalogue_state();
