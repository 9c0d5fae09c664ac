-- Words that searches in both languages were seen to lack.
insert into search_aliases (said, asked) values
  (array['colour', 'color', 'couleur'], '{}'),
  (array['multifunction', 'multifonction', 'multifunctional', 'all-in-one printer'], array['multifonctions']),
  (array['chest freezer', 'congélateur coffre'], '{}'),
  (array['internal drive', 'disque interne'], '{}');
