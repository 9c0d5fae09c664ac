-- What shoppers shorten, in queries only. No word that a group has already, and none where a group is full.
update search_aliases as known set asked = known.asked || added.words
  from (
    select wanted.name, array_agg(word.text order by word.place) as words
    from (values
      ('digital camera', array['apn']),
      ('vacuum cleaner', array['aspi']),
      ('robot vacuum', array['robot aspi', 'aspi robot']),
      ('motherboard', array['mobo']),
      ('freezer', array['congel'])
    ) as wanted (name, words)
    cross join unnest(wanted.words) with ordinality as word (text, place)
    where not exists (select from search_aliases as other where word.text = any(other.said || other.asked))
    group by wanted.name
  ) as added
  where added.name = any(known.said) and cardinality(known.asked) <= 22;
