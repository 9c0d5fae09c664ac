-- Makers whom products call by their initials and shoppers by their names, or the other way round.
insert into search_aliases (said, asked)
  select said, asked from (values
  (array['hp', 'hewlett packard', 'hewlett-packard'], '{}'::text[]),
  (array['wd', 'western digital'], '{}')
  ) as found (said, asked)
  where not exists (select from search_aliases as known where known.said && found.said);
