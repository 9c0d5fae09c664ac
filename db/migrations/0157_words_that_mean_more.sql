-- "Hoover" is a brand of fridges and washing machines as well: a vacuum cleaner only where somebody asks for one.
update search_aliases set said = array['vacuum cleaner', 'aspirateur'], asked = array['vacuum', 'hoover']
 where said = array['vacuum cleaner', 'aspirateur', 'hoover'] and asked = array['vacuum'];

-- Words that searches in both languages were seen to lack.
insert into search_aliases (said, asked) values
  (array['ergonomic', 'ergonomique'], '{}'),
  (array['vertical', 'verticale'], '{}');
