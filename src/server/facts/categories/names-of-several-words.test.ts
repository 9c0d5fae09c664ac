import { expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';

const mapping = createCategoryMapping();
const place = (title: string, path = '', networkPath = '') =>
  mapping.ofThing(mapping.ofPaths(path, networkPath), title);

test.each([
  ['Housse de couette en lin lavé 240x220', 'bedding-linen'],
  ['Drap housse 90x190 blanc', 'bedding-linen'],
  ['Sac de couchage Norvik 0 °C', 'camping-hiking'],
  ['Sac de frappe 120 cm', 'combat-sports'],
  ['Sacoche vélo étanche', 'cycling'],
  ['Norvik Sleeping Bag', 'camping-hiking'],
  ['Tealight Candle Holder', 'candles-vases'],
])('a name that holds a bag or a cover itself is none that goes with a thing: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test('a bag or a cover for something is still not that', () => {
  expect(place('Housse pour piano numérique')).not.toBe('musical-instruments');
  expect(place('Tablet sleeve 11 inch')).not.toBe('tablets');
});

test.each([
  ['Norvik Baby Monitor', 'Baby monitor', 'baby-safety-toys'],
  ['Lit bébé évolutif 60x120', 'Lit bébé', 'nursery-furniture'],
  ['Baignoire bébé pliable', 'Baignoire bébé', 'nappies-hygiene'],
])('what is for babies may be another thing by that: %s', (title, shelf, key) => {
  expect(place(title)).toBe(key);
  expect(place('Norvik 5', shelf)).toBe(key);
});

test('the end of a word is less than the noun in front, and “adult” is no thing', () => {
  expect(place('Gourde inox isotherme 500 ml')).toBe('kitchen-utensils');
  expect(place('Croquettes chien adulte 12 kg')).toBe('dogs');
});

test('a cream for hands has no colour', () => {
  expect(place('Norvik Hand Cream')).toBe('skin-care');
  expect(place('Linen Dress Cream')).toBe('womens-clothing');
});

test.each([
  ['Set de 4 posavasos de corcho', 'tableware'],
  ['Juego de 3 bolígrafos Norvik', 'office-supplies'],
  ['Zestaw 3 koszy wiklinowych', 'organisation'],
])('several together are what they are one by one: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test('in Polish and its neighbours two adjectives may stand before the thing', () => {
  expect(place('Jasnoszara składana sofa Loft')).toBe('sofas-armchairs');
  expect(place('Zahradní barový stůl Norvik')).toBe('tables-chairs');
});

test('a path of Google’s that is written from memory is what its end says, below what its beginning says', () => {
  const path = 'Health & Beauty > Health Care > Nutrition > Vitamins & Supplements';
  expect(place('Norvik Night Drops', '', path)).toBe('vitamins-supplements');
});

test('of shelves side by side prices and sizes say nothing', () => {
  expect(place('Stark 405', 'Casseforti;Casseforti a muro;media;prezzo-200-300')).toBe('home-security');
});

test('a shelf that only seems to lead to what a shop hardly has is of what the shop is', () => {
  const grocer = createCategoryMapping();
  const things = Array.from({ length: 60 }, (_, n) => ({
    path: n % 30 === 0 ? 'Jars & Cans' : 'Confitures',
    networkPath: '',
    title: `Luna ${n}`,
  }));
  grocer.learnShop(things);
  expect(grocer.ofPaths('Jars & Cans', '').key).toBe('kitchen-utensils');
  expect(grocer.ofThing(grocer.ofPaths('Jars & Cans', ''), 'Luna 200 g')).not.toBe('kitchen-utensils');
  // What names a thing outright may be rare.
  expect(grocer.ofThing(grocer.ofPaths('Tabliers de cuisine', ''), 'Luna')).toBe('kitchen-utensils');
});

test.each([
  ['Peinture > Intérieur', 'Peinture mate blanche 10 L', 'paint-glue'],
  ['Peinture > Murs et plafonds', 'Peinture velours 2,5 L', 'paint-glue'],
  ['Luminaires > Extérieur', 'Applique Lino', 'lighting'],
  ['Farben > Innen', 'Wandfarbe weiß 10 L', 'paint-glue'],
  ['Plantes > Intérieur', 'Monstera 60 cm', 'plants-seeds'],
  ['Mobilier > Extérieur', 'Table Oléron', 'garden-furniture'],
  ['Jouets > Extérieur', 'Toboggan 2 m', 'outdoor-toys'],
  ['Sport > Outdoor', 'Tente 2 places', 'camping-hiking'],
])('a step that only says where things are used leaves it to the one before: %s', (path, title, key) => {
  expect(place(title, path)).toBe(key);
});

test.each([
  ['Chaussures', 'NORVIK | CLASSIC SLIP-ON', 'shoes'],
  ['Chaussures', 'Baskets slip on Norvik', 'shoes'],
  ['', 'Slip-on Norvik femme', 'womens-shoes'],
  ['Vêtements', 'Slip Norvik homme', 'underwear-lingerie'],
  ['', 'Soutien-gorge push-up Kovarn', 'underwear-lingerie'],
])('a verb and what stands behind its hyphen are one word; on the shelf "%s": %s', (path, title, key) => {
  expect(place(title, path)).toBe(key);
});

test.each([
  ['Baskets Norvik Air 12 blanches', 'shoes'],
  ['Seagrass storage baskets', 'organisation'],
  ['Costume homme slim bleu', 'mens-clothing'],
  ['Superhero costume', 'costumes-party'],
  ['Toboggan Kovarn XL', 'outdoor-toys'],
  ['Planche paddle gonflable', 'water-sports'],
  ['Planche SUP 320 cm avec pagaie', 'water-sports'],
  ['Planche de skate complète', 'scooters-skates'],
  ['Planche apéro en ardoise', 'kitchen-utensils'],
  ['Planche pin massif 200x20', 'building-materials'],
  ['Coffre à outils', 'hand-tools'],
  ['Mouchoirs en papier', 'cleaning-laundry'],
  ['Gel énergétique', 'vitamins-supplements'],
  ['Granulés de bois 15 kg', 'fireplaces'],
  ['Vase d’expansion', 'plumbing'],
  ['Vernis parquet', 'paint-glue'],
  ['Lino', 'building-materials'],
  ['Lino bianco', 'arts-crafts'],
  ['Plaque de lino à graver', 'arts-crafts'],
  ['Boîte à mouchoirs bambou', 'organisation'],
  ['Boîte de mouchoirs', 'organisation'],
  ['Arceau de sécurité piscine', 'pools-spas'],
  ['Couronne de transmission vélo', 'cycling'],
  ['Ceinture abdominale médicale', 'mobility-orthopaedics'],
  ['Bague de foulard', 'hats-scarves-gloves'],
  ['Bague de serrage inox', 'hardware'],
  ['Keychain bracelet', 'fashion-accessories'],
])('a word of French and English means what it does where it stands: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each([
  ['Parasol déporté 3x3m inclinable avec housse', 'shade-structures'],
  ['Housse pour parasol', 'bags-cases'],
])('what a thing comes with is not what it is: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each([
  ["Bougies d'allumage Norvik", 'car-parts'],
  ['Bougies parfumées Norvik', 'candles-vases'],
  ['Scies sauteuses', 'power-tools'],
  ["Taies d'oreiller", 'bedding-linen'],
  ['Chaussures de randonnée Norvik', 'sports-shoes'],
  ['Fontaine à eau pour chat', 'cats'],
  ['Thermomètre infrarouge frontal Norvik', 'health-monitors'],
  ['Croquettes Norvik 10 kg', 'pet-care'],
])('as French shops write it: %s', (title, key) => {
  expect(place(title)).toBe(key);
});
