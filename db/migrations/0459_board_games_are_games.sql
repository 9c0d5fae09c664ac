-- Who types "jeu" may mean a board game as well as one on a screen: where there are only the former, energy drinks called "Game" came before them.
update search_aliases set asked = asked || array['jeu']
  where 'board game' = any(said) and 'jeu de société' = any(said) and cardinality(asked) <= 29 and not 'jeu' = any(said || asked);
