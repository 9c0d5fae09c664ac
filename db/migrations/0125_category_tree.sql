-- Categories are a tree of three levels at most (src/server/facts/categories/tree.json says what each takes).

comment on column categories.parent_id is 'the category that it is part of; three levels at most, never in a circle';

-- Every category with its level, in the order in which menus show them: each followed by those below it.
create view category_tree as
  with recursive placed as (
    select id, parent_id, 1 as level, array[position, id] as place from categories where parent_id is null
    union all
    select c.id, c.parent_id, placed.level + 1, placed.place || array[c.position, c.id]
    from categories c join placed on placed.id = c.parent_id
  )
  select id, parent_id, level, place from placed;

-- The categories above one, itself first; ends where a circle would begin.
create function category_and_above(category integer) returns table (id integer, steps integer)
language sql stable set search_path from current as $$
  with recursive above as (
    select c.id, c.parent_id, 0 as steps from categories c where c.id = category
    union all
    select c.id, c.parent_id, above.steps + 1 from categories c join above on c.id = above.parent_id
    where above.steps < 4
  )
  select above.id, above.steps from above
$$;

-- How many levels a category and what is below it take.
create function category_height(category integer) returns integer
language sql stable set search_path from current as $$
  with recursive below as (
    select category as id, 1 as height
    union all
    select c.id, below.height + 1 from categories c join below on c.parent_id = below.id where below.height < 4
  )
  select max(height) from below
$$;

create function check_category_tree() returns trigger
language plpgsql set search_path from current as $$
begin
  if new.parent_id is null then return new; end if;
  if exists (select from category_and_above(new.parent_id) above where above.id = new.id) then
    raise exception 'category % would be part of itself', new.id using errcode = 'check_violation';
  end if;
  if (select count(*) from category_and_above(new.parent_id)) + category_height(new.id) > 3 then
    raise exception 'category % would be on a fourth level', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger categories_tree before insert or update of parent_id on categories
  for each row execute function check_category_tree();

create temporary table wanted_categories (
  place integer primary key, key text not null, parent_key text, name text not null, name_fr text not null
) on commit drop;
insert into wanted_categories values
  (1, 'computing', null, 'Computing', 'Informatique'),
  (2, 'computers', 'computing', 'Computers', 'Ordinateurs'),
  (3, 'laptops', 'computers', 'Laptops', 'Ordinateurs portables'),
  (4, 'servers', 'computers', 'Servers', 'Serveurs'),
  (5, 'tablets', 'computing', 'Tablets', 'Tablettes'),
  (6, 'computer-components', 'computing', 'Computer Components', 'Composants PC'),
  (7, 'graphics-cards', 'computer-components', 'Graphics Cards', 'Cartes graphiques'),
  (8, 'processors', 'computer-components', 'Processors', 'Processeurs'),
  (9, 'motherboards', 'computer-components', 'Motherboards', 'Cartes mères'),
  (10, 'memory', 'computer-components', 'Memory', 'Mémoire RAM'),
  (11, 'internal-drives', 'computer-components', 'Internal Drives', 'SSD & disques internes'),
  (12, 'pc-cases', 'computer-components', 'PC Cases', 'Boîtiers PC'),
  (13, 'power-supplies', 'computer-components', 'PC Power Supplies', 'Alimentations PC'),
  (14, 'cooling', 'computer-components', 'PC Cooling', 'Refroidissement PC'),
  (15, 'expansion-cards', 'computer-components', 'Expansion Cards', 'Cartes d’extension'),
  (16, 'monitors', 'computing', 'Monitors', 'Écrans'),
  (17, 'keyboards-mice', 'computing', 'Keyboards & Mice', 'Claviers & souris'),
  (18, 'storage', 'computing', 'Storage', 'Stockage'),
  (19, 'networking', 'computing', 'Networking', 'Réseau'),
  (20, 'printers-scanners', 'computing', 'Printers & Scanners', 'Imprimantes & scanners'),
  (21, 'printer-ink-toner', 'printers-scanners', 'Printer Ink & Toner', 'Encres & toners'),
  (22, 'software', 'computing', 'Software', 'Logiciels'),
  (23, 'telephony', null, 'Telephony', 'Téléphonie'),
  (24, 'phones', 'telephony', 'Phones', 'Téléphones'),
  (25, 'landline-phones', 'telephony', 'Landline Phones', 'Téléphones fixes'),
  (26, 'radios-intercoms', 'telephony', 'Two-way Radios & Intercoms', 'Talkies-walkies & interphones'),
  (27, 'electronics', null, 'Electronics', 'High-tech'),
  (28, 'tvs', 'electronics', 'TVs', 'Téléviseurs'),
  (29, 'projectors', 'electronics', 'Projectors', 'Vidéoprojecteurs'),
  (30, 'video-players', 'electronics', 'Video Players & Recorders', 'Lecteurs & enregistreurs vidéo'),
  (31, 'audio', 'electronics', 'Audio', 'Audio'),
  (32, 'headphones', 'audio', 'Headphones & Earphones', 'Casques & écouteurs'),
  (33, 'speakers', 'audio', 'Speakers & Soundbars', 'Enceintes & barres de son'),
  (34, 'hifi', 'audio', 'Hi-Fi & Radios', 'Hi-fi & radios'),
  (35, 'microphones-dj', 'audio', 'Microphones & DJ', 'Micros & DJ'),
  (36, 'blank-media', 'electronics', 'Blank Media', 'Supports vierges'),
  (37, 'gps-tracking', 'electronics', 'GPS & Trackers', 'GPS & traceurs'),
  (38, 'photo', null, 'Photo & Video', 'Photo & caméscopes'),
  (39, 'cameras', 'photo', 'Cameras', 'Appareils photo'),
  (40, 'lenses', 'photo', 'Lenses', 'Objectifs'),
  (41, 'drones', 'photo', 'Drones', 'Drones'),
  (42, 'surveillance-cameras', 'photo', 'Security Cameras', 'Caméras de surveillance'),
  (43, 'binoculars-telescopes', 'photo', 'Binoculars & Telescopes', 'Jumelles & télescopes'),
  (44, 'photo-accessories', 'photo', 'Photo Accessories', 'Accessoires photo'),
  (45, 'gaming', null, 'Gaming', 'Jeux vidéo'),
  (46, 'consoles', 'gaming', 'Games Consoles', 'Consoles de jeux'),
  (47, 'video-games', 'gaming', 'Video Games', 'Jeux console & PC'),
  (48, 'gaming-accessories', 'gaming', 'Gaming Accessories', 'Accessoires gaming'),
  (49, 'accessories', null, 'Accessories', 'Accessoires'),
  (50, 'phone-accessories', 'accessories', 'Phone Accessories', 'Accessoires téléphone'),
  (51, 'tablet-accessories', 'accessories', 'Tablet Accessories', 'Accessoires tablette'),
  (52, 'computer-accessories', 'accessories', 'Computer Accessories', 'Accessoires informatiques'),
  (53, 'bags-cases', 'accessories', 'Bags & Cases', 'Sacs & housses'),
  (54, 'cables-adapters', 'accessories', 'Cables & Adapters', 'Câbles & adaptateurs'),
  (55, 'power-batteries', 'accessories', 'Power & Batteries', 'Alimentation & batteries'),
  (56, 'racks-mounts', 'accessories', 'Racks & Mounts', 'Supports & baies'),
  (57, 'home-appliances', null, 'Home Appliances', 'Électroménager'),
  (58, 'laundry', 'home-appliances', 'Washing & Drying', 'Lave-linge & sèche-linge'),
  (59, 'dishwashers', 'home-appliances', 'Dishwashers', 'Lave-vaisselle'),
  (60, 'fridges-freezers', 'home-appliances', 'Fridges & Freezers', 'Réfrigérateurs & congélateurs'),
  (61, 'cooking', 'home-appliances', 'Cookers, Ovens & Hobs', 'Cuisson'),
  (62, 'coffee-machines', 'home-appliances', 'Coffee, Tea & Kettles', 'Café, thé & bouilloires'),
  (63, 'kitchen-appliances', 'home-appliances', 'Small Kitchen Appliances', 'Petit électroménager de cuisine'),
  (64, 'vacuum-cleaners', 'home-appliances', 'Vacuum & Steam Cleaners', 'Aspirateurs & nettoyeurs'),
  (65, 'ironing', 'home-appliances', 'Ironing & Sewing Machines', 'Repassage & couture'),
  (66, 'climate', 'home-appliances', 'Heating, Cooling & Air', 'Chauffage, climatisation & air'),
  (67, 'water-heaters', 'home-appliances', 'Water Heaters & Boilers', 'Chauffe-eau & chaudières'),
  (68, 'home', null, 'Home', 'Maison'),
  (69, 'furniture', 'home', 'Furniture', 'Meubles'),
  (70, 'sofas-armchairs', 'furniture', 'Sofas & Armchairs', 'Canapés & fauteuils'),
  (71, 'beds-mattresses', 'furniture', 'Beds & Mattresses', 'Lits & matelas'),
  (72, 'tables-chairs', 'furniture', 'Tables & Chairs', 'Tables & chaises'),
  (73, 'wardrobes-storage', 'furniture', 'Wardrobes & Storage Furniture', 'Armoires & rangement'),
  (74, 'tv-stands', 'furniture', 'TV Stands', 'Meubles TV'),
  (75, 'bathroom-furniture', 'furniture', 'Bathroom Furniture', 'Meubles de salle de bain'),
  (76, 'office-furniture', 'furniture', 'Office Furniture', 'Meubles de bureau'),
  (77, 'bedding-linen', 'home', 'Bedding & Linen', 'Linge de maison'),
  (78, 'decoration', 'home', 'Decoration', 'Décoration'),
  (79, 'wall-decor', 'decoration', 'Wall Art, Mirrors & Clocks', 'Tableaux, miroirs & horloges'),
  (80, 'rugs-curtains', 'decoration', 'Rugs & Curtains', 'Tapis & rideaux'),
  (81, 'candles-vases', 'decoration', 'Candles, Vases & Ornaments', 'Bougies, vases & objets'),
  (82, 'lighting', 'home', 'Lighting', 'Luminaires'),
  (83, 'kitchenware', 'home', 'Kitchenware & Tableware', 'Cuisine & arts de la table'),
  (84, 'cookware', 'kitchenware', 'Cookware & Bakeware', 'Casseroles, poêles & moules'),
  (85, 'tableware', 'kitchenware', 'Tableware & Glasses', 'Vaisselle & verres'),
  (86, 'kitchen-utensils', 'kitchenware', 'Kitchen Utensils & Storage', 'Ustensiles & conservation'),
  (87, 'bathroom', 'home', 'Bathroom Accessories', 'Accessoires de salle de bain'),
  (88, 'cleaning-laundry', 'home', 'Cleaning & Laundry', 'Entretien & ménage'),
  (89, 'organisation', 'home', 'Storage Boxes & Hangers', 'Boîtes & organisation'),
  (90, 'home-security', 'home', 'Security & Smart Home', 'Sécurité & maison connectée'),
  (91, 'fireplaces', 'home', 'Fireplaces & Stoves', 'Cheminées & poêles'),
  (92, 'smoking-umbrellas', 'home', 'Umbrellas & Smokers'' Items', 'Parapluies & articles fumeurs'),
  (93, 'garden', null, 'Garden', 'Jardin'),
  (94, 'garden-furniture', 'garden', 'Garden Furniture', 'Mobilier de jardin'),
  (95, 'shade-structures', 'garden', 'Parasols, Gazebos & Sheds', 'Parasols, tonnelles & abris'),
  (96, 'barbecues', 'garden', 'Barbecues & Outdoor Cooking', 'Barbecues & planchas'),
  (97, 'garden-power-tools', 'garden', 'Lawn Mowers & Power Tools', 'Tondeuses & motoculture'),
  (98, 'gardening-tools', 'garden', 'Gardening Tools & Watering', 'Outils de jardin & arrosage'),
  (99, 'plants-seeds', 'garden', 'Plants & Seeds', 'Plantes & graines'),
  (100, 'pots-planters', 'garden', 'Pots & Planters', 'Pots & jardinières'),
  (101, 'pools-spas', 'garden', 'Pools & Spas', 'Piscines & spas'),
  (102, 'garden-decor', 'garden', 'Garden Decoration', 'Décoration de jardin'),
  (103, 'diy', null, 'DIY & Tools', 'Bricolage & outillage'),
  (104, 'power-tools', 'diy', 'Power Tools', 'Outillage électroportatif'),
  (105, 'hand-tools', 'diy', 'Hand Tools', 'Outils à main'),
  (106, 'tool-accessories', 'diy', 'Tool Accessories', 'Accessoires d’outillage'),
  (107, 'measuring-ladders', 'diy', 'Ladders & Measuring', 'Échelles & mesure'),
  (108, 'electricity', 'diy', 'Electrical Supplies', 'Électricité'),
  (109, 'plumbing', 'diy', 'Plumbing & Sanitary Ware', 'Plomberie & sanitaire'),
  (110, 'paint-glue', 'diy', 'Paint, Glue & Sealants', 'Peinture, colle & enduits'),
  (111, 'hardware', 'diy', 'Ironmongery & Locks', 'Quincaillerie & serrurerie'),
  (112, 'building-materials', 'diy', 'Building Materials & Flooring', 'Matériaux & sols'),
  (113, 'pumps-motors', 'diy', 'Pumps, Motors & Fuel', 'Pompes, moteurs & combustibles'),
  (114, 'workwear-safety', 'diy', 'Workwear & Safety', 'Vêtements & protection de travail'),
  (115, 'torches', 'diy', 'Torches & Headlamps', 'Lampes torches & frontales'),
  (116, 'auto-moto', null, 'Car & Motorbike', 'Auto & moto'),
  (117, 'tyres-wheels', 'auto-moto', 'Tyres & Wheels', 'Pneus & jantes'),
  (118, 'car-parts', 'auto-moto', 'Car Parts', 'Pièces auto'),
  (119, 'car-accessories', 'auto-moto', 'Car Accessories & Care', 'Accessoires & entretien auto'),
  (120, 'car-audio', 'auto-moto', 'Car Audio & Electronics', 'Autoradio & électronique auto'),
  (121, 'motorbike-gear', 'auto-moto', 'Motorbike Gear & Parts', 'Équipement & pièces moto'),
  (122, 'vehicles', 'auto-moto', 'Vehicles', 'Véhicules'),
  (123, 'boats-marine', 'auto-moto', 'Boat Equipment', 'Équipement bateau'),
  (124, 'beauty', null, 'Beauty & Perfume', 'Beauté & parfum'),
  (125, 'perfume', 'beauty', 'Perfume', 'Parfums'),
  (126, 'makeup', 'beauty', 'Make-up', 'Maquillage'),
  (127, 'skin-care', 'beauty', 'Skin Care', 'Soins visage & corps'),
  (128, 'hair-care', 'beauty', 'Hair Care', 'Soins des cheveux'),
  (129, 'hair-styling-tools', 'beauty', 'Hair Stylers & Dryers', 'Sèche-cheveux & lisseurs'),
  (130, 'shaving', 'beauty', 'Shaving & Hair Removal', 'Rasage & épilation'),
  (131, 'bath-body', 'beauty', 'Bath, Soap & Hygiene', 'Bain, savon & hygiène'),
  (132, 'oral-care', 'beauty', 'Oral Care', 'Hygiène dentaire'),
  (133, 'health', null, 'Health', 'Santé'),
  (134, 'vitamins-supplements', 'health', 'Vitamins & Supplements', 'Compléments alimentaires'),
  (135, 'medicine-first-aid', 'health', 'Medicine & First Aid', 'Médicaments & premiers secours'),
  (136, 'health-monitors', 'health', 'Health Monitors & Scales', 'Tensiomètres & balances'),
  (137, 'mobility-orthopaedics', 'health', 'Mobility & Supports', 'Mobilité & orthopédie'),
  (138, 'optics', 'health', 'Glasses & Contact Lenses', 'Lunettes & lentilles'),
  (139, 'massage-relaxation', 'health', 'Massage & Relaxation', 'Massage & relaxation'),
  (140, 'intimacy', 'health', 'Intimacy', 'Bien-être intime'),
  (141, 'baby', null, 'Baby', 'Bébé & puériculture'),
  (142, 'pushchairs-car-seats', 'baby', 'Pushchairs & Car Seats', 'Poussettes & sièges auto'),
  (143, 'baby-feeding', 'baby', 'Feeding', 'Repas bébé'),
  (144, 'nappies-hygiene', 'baby', 'Nappies & Baby Care', 'Couches & toilette bébé'),
  (145, 'nursery-furniture', 'baby', 'Nursery Furniture & Bedding', 'Chambre bébé'),
  (146, 'baby-safety-toys', 'baby', 'Baby Safety & Activity', 'Éveil & sécurité bébé'),
  (147, 'toys', null, 'Toys', 'Jouets'),
  (148, 'board-games', 'toys', 'Board Games & Puzzles', 'Jeux de société & puzzles'),
  (149, 'building-toys', 'toys', 'Building Toys', 'Jeux de construction'),
  (150, 'dolls-figures', 'toys', 'Dolls, Figures & Soft Toys', 'Poupées, figurines & peluches'),
  (151, 'vehicles-rc', 'toys', 'Toy Vehicles & Remote Control', 'Véhicules & radiocommandés'),
  (152, 'outdoor-toys', 'toys', 'Outdoor Play & Ride-ons', 'Jeux de plein air & porteurs'),
  (153, 'educational-toys', 'toys', 'Creative & Educational Toys', 'Jeux éducatifs & créatifs'),
  (154, 'costumes-party', 'toys', 'Costumes & Party', 'Déguisements & fêtes'),
  (155, 'sports', null, 'Sports & Outdoors', 'Sports & loisirs'),
  (156, 'fitness', 'sports', 'Fitness & Gym', 'Fitness & musculation'),
  (157, 'cycling', 'sports', 'Cycling', 'Vélo'),
  (158, 'scooters-skates', 'sports', 'Scooters, Skates & Boards', 'Trottinettes, rollers & skate'),
  (159, 'camping-hiking', 'sports', 'Camping & Hiking', 'Camping & randonnée'),
  (160, 'football', 'sports', 'Football', 'Football'),
  (161, 'team-sports', 'sports', 'Basketball, Rugby & Team Sports', 'Basket, rugby & sports collectifs'),
  (162, 'racket-sports', 'sports', 'Racket Sports', 'Sports de raquette'),
  (163, 'combat-sports', 'sports', 'Boxing & Martial Arts', 'Boxe & arts martiaux'),
  (164, 'water-sports', 'sports', 'Water Sports & Swimming', 'Sports nautiques & natation'),
  (165, 'winter-sports', 'sports', 'Winter Sports', 'Sports d’hiver'),
  (166, 'fishing-hunting', 'sports', 'Fishing & Hunting', 'Pêche & chasse'),
  (167, 'golf', 'sports', 'Golf', 'Golf'),
  (168, 'equestrian', 'sports', 'Equestrian', 'Équitation'),
  (169, 'indoor-games', 'sports', 'Darts, Billiards & Bowls', 'Fléchettes, billard & pétanque'),
  (170, 'dance', 'sports', 'Dance', 'Danse'),
  (171, 'sportswear', 'sports', 'Sportswear', 'Vêtements de sport'),
  (172, 'sports-shoes', 'sports', 'Sports Shoes', 'Chaussures de sport'),
  (173, 'fashion', null, 'Fashion', 'Mode'),
  (174, 'clothing', 'fashion', 'Clothing', 'Vêtements'),
  (175, 'womens-clothing', 'clothing', 'Women''s Clothing', 'Vêtements femme'),
  (176, 'mens-clothing', 'clothing', 'Men''s Clothing', 'Vêtements homme'),
  (177, 'childrens-clothing', 'clothing', 'Children''s & Baby Clothing', 'Vêtements enfant & bébé'),
  (178, 'underwear-lingerie', 'clothing', 'Underwear & Lingerie', 'Sous-vêtements & lingerie'),
  (179, 'nightwear', 'clothing', 'Nightwear', 'Pyjamas & peignoirs'),
  (180, 'swimwear', 'clothing', 'Swimwear', 'Maillots de bain'),
  (181, 'shoes', 'fashion', 'Shoes', 'Chaussures'),
  (182, 'womens-shoes', 'shoes', 'Women''s Shoes', 'Chaussures femme'),
  (183, 'mens-shoes', 'shoes', 'Men''s Shoes', 'Chaussures homme'),
  (184, 'childrens-shoes', 'shoes', 'Children''s Shoes', 'Chaussures enfant'),
  (185, 'fashion-accessories', 'fashion', 'Fashion Accessories', 'Accessoires de mode'),
  (186, 'hats-scarves-gloves', 'fashion-accessories', 'Hats, Scarves & Gloves', 'Chapeaux, écharpes & gants'),
  (187, 'belts-ties', 'fashion-accessories', 'Belts & Ties', 'Ceintures & cravates'),
  (188, 'sunglasses', 'fashion-accessories', 'Sunglasses', 'Lunettes de soleil'),
  (189, 'hair-accessories', 'fashion-accessories', 'Hair Accessories', 'Accessoires cheveux'),
  (190, 'bags-luggage', null, 'Bags & Luggage', 'Sacs & bagages'),
  (191, 'handbags', 'bags-luggage', 'Handbags', 'Sacs à main'),
  (192, 'wallets', 'bags-luggage', 'Wallets & Small Leather Goods', 'Portefeuilles & petite maroquinerie'),
  (193, 'backpacks', 'bags-luggage', 'Backpacks & School Bags', 'Sacs à dos & cartables'),
  (194, 'suitcases', 'bags-luggage', 'Suitcases & Travel', 'Valises & voyage'),
  (195, 'other-bags', 'bags-luggage', 'Briefcases, Pouches & Totes', 'Serviettes, pochettes & cabas'),
  (196, 'jewellery-watches', null, 'Jewellery & Watches', 'Bijoux & montres'),
  (197, 'watches', 'jewellery-watches', 'Watches', 'Montres'),
  (198, 'smartwatches', 'watches', 'Smartwatches & Trackers', 'Montres connectées'),
  (199, 'necklaces', 'jewellery-watches', 'Necklaces & Pendants', 'Colliers & pendentifs'),
  (200, 'earrings', 'jewellery-watches', 'Earrings', 'Boucles d’oreilles'),
  (201, 'rings', 'jewellery-watches', 'Rings', 'Bagues & alliances'),
  (202, 'bracelets', 'jewellery-watches', 'Bracelets', 'Bracelets'),
  (203, 'other-jewellery', 'jewellery-watches', 'Other Jewellery & Care', 'Autres bijoux & entretien'),
  (204, 'food-drink', null, 'Food & Drink', 'Alimentation & boissons'),
  (205, 'wine', 'food-drink', 'Wine & Champagne', 'Vins & champagnes'),
  (206, 'spirits-beer', 'food-drink', 'Beer & Spirits', 'Bières & spiritueux'),
  (207, 'coffee-tea', 'food-drink', 'Coffee, Tea & Chocolate Drinks', 'Café, thé & infusions'),
  (208, 'soft-drinks', 'food-drink', 'Soft Drinks & Water', 'Boissons sans alcool'),
  (209, 'sweet-grocery', 'food-drink', 'Chocolate, Sweets & Biscuits', 'Chocolats, confiseries & biscuits'),
  (210, 'savoury-grocery', 'food-drink', 'Groceries', 'Épicerie salée & frais'),
  (211, 'tobacco-vaping', 'food-drink', 'Vaping & Tobacco', 'Cigarette électronique'),
  (212, 'pets', null, 'Pets', 'Animalerie'),
  (213, 'dogs', 'pets', 'Dogs', 'Chiens'),
  (214, 'cats', 'pets', 'Cats', 'Chats'),
  (215, 'fish-reptiles', 'pets', 'Fish & Reptiles', 'Aquariophilie & reptiles'),
  (216, 'small-pets-birds', 'pets', 'Birds, Rodents & Small Pets', 'Oiseaux, rongeurs & basse-cour'),
  (217, 'pet-care', 'pets', 'Pet Care & Accessories', 'Soins & accessoires animaux'),
  (218, 'office', null, 'Office', 'Bureau & papeterie'),
  (219, 'office-supplies', 'office', 'Office Supplies', 'Fournitures de bureau'),
  (220, 'paper-labels', 'office', 'Paper & Labels', 'Papier & étiquettes'),
  (221, 'office-machines', 'office', 'Office Machines', 'Machines de bureau'),
  (222, 'packaging', 'office', 'Packaging & Shipping', 'Emballage & expédition'),
  (223, 'culture', null, 'Books, Music & Film', 'Livres, musique & films'),
  (224, 'books', 'culture', 'Books', 'Livres'),
  (225, 'music', 'culture', 'Music', 'Musique'),
  (226, 'films', 'culture', 'Films & Series', 'Films & séries'),
  (227, 'musical-instruments', 'culture', 'Musical Instruments', 'Instruments de musique'),
  (228, 'arts-crafts', 'culture', 'Arts & Crafts', 'Loisirs créatifs & beaux-arts'),
  (229, 'collectibles', 'culture', 'Collectibles', 'Objets de collection'),
  (230, 'gift-cards-tickets', 'culture', 'Gift Cards & Tickets', 'Cartes cadeaux & billets'),
  (231, 'religious', 'culture', 'Religious & Ceremonial Items', 'Articles religieux & cérémonie'),
  (232, 'professional', null, 'Professional Equipment', 'Équipement professionnel'),
  (233, 'catering', 'professional', 'Catering Equipment', 'Matériel de restauration'),
  (234, 'medical-lab', 'professional', 'Medical & Laboratory', 'Médical & laboratoire'),
  (235, 'retail-signage', 'professional', 'Retail, Display & Signage', 'Magasin, affichage & signalétique'),
  (236, 'handling-industry', 'professional', 'Handling, Storage & Industry', 'Manutention, stockage & industrie'),
  (237, 'salon-tattoo', 'professional', 'Salon & Tattoo Supplies', 'Coiffure, esthétique & tatouage pro'),
  (238, 'other', null, 'Other', 'Autres');

-- What staff has made stays as it is: a category of theirs that has the name takes what is meant for the new one.
insert into former_category_keys (key, category_id)
select distinct on (w.key) w.key, c.id
from wanted_categories w
join categories c on lower(c.name) = lower(w.name) and c.key <> w.key
where w.key not in (select key from category_keys)
order by w.key, c.id;

-- Where nobody has put the first categories in another order, all are in the tree's; else new ones follow.
create temporary table kept_order on commit drop as
  select coalesce(max(c.position), 0) as last, exists (
    select from categories c
    join unnest(
      array['computer-components', 'computers', 'laptops', 'tablets', 'phones', 'gaming', 'audio', 'tvs', 'monitors',
        'cameras', 'watches', 'fashion', 'accessories', 'bags-cases', 'keyboards-mice', 'storage', 'networking',
        'cables-adapters', 'power-batteries', 'printers-scanners', 'printer-ink-toner', 'home-appliances',
        'projectors', 'servers', 'racks-mounts', 'office-supplies', 'paper-labels', 'software', 'toys'])
      with ordinality as first (key, number) on first.key = c.key
    where c.position <> first.number * 10
  ) as is_own
  from categories c where c.key <> 'other';

insert into categories (position, key, name, name_fr)
select w.place * 10 + case when kept_order.is_own then kept_order.last else 0 end, w.key, w.name, w.name_fr
from wanted_categories w cross join kept_order
where w.key not in (select key from category_keys)
order by w.place;

delete from former_category_names where name in (select lower(name) from categories);

update categories c set position = w.place * 10
from wanted_categories w cross join kept_order
where c.key = w.key and w.key <> 'other' and not kept_order.is_own;
update categories set position = 1000000 where key = 'other';

-- Those that staff has put below another one stay there, and none is moved where there is no room for it.
alter table categories disable trigger categories_version;
do $$
declare
  wanted record;
begin
  for wanted in
    select child.id, parent.id as parent_id
    from wanted_categories w
    join categories child on child.key = w.key and child.parent_id is null
    join category_keys of_parent on of_parent.key = w.parent_key
    join categories parent on parent.id = of_parent.id and parent.key <> 'other'
    order by w.place
  loop
    if not exists (select from category_and_above(wanted.parent_id) above where above.id = wanted.id)
      and (select count(*) from category_and_above(wanted.parent_id)) + category_height(wanted.id) <= 3
    then
      update categories set parent_id = wanted.parent_id where id = wanted.id;
    end if;
  end loop;
end $$;
alter table categories enable trigger categories_version;
