-- What shoppers were seen to type that nothing stood for: headsets for virtual reality, what repeats a network, what things are
-- for ("something to listen to music with"), and other people's names of things.
insert into search_aliases (said, asked) values
  (array['virtual reality', 'réalité virtuelle', 'vr'], '{}');
update search_aliases set asked = asked || array['wifi repeater', 'répéteur', 'repeater', 'booster wifi', 'wifi booster']
  where 'wifi extender' = any(said);
update search_aliases set asked = asked || array['listen to music', 'listening to music', 'écouter de la musique', 'écouter la musique']
  where 'casque audio' = any(said);
update search_aliases set asked = asked || array['take pictures', 'take photos', 'prendre des photos', 'faire des photos']
  where 'camera' = any(said) and 'appareil photo' = any(said);
update search_aliases set asked = asked || array['make coffee', 'faire du café']
  where 'cafetière' = any(said);
update search_aliases set asked = asked || array['washing clothes', 'laver le linge']
  where 'lave-linge' = any(said);
update search_aliases set asked = asked || array['anti bruit'] where 'anti-bruit' = any(said);
