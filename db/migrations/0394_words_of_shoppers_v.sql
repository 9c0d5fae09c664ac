-- The same for fridges' and ovens' kinds, print supplies, cables, phones' cases and warranties.
insert into search_aliases (said, asked) values
  (array['fibre patch cable', 'fiber patch cable', 'jarretière optique', 'jarretière fibre', 'fibre optic cable', 'fiber optic cable', 'câble fibre optique', 'cordon optique'], array['câble optique', 'jarretière']),
  (array['optical', 'optique'], '{}'),
  (array['serial', 'série'], '{}'),
  (array['power cable', 'cordon secteur'], array['câble secteur']),
  (array['large format', 'grand format', 'wide format'], '{}'),
  (array['plotter', 'traceur', 'table traçante'], '{}'),
  (array['high capacity', 'haute capacité', 'high yield', 'grande capacité'], '{}'),
  (array['pigment ink', 'encre pigmentée', 'pigmented ink'], '{}'),
  (array['matte paper', 'papier mat', 'matt paper', 'paper matt', 'paper matte'], '{}'),
  (array['glossy paper', 'papier brillant', 'papier glacé', 'gloss paper'], '{}'),
  (array['address labels', 'étiquettes adresse', 'étiquettes d’adresse', 'address label'], array['étiquettes adresses']),
  (array['multi-purpose labels', 'étiquettes multi-usages', 'étiquettes multifonctions', 'multipurpose labels'], array['étiquettes multiusages']),
  (array['shipping labels', 'étiquettes d’expédition', 'étiquettes expédition'], array['étiquettes colis']),
  (array['label-making tape', 'ruban pour étiqueteuse', 'ruban étiqueteuse', 'label tape', 'ruban d’étiquettes', 'labelling tape'], array['cassette ruban', 'ruban titreuse']),
  (array['larder fridge', 'réfrigérateur une porte', 'réfrigérateur 1 porte', 'réfrigérateur tout utile'], array['frigo une porte', 'frigo 1 porte']),
  (array['steam oven', 'four vapeur', 'four à vapeur'], '{}'),
  (array['gas cooker', 'cuisinière gaz', 'cuisinière à gaz'], array['gazinière']),
  (array['combination microwave', 'micro-ondes combiné', 'combi microwave', 'four micro-ondes combiné'], '{}'),
  (array['wide angle', 'grand angle', 'wide-angle'], '{}'),
  (array['warranty extension', 'extension de garantie', 'extended warranty'], array['garantie étendue']),
  (array['warranty', 'garantie'], '{}'),
  (array['modular', 'modulaire'], '{}'),
  (array['bluetooth headset', 'oreillette bluetooth', 'casque bluetooth'], '{}'),
  (array['clear case', 'coque transparente', 'transparent case', 'étui transparent', 'case clear'], '{}'),
  (array['rugged case', 'coque antichoc', 'coque renforcée', 'shockproof case', 'protective case', 'coque de protection'], '{}'),
  (array['wallet case', 'étui portefeuille', 'coque portefeuille', 'folio case', 'étui folio'], '{}'),
  (array['wall charger', 'chargeur mural', 'chargeur secteur'], '{}'),
  (array['rackmount', 'rackable', 'rack mount', 'rack-mountable', 'rack mountable'], array['montage en rack', 'rack 1u', 'rack 2u']),
  (array['printer stand', 'meuble imprimante', 'support imprimante', 'socle imprimante'], '{}'),
  (array['print server', 'serveur d’impression'], '{}');
update search_aliases set asked = asked || array['portable charger', 'chargeur portable', 'external battery', 'chargeur nomade', 'batterie nomade']
  where 'power bank' = any(said);
update search_aliases set said = said || array['cctv camera', 'caméra de vidéosurveillance', 'caméra cctv'], asked = asked || array['vidéosurveillance', 'cctv', 'caméra surveillance']
  where 'security camera' = any(said);
update search_aliases set asked = asked || array['cordon rj45', 'cordon ethernet', 'câble internet', 'rj45']
  where 'ethernet cable' = any(said);
delete from search_aliases where said = array['heat pump', 'pompe à chaleur']
  and id not in (select min(id) from search_aliases where said = array['heat pump', 'pompe à chaleur']);
