-- Of 260 pairs of everyday words that were compared, those that were said in one language only: materials, parts, small things.
insert into search_aliases (said, asked)
  select said, asked from (values
  (array['wax', 'cire'], '{}'::text[]),
  (array['brush', 'brosse'], '{}'),
  (array['rectangular', 'rectangulaire'], '{}'),
  (array['steel', 'acier'], '{}'),
  (array['rubber', 'caoutchouc'], '{}'),
  (array['rotating', 'rotatif', 'rotative'], '{}'),
  (array['insulated', 'isotherme'], '{}'),
  (array['hooded', 'à capuche'], '{}'),
  (array['quilted', 'matelassé', 'matelassée'], '{}'),
  (array['padded', 'rembourré', 'rembourrée'], '{}'),
  (array['pocket', 'poche'], '{}'),
  (array['handle', 'poignée'], '{}'),
  (array['lid', 'couvercle'], '{}'),
  (array['rope', 'corde'], '{}'),
  (array['filter', 'filtre'], '{}'),
  (array['sprayer', 'pulvérisateur'], '{}'),
  (array['carpet', 'moquette'], '{}'),
  (array['apron', 'tablier'], '{}'),
  (array['tea towel', 'torchon', 'torchon de cuisine'], '{}'),
  (array['pillowcase', 'taie d’oreiller', 'pillow case'], array['taie']),
  (array['drill bit', 'foret', 'mèche à bois'], '{}'),
  (array['racket', 'raquette', 'racquet'], '{}'),
  (array['fishing line', 'fil de pêche'], '{}'),
  (array['fishing hook', 'hameçon'], '{}'),
  (array['bait', 'appât'], '{}'),
  (array['watch strap', 'bracelet de montre', 'watch band', 'watchband'], array['bracelet montre']),
  (array['toilet paper', 'papier toilette', 'toilet roll', 'papier hygiénique'], array['pq', 'papier wc']),
  (array['wrapping paper', 'papier cadeau', 'gift wrap'], '{}'),
  (array['oil filter', 'filtre à huile'], '{}'),
  (array['roof rack', 'barres de toit', 'roof bars'], array['barre de toit']),
  (array['bike pump', 'pompe à vélo', 'bicycle pump'], array['pompe vélo']),
  (array['inner tube', 'chambre à air'], '{}'),
  (array['pedal', 'pédale'], '{}'),
  (array['saddle', 'selle'], '{}'),
  (array['temperature sensor', 'capteur de température', 'sonde de température'], array['capteur température']),
  (array['capacitor', 'condensateur'], '{}')
  ) as found (said, asked)
  where not exists (select from search_aliases as known where known.said && found.said[1:2]);
update search_aliases set asked = asked || array['disc dur']
  where 'hard drive' = any(said) and cardinality(asked) <= 28 and not 'disc dur' = any(said || asked);
update search_aliases set asked = asked || array['disc dur externe']
  where 'external hard drive' = any(said) and cardinality(asked) <= 28 and not 'disc dur externe' = any(said || asked);
update search_aliases set said = said || array['carnet']
  where 'notepad' = any(said) and cardinality(said) <= 29 and not 'carnet' = any(said || asked);
