-- Printers of one colour are asked for in French by "noir et blanc".
insert into search_aliases (said)
  select array['monochrome', 'noir et blanc', 'black and white']
  where not exists (select from search_aliases where array['monochrome', 'noir et blanc'] && (said || asked));
