-- Found by asking some 350 searches of two catalogues: coffee beans had no name of their own, and short forms of "téléphone" meant nothing.
insert into search_aliases (said, asked)
  select array['coffee beans', 'café en grains', 'whole bean coffee'], array['café en grain', 'café grains', 'grains de café']
  where not exists (select from search_aliases where 'café en grains' = any(said || asked));
update search_aliases set asked = asked || array['tel', 'tél']
  where 'smartphone' = any(said) and 'mobile phone' = any(said) and cardinality(asked) <= 28 and not 'tel' = any(said || asked);
