-- "Rangers" are boots to who asks for them; folded, texts say it of wardrobes: "pour ranger".
update search_aliases set said = array_remove(said, 'rangers'),
    asked = case when 'rangers' = any(asked) then asked else asked || array['rangers'] end
  where 'combat boots' = any(said) and 'rangers' = any(said) and cardinality(said) > 1 and cardinality(asked) < 25;
-- "Bras" is a French arm: English plurals in full. No word that a group has, nor what an administrator gave to another one.
update search_aliases as known set said = known.said || added.words
  from (
    select wanted.name, wanted.most, array_agg(word.text order by word.place) as words
    from (values
      ('sports bra', 23, array['sports bras', 'sport bras']),
      ('bra', 19, array['push-up bra', 'push-up bras', 'nursing bra', 'nursing bras', 'strapless bra', 'strapless bras']),
      ('dressing gown', 23, array['bathrobe', 'bath robe']),
      ('nightgown', 23, array['nightdress'])
    ) as wanted (name, most, words)
    cross join unnest(wanted.words) with ordinality as word (text, place)
    where not exists (select from search_aliases as other where word.text = any(other.said || other.asked))
    group by wanted.name, wanted.most
  ) as added
  where added.name = any(known.said) and cardinality(known.said) <= added.most;
update search_aliases set asked = asked || array['congélo']
  where 'freezer' = any(said) and cardinality(asked) < 25
    and not exists (select from search_aliases as other where 'congélo' = any(other.said || other.asked));
-- Things whose names hold another thing's: a "tire-lait" is no tyre, a "lit parapluie" no umbrella.
insert into search_aliases (said)
  select added.said from (values
  (array['kitchen tongs', 'pince de cuisine', 'serving tongs', 'cooking tongs']),
  (array['breast pump', 'tire-lait', 'tire-allaitement']),
  (array['lavalier microphone', 'micro-cravate', 'microphone cravate', 'lavalier mic', 'lapel microphone']),
  (array['travel cot', 'lit parapluie', 'lit de voyage']),
  (array['nasal aspirator', 'aspirateur nasal', 'mouche-bébé', 'mouche bébé'])
  ) as added (said)
  where not exists (select from search_aliases as known where known.said && added.said or known.asked && added.said);
