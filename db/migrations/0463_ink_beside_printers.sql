-- Who looks at printers wants no list of ink. Where staff moved either, it stays.
update categories ink set parent_id = printers.parent_id
  from categories printers
  where ink.key = 'printer-ink-toner' and printers.key = 'printers-scanners' and ink.parent_id = printers.id;
-- A search index that was kept has the former places.
update catalogue_state set version = version + 1, changed_at = now() where version > 1;
