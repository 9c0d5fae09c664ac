-- Found by asking some 400 searches that shoppers type: everyday words for a thing that products call otherwise.
update search_aliases as known set asked = known.asked || added.words
  from (values
  ('shaver', array['rasoir']),
  ('power supply', array['alim', 'alim pc']),
  ('hard drive', array['dd']),
  ('processor', array['proc']),
  ('fridge freezer', array['frigo combiné', 'combiné frigo']),
  ('chest freezer', array['congélateur bahut']),
  ('top loading washing machine',
    array['lave-linge ouverture dessus', 'lave-linge chargement dessus', 'machine à laver ouverture dessus', 'machine à laver top'])
  ) as added (said, words)
  where added.said = any(known.said) and cardinality(known.asked) <= 24 and not known.said || known.asked && added.words;
