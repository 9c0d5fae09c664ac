-- Kinds of food, care, games, cars, blinds and linen that one language's titles say and the other's shoppers type.
insert into search_aliases (said)
  select array['soy sauce', 'sauce soja', 'sauce de soja']
  where not exists (select from search_aliases where array['soy sauce', 'sauce soja'] && (said || asked));
insert into search_aliases (said)
  select array['coconut milk', 'lait de coco']
  where not exists (select from search_aliases where array['coconut milk', 'lait de coco'] && (said || asked));
insert into search_aliases (said)
  select array['basmati rice', 'riz basmati']
  where not exists (select from search_aliases where array['basmati rice', 'riz basmati'] && (said || asked));
insert into search_aliases (said)
  select array['kidney beans', 'haricots rouges']
  where not exists (select from search_aliases where array['kidney beans', 'haricots rouges'] && (said || asked));
insert into search_aliases (said)
  select array['green beans', 'haricots verts']
  where not exists (select from search_aliases where array['green beans', 'haricots verts'] && (said || asked));
insert into search_aliases (said)
  select array['red lentils', 'lentilles corail']
  where not exists (select from search_aliases where array['red lentils', 'lentilles corail'] && (said || asked));
insert into search_aliases (said)
  select array['noodles', 'nouilles']
  where not exists (select from search_aliases where array['noodles', 'nouilles'] && (said || asked));
insert into search_aliases (said)
  select array['peanut butter', 'beurre de cacahuète', 'beurre de cacahuètes']
  where not exists (select from search_aliases where array['peanut butter', 'beurre de cacahuète'] && (said || asked));
insert into search_aliases (said)
  select array['baking powder', 'levure chimique']
  where not exists (select from search_aliases where array['baking powder', 'levure chimique'] && (said || asked));
insert into search_aliases (said)
  select array['wheel cleaner', 'nettoyant jantes', 'nettoyant pour jantes']
  where not exists (select from search_aliases where array['wheel cleaner', 'nettoyant jantes'] && (said || asked));
insert into search_aliases (said)
  select array['car wax', 'cire auto', 'cire voiture']
  where not exists (select from search_aliases where array['car wax', 'cire auto'] && (said || asked));
insert into search_aliases (said)
  select array['car air freshener', 'désodorisant voiture', 'désodorisant pour voiture', 'parfum voiture']
  where not exists (select from search_aliases where array['car air freshener', 'désodorisant voiture'] && (said || asked));
insert into search_aliases (said)
  select array['steering wheel cover', 'couvre-volant', 'housse de volant']
  where not exists (select from search_aliases where array['steering wheel cover', 'couvre-volant'] && (said || asked));
insert into search_aliases (said)
  select array['tyre inflator', 'gonfleur de pneu', 'gonfleur pneu', 'tire inflator']
  where not exists (select from search_aliases where array['tyre inflator', 'gonfleur de pneu'] && (said || asked));
insert into search_aliases (said)
  select array['enlumineur', 'highlighter']
  where not exists (select from search_aliases where 'enlumineur' = any(said || asked));
insert into search_aliases (said)
  select array['setting powder', 'poudre fixante']
  where not exists (select from search_aliases where array['setting powder', 'poudre fixante'] && (said || asked));
insert into search_aliases (said)
  select array['loose powder', 'poudre libre']
  where not exists (select from search_aliases where array['loose powder', 'poudre libre'] && (said || asked));
insert into search_aliases (said)
  select array['lip liner', 'crayon à lèvres', 'crayon lèvres']
  where not exists (select from search_aliases where array['lip liner', 'crayon à lèvres'] && (said || asked));
insert into search_aliases (said)
  select array['brow pencil', 'crayon à sourcils', 'crayon sourcils', 'eyebrow pencil']
  where not exists (select from search_aliases where array['brow pencil', 'crayon à sourcils'] && (said || asked));
insert into search_aliases (said)
  select array['cleansing oil', 'huile démaquillante']
  where not exists (select from search_aliases where array['cleansing oil', 'huile démaquillante'] && (said || asked));
insert into search_aliases (said)
  select array['sheet mask', 'masque en tissu', 'masque tissu']
  where not exists (select from search_aliases where array['sheet mask', 'masque en tissu'] && (said || asked));
insert into search_aliases (said)
  select array['cotton buds', 'coton-tige', 'cotton swabs']
  where not exists (select from search_aliases where array['cotton buds', 'coton-tige'] && (said || asked));
insert into search_aliases (said)
  select array['lumbar belt', 'ceinture lombaire', 'back support belt']
  where not exists (select from search_aliases where array['lumbar belt', 'ceinture lombaire'] && (said || asked));
insert into search_aliases (said)
  select array['nasal spray', 'spray nasal']
  where not exists (select from search_aliases where array['nasal spray', 'spray nasal'] && (said || asked));
insert into search_aliases (said)
  select array['insect repellent', 'anti-moustique', 'mosquito repellent', 'répulsif insectes']
  where not exists (select from search_aliases where array['insect repellent', 'anti-moustique'] && (said || asked));
insert into search_aliases (said)
  select array['infant formula', 'lait infantile', 'baby formula']
  where not exists (select from search_aliases where array['infant formula', 'lait infantile'] && (said || asked));
insert into search_aliases (said)
  select array['rattle', 'hochet']
  where not exists (select from search_aliases where array['rattle', 'hochet'] && (said || asked));
insert into search_aliases (said)
  select array['card sleeves', 'protège-cartes']
  where not exists (select from search_aliases where array['card sleeves', 'protège-cartes'] && (said || asked));
insert into search_aliases (said)
  select array['party game', 'jeu d''ambiance']
  where not exists (select from search_aliases where array['party game', 'jeu d''ambiance'] && (said || asked));
insert into search_aliases (said)
  select array['cooperative game', 'jeu coopératif', 'co-op game']
  where not exists (select from search_aliases where array['cooperative game', 'jeu coopératif'] && (said || asked));
insert into search_aliases (said)
  select array['rifle scope', 'lunette de tir', 'lunette de visée']
  where not exists (select from search_aliases where array['rifle scope', 'lunette de tir'] && (said || asked));
insert into search_aliases (said)
  select array['water dispenser', 'fontaine à eau']
  where not exists (select from search_aliases where array['water dispenser', 'fontaine à eau'] && (said || asked));
insert into search_aliases (said)
  select array['venetian blind', 'store vénitien']
  where not exists (select from search_aliases where array['venetian blind', 'store vénitien'] && (said || asked));
insert into search_aliases (said)
  select array['roman blind', 'store bateau']
  where not exists (select from search_aliases where array['roman blind', 'store bateau'] && (said || asked));
insert into search_aliases (said)
  select array['vertical blind', 'store à lamelles', 'store californien']
  where not exists (select from search_aliases where array['vertical blind', 'store à lamelles'] && (said || asked));
insert into search_aliases (said)
  select array['washcloth', 'gant de toilette', 'face cloth']
  where not exists (select from search_aliases where array['washcloth', 'gant de toilette'] && (said || asked));
insert into search_aliases (said)
  select array['stud earrings', 'puces d''oreilles']
  where not exists (select from search_aliases where array['stud earrings', 'puces d''oreilles'] && (said || asked));
insert into search_aliases (said)
  select array['tissue box', 'boîte à mouchoirs']
  where not exists (select from search_aliases where array['tissue box', 'boîte à mouchoirs'] && (said || asked));
insert into search_aliases (said)
  select array['pond liner', 'bâche de bassin', 'bâche bassin']
  where not exists (select from search_aliases where array['pond liner', 'bâche de bassin'] && (said || asked));
insert into search_aliases (said)
  select array['combi oven', 'four mixte']
  where not exists (select from search_aliases where array['combi oven', 'four mixte'] && (said || asked));
insert into search_aliases (said)
  select array['hand dryer', 'sèche-mains']
  where not exists (select from search_aliases where array['hand dryer', 'sèche-mains'] && (said || asked));
insert into search_aliases (said)
  select array['air cooler', 'rafraîchisseur d''air']
  where not exists (select from search_aliases where array['air cooler', 'rafraîchisseur d''air'] && (said || asked));
update search_aliases set said = said || array['démarreur de batterie']
  where 'jump starter' = any(said) and cardinality(said) <= 29 and not 'démarreur de batterie' = any(said || asked);
update search_aliases set said = said || array['booster de batterie']
  where 'jump starter' = any(said) and cardinality(said) <= 29 and not 'booster de batterie' = any(said || asked);
update search_aliases set said = said || array['drap de bain']
  where 'bath towel' = any(said) and cardinality(said) <= 29 and not 'drap de bain' = any(said || asked);
update search_aliases set said = said || array['drap de douche']
  where 'bath towel' = any(said) and cardinality(said) <= 29 and not 'drap de douche' = any(said || asked);
update search_aliases set said = said || array['plant pot']
  where 'flower pot' = any(said) and cardinality(said) <= 29 and not 'plant pot' = any(said || asked);
update search_aliases set said = said || array['cache-pot']
  where 'flower pot' = any(said) and cardinality(said) <= 29 and not 'cache-pot' = any(said || asked);
update search_aliases set said = said || array['congélateur horizontal']
  where 'chest freezer' = any(said) and cardinality(said) <= 29 and not 'congélateur horizontal' = any(said || asked);
update search_aliases set said = said || array['lait corps']
  where 'lait corporel' = any(said) and cardinality(said) <= 29 and not 'lait corps' = any(said || asked);
