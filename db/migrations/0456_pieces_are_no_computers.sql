-- Behind a number "pcs" are read as pieces (words/scan-words.ts), with what else means pieces; nobody searches for it alone.
delete from search_aliases where said = array['pcs', 'pièces'] and asked = array['pieces'];
update search_aliases set asked = asked || array['séchoir à cheveux']
  where 'hair dryer' = any(said) and cardinality(asked) <= 29 and not 'séchoir à cheveux' = any(said || asked);
update search_aliases set asked = asked || array['box internet', 'box wifi']
  where 'router' = any(said) and 'routeur' = any(said) and cardinality(asked) <= 28 and not 'box internet' = any(said || asked);
insert into search_aliases (said)
  select array['dual sim', 'double sim']
  where not exists (select from search_aliases where array['dual sim', 'double sim'] && (said || asked));
insert into search_aliases (said)
  select array['flatbed scanner', 'scanner à plat']
  where not exists (select from search_aliases where array['flatbed scanner', 'scanner à plat'] && (said || asked));
insert into search_aliases (said)
  select array['garden pond', 'bassin de jardin']
  where not exists (select from search_aliases where array['garden pond', 'bassin de jardin'] && (said || asked));
insert into search_aliases (said)
  select array['pond pump', 'pompe de bassin']
  where not exists (select from search_aliases where array['pond pump', 'pompe de bassin'] && (said || asked));
insert into search_aliases (said)
  select array['pond filter', 'filtre de bassin']
  where not exists (select from search_aliases where array['pond filter', 'filtre de bassin'] && (said || asked));
