-- "Tel portable" showed power banks called portable. "6 cellules" is how French counts what an English title calls "6 Cell".
update search_aliases set asked = asked || array['tel portable', 'tel mobile']
  where 'smartphone' = any(said) and 'mobile phone' = any(said) and cardinality(asked) <= 28 and not 'tel portable' = any(said || asked);
insert into search_aliases (said, asked)
  select array['cell', 'cellule'], array[]::text[]
  where not exists (select from search_aliases where array['cell', 'cellule'] && (said || asked));
update search_aliases set asked = asked || array['téléphone fixe sans fil']
  where 'landline phone' = any(said) and 'téléphone sans fil' = any(said) and cardinality(asked) <= 29
    and not 'téléphone fixe sans fil' = any(said || asked);
