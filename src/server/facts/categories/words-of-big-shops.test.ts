import { expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';

const mapping = createCategoryMapping();
const place = (path: string, title = 'Norvik XT40') => mapping.ofThing(mapping.ofPaths(path, ''), title);

test.each([
  ["Pièces détachées d'alarme", 'home-security'],
  ['Meubles > Pièces détachées pour meuble', 'furniture'],
  ['Beauté > Coffret de maquillage', 'makeup'],
  ['Outils manuels', 'hand-tools'],
  ['Quincaillerie > Gond de fixation', 'hardware'],
  ['Ski > Fixations de ski', 'winter-sports'],
])('parts, cases and how a thing is held say nothing of what it is: %s', (path, key) => {
  expect(place(path)).toBe(key);
});

test.each([
  ['Téléphonie > Smartphones - Mobiles > Smartphones', 'phones'],
  ['Informatique > Tablettes & Appareils mobiles > Liseuses', 'tablets'],
  ['Téléphonie > Réseau & Communication mobile > Routeurs', 'networking'],
  ['Bébé > Mobile bébé', 'nursery-furniture'],
])('"mobile" of telephones hangs over no cot: %s', (path, key) => {
  expect(place(path)).toBe(key);
});

test.each([
  ['Loisirs créatifs - Beaux arts > Peinture > Peinture pour textile', 'arts-crafts'],
  ['Loisirs créatifs > Modelage > Plâtre', 'arts-crafts'],
  ['Loisirs créatifs > Papeterie > Stylos', 'office-supplies'],
  ['Maison > Couture > Machines à coudre', 'ironing'],
  ['Tatouage - Piercing > Aiguille > Aiguille de tatouage', 'salon-tattoo'],
])('below creative leisure, paint and plaster are for artists: %s', (path, key) => {
  expect(place(path)).toBe(key);
});

test.each([
  ['Sport > Randonnée > Vestes', 'sportswear'],
  ['Sport > Chaussures', 'sports-shoes'],
  ['Mode > Vestes', 'clothing'],
])('what is worn for a sport: %s', (path, key) => {
  expect(place(path)).toBe(key);
});

test.each([
  ['Jardin > Meubles > Chaise de jardin - Fauteuil de jardin - Canapé de jardin', 'garden-furniture'],
  ['Cuisine > Accessoires > Plaque anti-projection - Écran anti-projection', 'kitchen-utensils'],
  ['Informatique > Impression > Toner - Récupérateur de toner', 'printer-ink-toner'],
])('several things side by side are what most of them are: %s', (path, key) => {
  expect(place(path)).toBe(key);
});

test.each([
  ['Librairie > Droit > Droit public', 'books'],
  ['Librairie > Cuisine et vins > Plats', 'books'],
  ['Bateau moteur - Voilier > Entretien > Antifouling', 'boats-marine'],
  ['Pièces auto > Platine de rétroviseur', 'car-parts'],
  ['Auto > Montage de jante', 'auto-moto'],
  ["Animalerie > Jouet > Roue d'exercice rongeur - Boule d'exercice rongeur", 'pets'],
  ['Auto > Autoradios', 'car-audio'],
])('an earlier step says of what trade it is: %s', (path, key) => {
  expect(place(path)).toBe(key);
});

test.each(['THE', 'Thé', 'Épicerie > Petit déjeuner > THE'])(
  'a shelf without accents holds tea: %s',
  (path) => {
    expect(place(path)).toBe('coffee-tea');
  },
);

test.each([
  ['BTP > Engins de chantier > Chargeuses', 'handling-industry'],
  ['Matériel de construction', 'diy'],
  ['BTP > Matériaux de construction > Briques et blocs', 'building-materials'],
  ['BTP > Équipements de sécurité > Casques de chantier', 'workwear-safety'],
  ['Objets connectés', 'electronics'],
  ['Mobilité urbaine', 'scooters-skates'],
  ['Ceintures & Bretelles', 'belts-ties'],
  ['Jardin > Culture indoor > Systèmes NFT', 'gardening-tools'],
  ['Sécurité maison > Caméra factice', 'surveillance-cameras'],
  ["Sécurité maison > Télécommande d'alarme", 'home-security'],
  ['Nourriture & Soins animaliers > Soins & Hygiène', 'pets'],
  ['Produits laitiers > Bleus et roqueforts', 'savoury-grocery'],
  ['Pains et pâtisseries > Brioches et couronnes', 'sweet-grocery'],
  ['Beauté > Tondeuses', 'shaving'],
  ['Maroquinerie > Bananes', 'other-bags'],
  ['Logiciels > Windows', 'software'],
  ['Quincaillerie > Pointes', 'hardware'],
  ['Jeux PlayStation', 'video-games'],
  ['Jouets > Jeu de création de bijoux', 'arts-crafts'],
  ['Écran PC gamer', 'monitors'],
  ['Chambre à coucher > Commode de chambre', 'wardrobes-storage'],
  ['Électroménager > Appareil à barbe à papa', 'kitchen-appliances'],
  ['Électroménager > Lave-vitre', 'cleaning-laundry'],
  ['Eaux > Eau plate', 'soft-drinks'],
  ['Tapis de couloir', 'rugs-curtains'],
  ["Thermostat d'ambiance", 'climate'],
  ['Chaussures professionnelles > Bottes professionnelles', 'workwear-safety'],
  ['Énergie > Photovoltaïque', 'electricity'],
  ['Marques populaires', 'other'],
  ['Transport', 'other'],
  ['Équipement de la maison', 'home'],
])('a shelf of a big shop: %s', (path, key) => {
  expect(place(path)).toBe(key);
});

test.each([
  ['Collier de serrage Norvik 200 mm', 'hardware'],
  ['Collier cervical Norvik C2', 'mobility-orthopaedics'],
  ['Chaise de jardin Norvik blanche', 'garden-furniture'],
  ['Appareil à muffins Norvik 700 W', 'kitchen-appliances'],
  ['Panneau photovoltaïque Norvik 800 W', 'electricity'],
  ['Patte d’assemblage Norvik 40 mm', 'hardware'],
  ["Radiateur d'huile Norvik 1.5", 'car-parts'],
  ['Tondeuse bikini Norvik B10', 'shaving'],
  ['Tondeuse multifonctions Norvik 7 en 1', 'shaving'],
  ['Brosse chauffante Norvik lissante', 'hair-styling-tools'],
  ['Table de balcon Norvik ronde 60 cm', 'garden-furniture'],
  ['Rideaux pour tonnelle Norvik 3x3 m', 'shade-structures'],
  ['Machine à eau pétillante Norvik noire', 'kitchen-appliances'],
  ['Réchaud 2 feux Norvik', 'cooking'],
  ['Masseur oculaire Norvik E3', 'massage-relaxation'],
  ['Pince barbecue Norvik inox', 'barbecues'],
  ['Sac à gravats Norvik 70 L', 'gardening-tools'],
  ['Tapis de glisse Norvik 4,8 m', 'outdoor-toys'],
  ['Brassards gonflables Norvik', 'water-sports'],
  ['Tarière sans fil Norvik 20 V', 'gardening-tools'],
])('a thing of a big shop: %s', (title, key) => {
  expect(place('', title)).toBe(key);
});

test.each([
  ['Coiffeuse blanche avec miroir et tabouret', '', ''],
  ['Coiffeuse Luna', 'Mobilier', ''],
  ['Norvik 80', 'Coiffeuses', ''],
  ['White Dressing Table with Mirror', '', ''],
  ['Tocador blanco con espejo', '', ''],
  ['Norvik 80', '', '6360'],
  ['Norvik 80', 'Furniture > Cabinets & Storage > Vanities > Bedroom Vanities', ''],
])('a dressing table stands in a bedroom: %s', (title, path, network) => {
  expect(mapping.ofThing(mapping.ofPaths(path, network), title)).toBe('wardrobes-storage');
});

test.each([
  ['Norvik 80', '', '2081'],
  ['Vanity unit 60cm', '', ''],
  ['Bathroom vanity 80cm with sink', '', ''],
])('a vanity unit in a bathroom: %s', (title, path, network) => {
  expect(mapping.ofThing(mapping.ofPaths(path, network), title)).toBe('bathroom-furniture');
});
