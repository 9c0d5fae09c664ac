-- What offers' pages are known by follows changes, where all offers were read each hour and after each change: new offers lie
-- behind the last one that is noted, and those with another link are put down here.
create table stale_offer_pages (offer_id bigint primary key references offers on delete cascade);

-- An offer that stands there already is locked until its new link can be seen: it is not taken off for the former one.
create function note_other_link() returns trigger language plpgsql as $$
begin
  insert into stale_offer_pages values (new.id) on conflict (offer_id) do update set offer_id = excluded.offer_id;
  return null;
end $$;
create function note_other_page_link() returns trigger language plpgsql as $$
begin
  insert into stale_offer_pages values (new.offer_id) on conflict (offer_id) do update set offer_id = excluded.offer_id;
  return null;
end $$;
create trigger note_other_link after update of link on offers
  for each row when (old.link is distinct from new.link) execute function note_other_link();
create trigger note_other_page_link after update of page_link on offer_texts
  for each row when (old.page_link is distinct from new.page_link) execute function note_other_page_link();

-- What was not noted yet is found by this once.
insert into stale_offer_pages select id from offers where not exists (select from offer_pages where offer_id = id);
