-- What French shoppers type that stood for nothing, or for something else: "clé wifi" was a spanner, "station météo" a docking station.
insert into search_aliases (said, asked) values
  (array['wifi adapter', 'clé wifi', 'adaptateur wifi', 'wifi dongle', 'wireless usb adapter', 'wlan adapter', 'clé wi-fi'], '{}'),
  (array['bluetooth adapter', 'clé bluetooth', 'adaptateur bluetooth', 'dongle bluetooth', 'bluetooth dongle'], '{}'),
  (array['4g dongle', 'clé 4g', 'mobile broadband modem', 'modem 4g'], '{}'),
  (array['numeric keypad', 'pavé numérique', 'numpad', 'numeric pad'], array['keypad']),
  (array['stylus', 'stylet', 'stylus pen', 'stylet tactile'], '{}'),
  (array['hard drive enclosure', 'boîtier disque dur', 'boîtier pour disque dur', 'boîtier externe', 'storage drive enclosure', 'hdd enclosure', 'ssd enclosure'], '{}'),
  (array['patch panel', 'panneau de brassage', 'bandeau de brassage'], '{}'),
  (array['rack cabinet', 'baie de brassage', 'baie informatique', 'coffret de brassage', 'armoire réseau', 'server cabinet', 'rack enclosure'], '{}'),
  (array['ceiling mount', 'support plafond', 'support de plafond'], '{}'),
  (array['usb extension cable', 'rallonge usb', 'usb extension', 'câble d’extension usb'], '{}'),
  (array['vga cable', 'câble vga'], '{}'),
  (array['copy paper', 'ramette de papier', 'ramette', 'papier photocopieur', 'ream of paper', 'multipurpose paper'], array['papier imprimante', 'printer paper']),
  (array['activity tracker', 'bracelet connecté', 'fitness tracker', 'bracelet d’activité', 'tracker d’activité', 'activity band'], '{}'),
  (array['sports watch', 'montre de sport', 'montre gps', 'gps watch'], array['montre sport']),
  (array['weather station', 'station météo', 'station météorologique'], '{}'),
  (array['racing wheel', 'volant de course', 'steering wheel controller'], array['volant']),
  (array['teapot', 'théière'], '{}'),
  (array['playstation 3', 'ps3'], '{}'),
  (array['playstation 4', 'ps4'], '{}'),
  (array['playstation 5', 'ps5'], '{}'),
  (array['meat grinder', 'hachoir à viande', 'mincer'], array['hachoir']),
  (array['beard trimmer', 'tondeuse à barbe', 'tondeuse barbe'], '{}'),
  (array['headset with microphone', 'micro-casque', 'casque-micro', 'casque avec micro'], '{}'),
  (array['smart bulb', 'ampoule connectée', 'ampoule intelligente', 'smart light bulb'], '{}'),
  (array['smart lock', 'serrure connectée'], '{}');
update search_aliases set asked = asked || array['graveur', 'graveur externe'] where 'graveur dvd' = any(said);
update search_aliases set asked = asked || array['gaming pc', 'pc gamer', 'pc gaming', 'ordinateur gamer', 'gaming computer']
  where 'gaming desktop' = any(said);
