-- What searches were seen to lack: definitions of screens by their names and by their pixels, bags and chargers of computers,
-- headphones in the ear.
insert into search_aliases (said, asked) values
  (array['4k', 'uhd', 'ultra hd', '2160p', '3840 x 2160', '3840x2160'], '{}'),
  (array['qhd', 'wqhd', '1440p', '2560 x 1440', '2560x1440'], array['quad hd', '2k']),
  (array['full hd', 'fhd', '1080p', '1920 x 1080', '1920x1080'], array['fullhd']),
  (array['8k', '4320p', '7680 x 4320', '7680x4320'], '{}'),
  (array['laptop backpack', 'notebook backpack', 'notebook case backpack'],
    array['sac à dos ordinateur', 'sac à dos pc', 'sac à dos ordinateur portable', 'sac à dos pc portable', 'computer backpack']),
  (array['laptop charger', 'notebook charger', 'notebook power adapter', 'laptop adapter', 'power adapter inverter'],
    array['chargeur pc portable', 'chargeur ordinateur portable', 'chargeur pc', 'chargeur ordinateur', 'laptop power supply', 'alimentation pc portable']);

update search_aliases set said = said || array['in-ear headset', 'headset in-ear', 'in-ear headphone'] where 'in-ear headphones' = any(said);

update search_aliases set asked = asked || array['sacoche ordinateur', 'sacoche pc', 'sac ordinateur', 'sac pc portable', 'computer bag']
 where 'laptop bag' = any(said);
update search_aliases set asked = asked || array['housse ordinateur', 'housse pc', 'housse pc portable', 'computer sleeve']
 where 'laptop sleeve' = any(said);
