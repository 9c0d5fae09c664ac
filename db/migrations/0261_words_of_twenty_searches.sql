-- Words that twenty more searches were seen to lack: kinds of hobs and ovens, bays of servers, what shops call a computer.
insert into search_aliases (said, asked) values
  (array['gas hob', 'table de cuisson gaz', 'plaque de cuisson gaz', 'plaque gaz', 'gas cooktop'], array['table de cuisson à gaz', 'table gaz']),
  (array['pyrolytic', 'pyrolyse', 'pyrolytique'], '{}'),
  (array['bean to cup', 'machine à café à grains', 'expresso broyeur', 'bean-to-cup'], array['machine à café grain', 'machine à grain', 'cafetière à grains']),
  (array['2-bay', '2 bay', '2 baies'], '{}'),
  (array['4-bay', '4 bay', '4 baies'], '{}');

update search_aliases set asked = asked || array['micro ordinateur', 'micro-ordinateur']
 where 'ordinateur' = any(said) and not 'micro ordinateur' = any(said || asked);
-- Hobs of one kind are found among all hobs where no title says the kind.
update search_aliases set asked = asked || array['plaque vitrocéramique', 'table vitrocéramique', 'ceramic hob', 'vitrocéramique']
 where 'hob' = any(said);
