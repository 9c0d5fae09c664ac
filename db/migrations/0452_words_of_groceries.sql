-- Groceries whose English names shops write as well. No word that a group has already.
insert into search_aliases (said)
  select added.said from (values
  (array['tomato', 'tomate']),
  (array['onion', 'oignon']),
  (array['egg', 'œuf', 'oeuf']),
  (array['carrot', 'carotte']),
  (array['tuna', 'thon']),
  (array['prawn', 'shrimp', 'crevette']),
  (array['beef', 'bœuf', 'boeuf']),
  (array['pork', 'porc']),
  (array['lamb', 'agneau']),
  (array['yogurt', 'yoghurt', 'yaourt']),
  (array['chickpea', 'pois chiche']),
  (array['green beans', 'haricots verts']),
  (array['sweetcorn', 'maïs doux']),
  (array['oats', 'flocons d’avoine']),
  (array['oat milk', 'oat drink', 'lait d’avoine', 'boisson à l’avoine']),
  (array['soya milk', 'soy milk', 'soya drink', 'lait de soja', 'boisson au soja']),
  (array['almond milk', 'almond drink', 'lait d’amande', 'boisson à l’amande']),
  (array['raspberry', 'framboise']),
  (array['apricot', 'abricot']),
  (array['basil', 'basilic']),
  (array['tomato sauce', 'sauce tomate'])
  ) as added (said)
  where not exists (select from search_aliases as known where known.said && added.said or known.asked && added.said);
-- "Psu" is no food: on shelves of "Alimentation & boissons" the word says another thing. Asked for, it may mean a power supply.
update search_aliases set said = array_remove(said, 'alimentation') || array['alimentation pc', 'alimentation atx'],
    asked = case when 'alimentation' = any(asked) then asked else asked || array['alimentation'] end
  where 'psu' = any(said) and 'alimentation' = any(said) and cardinality(said) between 2 and 22 and cardinality(asked) < 25
    and not exists (select from search_aliases as other where other.said || other.asked && array['alimentation pc', 'alimentation atx']);
