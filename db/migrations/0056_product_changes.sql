-- Which products each transaction changed, for those who keep something made of products, as the search index is: who
-- remembers the snapshot that it read reads later only what committed behind it. Triggers write it, so that nobody who
-- writes products has to think of it.
create table product_changes (
  xid         xid8 not null default pg_current_xact_id(),
  product_ids bigint[],
  has_texts   boolean not null default true,
  written_at  timestamptz not null default now()
);
comment on column product_changes.product_ids is 'null: what changed up to this transaction is not told any more';
comment on column product_changes.has_texts is 'words, codes or specifications may have changed, not only what is on offer';
create index on product_changes (xid);

create function note_changed_products() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'products' then
    insert into product_changes (product_ids) select array_agg(id) from changed having count(*) > 0;
  else
    insert into product_changes (product_ids, has_texts)
    select array_agg(distinct product_id), tg_argv[0]::boolean from changed having count(*) > 0;
  end if;
  return null;
end
$$;

create function note_unknown_changes() returns trigger language plpgsql as $$
begin
  insert into product_changes default values;
  return null;
end
$$;

do $$
declare
  watched record;
  event record;
begin
  for watched in
    select * from (values ('products', true), ('product_identifiers', true), ('product_specifications', true),
      ('product_summaries', false), ('product_other_conditions', false), ('price_drops', false)) as t (name, has_texts)
  loop
    -- No row moves from one product to another: the new rows of an update tell enough.
    for event in select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as e (name, rows) loop
      execute format('create trigger note_%s after %s on %I referencing %s table as changed
                        for each statement execute function note_changed_products(%L)',
                     event.name, event.name, watched.name, event.rows, watched.has_texts);
    end loop;
    execute format('create trigger note_truncate after truncate on %I
                      for each statement execute function note_unknown_changes()', watched.name);
  end loop;
end
$$;

-- The transaction that made the present state. It is safely on disk: no crash gives its number to another.
alter table catalogue_state add column changed_in xid8 not null default pg_current_xact_id();

create or replace function stamp_catalogue_state() returns trigger language plpgsql as $$
begin
  new.stamps := gen_random_uuid() || old.stamps[1:49];
  new.changed_in := pg_current_xact_id();
  return new;
end
$$;
