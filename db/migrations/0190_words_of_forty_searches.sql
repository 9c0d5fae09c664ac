-- Words that forty more searches in both languages were seen to lack.
update search_aliases set said = said || array['plaque induction', 'plaque de cuisson induction', 'table à induction']
 where said = array['induction hob', 'plaque à induction', 'table induction', 'induction cooktop'];

insert into search_aliases (said, asked) values
  (array['wall mounted', 'wall mount', 'mural', 'murale'], '{}'),
  (array['microsd', 'micro sd', 'microsdhc', 'microsdxc'], array['carte micro sd', 'carte microsd']),
  (array['pcs', 'pièces'], array['pieces']),
  (array['front loading', 'front load'], array['hublot', 'chargement frontal']),
  (array['heat pump', 'pompe à chaleur'], '{}'),
  (array['gaming desktop', 'gaming tower'], array['tour gamer', 'pc gamer fixe', 'pc fixe gamer']);
