-- An import that brings many articles keeps what all stored ones look like in memory, and leaves it to the next import of its
-- process: good for as long as nobody else has changed them. Triggers tell, so that nobody who writes listings has to think
-- of it.
create table match_state (
  only_row   boolean primary key default true check (only_row),
  changed_in xid8 not null default pg_current_xact_id()
);
comment on column match_state.changed_in is 'the transaction that made the present state of match_listings';
insert into match_state default values;

create function note_changed_listings() returns trigger language plpgsql as $$
begin
  update match_state set changed_in = pg_current_xact_id() where changed_in <> pg_current_xact_id();
  return null;
end
$$;

create function note_deleted_listings() returns trigger language plpgsql as $$
begin
  -- A product that is deleted takes its listings along, and mostly has none.
  if exists (select from changed) then
    update match_state set changed_in = pg_current_xact_id() where changed_in <> pg_current_xact_id();
  end if;
  return null;
end
$$;

create trigger note_insert after insert on match_listings for each statement execute function note_changed_listings();
create trigger note_update after update on match_listings for each statement execute function note_changed_listings();
create trigger note_delete after delete on match_listings referencing old table as changed
  for each statement execute function note_deleted_listings();
create trigger note_truncate after truncate on match_listings
  for each statement execute function note_changed_listings();
