-- Things that English titles name and French shoppers ask for, found by asking for what printers, computers and kitchens take.
insert into search_aliases (said, asked) values
  (array['thin client', 'client léger'], array['terminal léger']),
  (array['badge reader', 'lecteur de badge', 'rfid reader', 'lecteur rfid'], '{}'),
  (array['fingerprint reader', 'lecteur d’empreintes', 'lecteur d’empreintes digitales', 'fingerprint scanner'], array['lecteur biométrique']),
  (array['binding machine', 'relieuse', 'perforelieuse', 'comb binder'], '{}'),
  (array['cash register', 'caisse enregistreuse'], '{}'),
  (array['yogurt maker', 'yaourtière', 'yoghurt maker'], '{}'),
  (array['food slicer', 'trancheuse', 'meat slicer', 'trancheuse électrique'], array['trancheuse à jambon']),
  (array['fan heater', 'radiateur soufflant', 'chauffage soufflant'], '{}'),
  (array['convector heater', 'convecteur', 'convector'], '{}'),
  (array['vr headset', 'virtual reality headset', 'casque vr', 'casque de réalité virtuelle', 'casque réalité virtuelle'], '{}'),
  (array['dab radio', 'radio dab', 'digital radio', 'radio numérique'], '{}'),
  (array['cd player', 'lecteur cd', 'lecteur de cd'], '{}'),
  (array['android tv box', 'box android tv', 'tv box', 'boîtier android tv'], array['box tv']),
  (array['led spotlight', 'spot led', 'led spot'], '{}'),
  (array['ceiling fan', 'ventilateur de plafond', 'ventilateur plafond'], '{}'),
  (array['tower fan', 'ventilateur colonne', 'ventilateur tour'], '{}'),
  (array['notebook cooling pad', 'laptop cooling pad', 'notebook cooler', 'laptop cooler', 'refroidisseur pc portable', 'refroidisseur ordinateur portable', 'support ventilé'], array['ventilateur pc portable']),
  (array['cleaning kit', 'kit de nettoyage', 'kit nettoyage'], '{}'),
  (array['compressed air', 'air comprimé', 'air duster', 'bombe à air', 'bombe dépoussiérante'], '{}'),
  (array['sata cable', 'câble sata', 'nappe sata', 'cordon sata'], '{}'),
  (array['rechargeable batteries', 'piles rechargeables'], '{}'),
  (array['camera battery', 'batterie appareil photo', 'batterie d’appareil photo'], '{}'),
  (array['print head', 'printhead', 'tête d’impression', 'tête impression'], '{}'),
  (array['maintenance kit', 'kit de maintenance', 'kit maintenance'], '{}'),
  (array['transfer belt', 'courroie de transfert', 'image transfer belt', 'printer belt'], '{}'),
  (array['ink bottle', 'bouteille d’encre', 'flacon d’encre'], array['recharge encre', 'recharge d’encre']),
  (array['thermal paper', 'papier thermique', 'rouleau thermique', 'thermal roll'], array['rouleau caisse']),
  (array['wifi card', 'carte wifi', 'wireless card', 'wlan card', 'wireless network card', 'carte réseau sans fil', 'wireless lan card'], '{}'),
  (array['pci express', 'pcie', 'pci-e'], '{}'),
  (array['receipt printer', 'imprimante ticket', 'imprimante de tickets', 'imprimante de caisse', 'pos printer', 'imprimante de reçus'], array['imprimante ticket de caisse']);
update search_aliases set asked = asked || array['mixeur']
  where said && array['blender', 'hand blender'] and not 'mixeur' = any(said || asked);
update search_aliases set asked = asked || array['boîtier d’acquisition', 'acquisition vidéo']
  where 'capture card' = any(said) and not 'acquisition vidéo' = any(said || asked);
update search_aliases set asked = asked || array['cartouche de sauvegarde', 'cartouche sauvegarde']
  where 'data cartridge' = any(said) and not 'cartouche sauvegarde' = any(said || asked);
update search_aliases set said = said || array['notebook stand', 'laptop riser'], asked = asked || array['support pc portable', 'support ordinateur portable', 'support ordinateur', 'support pc']
  where 'laptop stand' = any(said) and not 'notebook stand' = any(said);
update search_aliases set asked = asked || array['film protecteur', 'film de protection', 'filtre écran', 'filtre d’écran']
  where 'screen protector' = any(said) and not 'film protecteur' = any(said || asked);
update search_aliases set asked = asked || array['cadenas pc', 'cadenas ordinateur']
  where 'cable lock' = any(said) and not 'cadenas pc' = any(said || asked);
update search_aliases set said = said || array['chargeur de piles', 'chargeur piles']
  where 'battery charger' = any(said) and not 'chargeur de piles' = any(said);
