-- What shoppers ask to be absent, and kinds of food, care, garden, toys and kitchen, that one language's titles say and the other's shoppers type.
insert into search_aliases (said)
  select array['paraben free', 'sans paraben', 'sans parabène']
  where not exists (select from search_aliases where array['paraben free', 'sans paraben'] && (said || asked));
insert into search_aliases (said)
  select array['silicone free', 'sans silicone']
  where not exists (select from search_aliases where array['silicone free', 'sans silicone'] && (said || asked));
insert into search_aliases (said)
  select array['no added sugar', 'sans sucres ajoutés', 'sans sucre ajouté', 'no sugar added']
  where not exists (select from search_aliases where array['no added sugar', 'sans sucres ajoutés'] && (said || asked));
insert into search_aliases (said)
  select array['palm oil free', 'sans huile de palme', 'no palm oil']
  where not exists (select from search_aliases where array['palm oil free', 'sans huile de palme'] && (said || asked));
insert into search_aliases (said)
  select array['aluminium free', 'sans aluminium', 'aluminum free']
  where not exists (select from search_aliases where array['aluminium free', 'sans aluminium'] && (said || asked));
insert into search_aliases (said)
  select array['ammonia free', 'sans ammoniaque']
  where not exists (select from search_aliases where array['ammonia free', 'sans ammoniaque'] && (said || asked));
insert into search_aliases (said)
  select array['grain free', 'sans céréales']
  where not exists (select from search_aliases where array['grain free', 'sans céréales'] && (said || asked));
insert into search_aliases (said)
  select array['latex free', 'sans latex']
  where not exists (select from search_aliases where array['latex free', 'sans latex'] && (said || asked));
insert into search_aliases (said)
  select array['leave-in', 'sans rinçage']
  where not exists (select from search_aliases where array['leave-in', 'sans rinçage'] && (said || asked));
insert into search_aliases (said)
  select array['cruelty free', 'non testé sur les animaux']
  where not exists (select from search_aliases where array['cruelty free', 'non testé sur les animaux'] && (said || asked));
insert into search_aliases (said)
  select array['bpa free', 'sans bpa', 'sans bisphénol a']
  where not exists (select from search_aliases where array['bpa free', 'sans bpa'] && (said || asked));
insert into search_aliases (said)
  select array['unsalted', 'sans sel', 'salt free']
  where not exists (select from search_aliases where array['unsalted', 'sans sel'] && (said || asked));
insert into search_aliases (said, asked)
  select array['decaffeinated', 'décaféiné', 'caffeine free', 'sans caféine'], array['decaf', 'déca']
  where not exists (select from search_aliases where array['decaffeinated', 'décaféiné'] && (said || asked));
insert into search_aliases (said, asked)
  select array['oven dish', 'plat à four', 'plat allant au four', 'baking dish', 'plat à gratin', 'gratin dish', 'roasting dish'], array['plat en verre']
  where not exists (select from search_aliases where array['oven dish', 'plat à four'] && (said || asked));
insert into search_aliases (said)
  select array['smoked salmon', 'saumon fumé']
  where not exists (select from search_aliases where array['smoked salmon', 'saumon fumé'] && (said || asked));
insert into search_aliases (said)
  select array['cured ham', 'jambon cru']
  where not exists (select from search_aliases where array['cured ham', 'jambon cru'] && (said || asked));
insert into search_aliases (said)
  select array['sunflower oil', 'huile de tournesol']
  where not exists (select from search_aliases where array['sunflower oil', 'huile de tournesol'] && (said || asked));
insert into search_aliases (said)
  select array['balsamic vinegar', 'vinaigre balsamique']
  where not exists (select from search_aliases where array['balsamic vinegar', 'vinaigre balsamique'] && (said || asked));
insert into search_aliases (said, asked)
  select array['ice cream', 'crème glacée'], array['glace']
  where not exists (select from search_aliases where array['ice cream', 'crème glacée'] && (said || asked));
insert into search_aliases (said)
  select array['rosé wine', 'vin rosé']
  where not exists (select from search_aliases where array['rosé wine', 'vin rosé'] && (said || asked));
insert into search_aliases (said)
  select array['giraffe', 'girafe']
  where not exists (select from search_aliases where array['giraffe', 'girafe'] && (said || asked));
insert into search_aliases (said)
  select array['fox', 'renard']
  where not exists (select from search_aliases where array['fox', 'renard'] && (said || asked));
insert into search_aliases (said)
  select array['superhero', 'super-héros']
  where not exists (select from search_aliases where array['superhero', 'super-héros'] && (said || asked));
insert into search_aliases (said)
  select array['toy kitchen', 'dînette', 'play kitchen', 'cuisine enfant']
  where not exists (select from search_aliases where array['toy kitchen', 'dînette'] && (said || asked));
insert into search_aliases (said)
  select array['balance bike', 'draisienne']
  where not exists (select from search_aliases where array['balance bike', 'draisienne'] && (said || asked));
insert into search_aliases (said)
  select array['fishing reel', 'moulinet', 'moulinet de pêche']
  where not exists (select from search_aliases where array['fishing reel', 'moulinet'] && (said || asked));
insert into search_aliases (said)
  select array['fishing lure', 'leurre', 'leurre de pêche']
  where not exists (select from search_aliases where array['fishing lure', 'leurre'] && (said || asked));
insert into search_aliases (said)
  select array['swiss army knife', 'couteau suisse']
  where not exists (select from search_aliases where array['swiss army knife', 'couteau suisse'] && (said || asked));
insert into search_aliases (said)
  select array['laser level', 'niveau laser']
  where not exists (select from search_aliases where array['laser level', 'niveau laser'] && (said || asked));
insert into search_aliases (said)
  select array['secateurs', 'sécateur', 'pruning shears']
  where not exists (select from search_aliases where array['secateurs', 'sécateur'] && (said || asked));
insert into search_aliases (said)
  select array['fire pit', 'brasero']
  where not exists (select from search_aliases where array['fire pit', 'brasero'] && (said || asked));
insert into search_aliases (said)
  select array['moka pot', 'cafetière italienne']
  where not exists (select from search_aliases where array['moka pot', 'cafetière italienne'] && (said || asked));
insert into search_aliases (said)
  select array['eyeliner', 'eye-liner', 'eye liner']
  where not exists (select from search_aliases where array['eyeliner', 'eye-liner'] && (said || asked));
insert into search_aliases (said)
  select array['micellar water', 'eau micellaire']
  where not exists (select from search_aliases where array['micellar water', 'eau micellaire'] && (said || asked));
insert into search_aliases (said)
  select array['after sun', 'après-soleil', 'lait après-soleil']
  where not exists (select from search_aliases where array['after sun', 'après-soleil'] && (said || asked));
insert into search_aliases (said)
  select array['hair wax', 'cire coiffante']
  where not exists (select from search_aliases where array['hair wax', 'cire coiffante'] && (said || asked));
insert into search_aliases (said)
  select array['play mat', 'tapis d''éveil']
  where not exists (select from search_aliases where array['play mat', 'tapis d''éveil'] && (said || asked));
insert into search_aliases (said)
  select array['dog harness', 'harnais chien', 'harnais pour chien']
  where not exists (select from search_aliases where array['dog harness', 'harnais chien'] && (said || asked));
insert into search_aliases (said)
  select array['dog kennel', 'niche chien', 'niche pour chien', 'dog house']
  where not exists (select from search_aliases where array['dog kennel', 'niche chien'] && (said || asked));
update search_aliases set said = said || array['appareil photo sans miroir']
  where 'mirrorless camera' = any(said) and cardinality(said) <= 29 and not 'appareil photo sans miroir' = any(said || asked);
update search_aliases set said = said || array['disque dur portable']
  where 'external hard drive' = any(said) and cardinality(said) <= 29 and not 'disque dur portable' = any(said || asked);
update search_aliases set said = said || array['disque dur portatif']
  where 'external hard drive' = any(said) and cardinality(said) <= 29 and not 'disque dur portatif' = any(said || asked);
update search_aliases set said = said || array['baby vest']
  where 'baby bodysuit' = any(said) and cardinality(said) <= 29 and not 'baby vest' = any(said || asked);
update search_aliases set said = said || array['onesie']
  where 'baby bodysuit' = any(said) and cardinality(said) <= 29 and not 'onesie' = any(said || asked);
update search_aliases set said = said || array['babygrow']
  where 'baby bodysuit' = any(said) and cardinality(said) <= 29 and not 'babygrow' = any(said || asked);
update search_aliases set said = said || array['jump rope']
  where 'corde à sauter' = any(said) and cardinality(said) <= 29 and not 'jump rope' = any(said || asked);
update search_aliases set said = said || array['strimmer']
  where 'brush cutter' = any(said) and cardinality(said) <= 29 and not 'strimmer' = any(said || asked);
update search_aliases set said = said || array['fertiliser']
  where 'fertilizer' = any(said) and cardinality(said) <= 29 and not 'fertiliser' = any(said || asked);
update search_aliases set said = said || array['chef''s knife']
  where 'kitchen knife' = any(said) and cardinality(said) <= 29 and not 'chef''s knife' = any(said || asked);
update search_aliases set said = said || array['wellington boots']
  where 'rain boots' = any(said) and cardinality(said) <= 29 and not 'wellington boots' = any(said || asked);
update search_aliases set said = said || array['wellies']
  where 'rain boots' = any(said) and cardinality(said) <= 29 and not 'wellies' = any(said || asked);
update search_aliases set said = said || array['carry-on suitcase']
  where 'cabin suitcase' = any(said) and cardinality(said) <= 29 and not 'carry-on suitcase' = any(said || asked);
update search_aliases set said = said || array['bagage cabine']
  where 'cabin suitcase' = any(said) and cardinality(said) <= 29 and not 'bagage cabine' = any(said || asked);
update search_aliases set asked = asked || array['wipes']
  where 'baby wipes' = any(said) and cardinality(asked) <= 29 and not 'wipes' = any(said || asked);
update search_aliases set asked = asked || array['nappies']
  where 'diaper' = any(said) and cardinality(asked) <= 29 and not 'nappies' = any(said || asked);
update search_aliases set asked = asked || array['doudou']
  where 'soft toy' = any(said) and cardinality(asked) <= 29 and not 'doudou' = any(said || asked);
update search_aliases set said = said || array['hairbrush']
  where 'hair brush' = any(said) and cardinality(said) <= 29 and not 'hairbrush' = any(said || asked);
update search_aliases set said = said || array['citrus juicer']
  where 'citrus press' = any(said) and cardinality(said) <= 29 and not 'citrus juicer' = any(said || asked);
update search_aliases set said = said || array['slow juicer']
  where 'juice extractor' = any(said) and cardinality(said) <= 29 and not 'slow juicer' = any(said || asked);
update search_aliases set said = said || array['hairspray']
  where 'hair spray' = any(said) and cardinality(said) <= 29 and not 'hairspray' = any(said || asked);
update search_aliases set said = said || array['hair color']
  where 'hair dye' = any(said) and cardinality(said) <= 29 and not 'hair color' = any(said || asked);
update search_aliases set said = said || array['hair colour']
  where 'hair dye' = any(said) and cardinality(said) <= 29 and not 'hair colour' = any(said || asked);
-- French titles say "bio" of what English shoppers call organic.
update search_aliases set said = said || array['bio'], asked = array_remove(asked, 'bio')
  where 'organic' = any(said) and 'bio' = any(asked) and cardinality(said) <= 29;
