import { describe, expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';
import { keyWithPet } from './pets.ts';
import { keysAbove } from './tree.ts';

const mapping = createCategoryMapping();
const place = (title: string, path = '', networkPath = '') =>
  mapping.ofThing(mapping.ofPaths(path, networkPath), title);

test.each([
  ['Norvik Silk Scarf', 'Scarves', '47', 'hats-scarves-gloves'],
  ['Norvik Simple USB Cable', 'Adapters & Cables > Norvik originals', '2314', 'cables-adapters'],
  ['Norvik Simple USB Cable', 'Norvik originals', '2314', 'bedding-linen'],
])("%s on the shop's own %s under Google's %s is in %s", (title, path, number, key) => {
  expect(place(title, path, number)).toBe(key);
});

test.each([
  ['Norvik Touch-XL Electric shaver NQ9140/16', 'shaving'],
  ['Norvik Sèche-cheveux 2000 W', 'hair-styling-tools'],
  ['Norvik FlexCare NX6982/03 electric toothbrush Adult Sonic toothbrush Blue', 'oral-care'],
  ['Norvik Hand blender NR1361/00', 'kitchen-appliances'],
  ['Norvik First Edition free standing fridge freezer in silver', 'fridges-freezers'],
])('appliances are to shops what the tree has among beauty as well: %s', (title, key) => {
  expect(place(title, 'Électroménager', 'Home Appliances')).toBe(key);
});

test.each([
  ['Norvik Plant Pot', 'Concrete Pots', 'pots-planters'],
  ['Norvik rattan coffee table', 'Tables & Trolleys', 'tables-chairs'],
  ['Norvik NF-KG985 mobile phone case 17 cm (6.7") Cover Blue', 'Phones', 'phone-accessories'],
  ['M10 Nylox nuts', 'Catches & Latches > Nuts', 'hardware'],
  ['Norvik cast iron pot', 'Pots', 'cookware'],
  ['PLANCHA DE PELO PROFESIONAL NORVIK', 'Cuidado Capilar', 'hair-styling-tools'],
])('a longer name that has a word of the shelf says what it means: %s in %s', (title, path, key) => {
  expect(place(title, path)).toBe(key);
});

test.each([
  ['Cuir cognac XL', 'Bags', 'bags-luggage'],
  ['Bordeaux Soirée', 'Shoes', 'shoes'],
  ['Hot sauce', 'Practical pouches', 'savoury-grocery'],
])('what people wear comes in colours of what they drink: %s in %s', (title, path, key) => {
  expect(place(title, path)).toBe(key);
});

test.each([
  ['Norvik DeskJet 3940 inkjet printer Colour 1200 x 1200 DPI A4', 'Imprimante'],
  ['Norvik Pixie IP67 inkjet printer Colour 9600 x 2400 DPI A4 Wi-Fi', 'Printers & Scanners'],
  ['Norvik Deskline inkjet printer Colour', ''],
  ["Norvik Tanky ET-28 imprimante à réservoirs d'encre", 'Informatique > Imprimantes'],
])('a device is no ink that goes with it: %s in %s', (title, path) => {
  expect(place(title, path)).toBe('printers-scanners');
});

test('a shelf called by a whole department says more than a number of another one that no title confirms', () => {
  expect(place('Norvik Water Game', 'Toys', '3032')).toBe('toys');
  expect(place('Norvik Handbag', 'Toys', '3032')).toBe('handbags');
  expect(place('Norvik Handbag', 'Accessories', '3032')).toBe('handbags');
});

test('what Google has for animals is theirs, whatever people call by that name', () => {
  const apparel = 'Animals & Pet Supplies > Pet Supplies > Dog Supplies > Dog Apparel';
  expect(place('The Norvik Bandana', 'Bandanas', apparel)).toBe('dogs');
});

test.each([
  ['Norvik Data Audit', 'Services', 'Services > Professional Services > IT & Technology'],
  ['Odborný posudek', 'SLUŽBY', ''],
])('services are no dinner services: %s', (title, path, network) => {
  expect(place(title, path, network)).toBe('other');
});

test('“premium” names nothing, and a path of Google’s may stand behind a number', () => {
  expect(place('Base Norvik D50', 'maquiagem-premium', '469 > Health & Beauty > Personal Care')).toBe(
    'makeup',
  );
});

test("a monitor for babies is one of theirs under Google's number as well", () => {
  expect(place('Norvik Baby Monitor NB 603', 'Baby Monitor', '537')).toBe('baby-safety-toys');
});

test("steps of Google's own path are no witness against it", () => {
  const path = 'Baby & Toddler > Baby Safety > Baby Monitors > Audio Baby Monitors';
  expect(place('Monitor de bebé Norvik con batería', path, path)).toBe('baby-safety-toys');
});

test.each([
  ['Norvik Whisky 12', 'Bebidas', 'spirits-beer'],
  ['Norvik 6 botellas Malbec', 'Boissons', 'wine'],
  ['Norvik Cola 33 cl', 'Boissons', 'soft-drinks'],
])('a shelf of drinks holds wine and spirits as well: %s', (title, path, key) => {
  expect(place(title, path)).toBe(key);
});

test.each([
  ['Norvik Silver Necklace', 'Norvik > Gift Sets', 'necklaces'],
  ['Norvik Baby Grow', 'Baby;Baby Clothing;Gift set;Non-Sale;Special Occasions', 'childrens-clothing'],
  ['Norvik Lid Bottle', 'Baby;Baby Bottles;Gift set;Non-Sale', 'baby-feeding'],
  ['Norvik Tostadora', 'Pequeños Electro', 'kitchen-appliances'],
])('presents, occasions and “small” say nothing of what is on a shelf: %s', (title, path, key) => {
  expect(place(title, path)).toBe(key);
});

test.each([
  ['Royal Pet Cozy Bed 40x40 Grey', 'pet-care'],
  ['Norvik Dog Travel Water Bottle', 'dogs'],
  ["Kitten's Norvik Toy", 'cats'],
  ['Bowl for dogs', 'dogs'],
  ['Fluffy pet cushion', 'pet-care'],
  ['Norvik Escova | para cachorro 47 cm', 'dogs'],
  ['Norvik mand voor katten', 'cats'],
])('a thing that is named with an animal is for it: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each(['Cat print blanket', 'Dog mom toy', 'Hot dog costume coat', 'Petrol carrier', 'Carpet mat'])(
  'the animal is on it, or none: %s',
  (title) => {
    expect(keyWithPet(title)).toBeUndefined();
  },
);

test.each([
  ['Norvik USB flash drive 16 GB USB Type-A 2 Blue', 'storage'],
  ['Norvik Bluetooth selfie stick', 'photo-accessories'],
  ['Norvik Bolt 16 GB', 'accessories'],
])('on a shelf of accessories of any kind a name of several words says which: %s', (title, key) => {
  expect(place(title, '', 'Accessoires')).toBe(key);
});

test.each([
  ['Mélange pour dip aux fines herbes', 'Food, Beverages & Tobacco > Food Items', 'savoury-grocery'],
  ['Trio de parfums 60 ml', '', 'perfume'],
])('a name that says what it is for, or several of a thing: %s', (title, path, key) => {
  expect(place(title, '', path)).toBe(key);
});

describe('occasions', () => {
  test.each(['Wedding', 'Baby Shower', 'Bridal Shower', 'Engagement', 'Back to School', 'Winter 2025'])(
    'a shelf “%s” says nothing',
    (path) => {
      const mapping = createCategoryMapping();
      expect(mapping.ofThing(mapping.ofPaths(path, ''), 'Norvik Quorl')).toBe('other');
      expect(mapping.ofThing(mapping.ofPaths(path, ''), 'Invitation')).toBe('paper-labels');
    },
  );
});

test('a baby walker of a shop’s own baby walkers is no mobility aid', () => {
  const mapping = createCategoryMapping();
  const path = 'Baby & Toddler > Baby Toys & Activity Equipment > Baby Walkers & Entertainers > Baby Walkers';
  expect(mapping.ofThing(mapping.ofPaths(path, path), 'Andador multifuncional de madera')).toBe(
    'baby-safety-toys',
  );
});

test('a title whose noun bears its shelf out is no belt for its waist', () => {
  const mapping = createCategoryMapping();
  expect(mapping.ofThing(mapping.ofPaths('Biquinis', ''), 'Biquíni cintura alta Orvane')).toBe('swimwear');
});

test('a shelf that is hardly of DIY, whose titles all name things of another department, is that', () => {
  const titles = [
    'Gel douche exfoliant',
    'Savon liquide',
    'Gel douche surgras',
    'Savon noir',
    'Gel douche hydratant',
    'Norvik Quorl',
  ];
  const things = titles.map((title) => ({ path: 'Produits de douche', networkPath: '', title }));
  const mapping = createCategoryMapping();
  const place = () => mapping.ofThing(mapping.ofPaths('Produits de douche', ''), 'Norvik Quorl');
  expect(place()).toBe('plumbing');
  mapping.learnShop(things);
  expect(place()).toBe('bath-body');
});

test('a shelf that is named outright is believed against a name that the shop hardly has', () => {
  const shop = createCategoryMapping();
  const path = 'Gold Plated Earring';
  const titles = Array.from({ length: 20 }, (_, place) => `Norvik earrings ${place}`);
  shop.learnShop(titles.map((title) => ({ path, networkPath: '', title })));
  expect(shop.ofThing(shop.ofPaths(path, ''), 'Turquoise Evil Eyes Drops')).toBe('earrings');
});

test('what people wear is what a long word names it on the only shelf of a shop that hardly has others', () => {
  const shop = createCategoryMapping();
  const path = 'Sneakers';
  const titles = Array.from({ length: 40 }, (_, place) => `Norvik Runner sneakers ${place}`);
  shop.learnShop(titles.map((title) => ({ path, networkPath: '', title })));
  const on = (title: string) => shop.ofThing(shop.ofPaths(path, ''), title);
  expect(on('Norvik Paris Patch Backpack')).toBe('backpacks');
  expect(on('Norvik Low Sea Salt')).toBe('shoes');
  expect(on('Norvik Runner Grey')).toBe('shoes');
});

test('a book that Google’s category says is one stays a book on the shelf of its topic', () => {
  const mapping = createCategoryMapping();
  const place = (title: string, path: string, networkPath: string) =>
    mapping.ofThing(mapping.ofPaths(path, networkPath), title);
  expect(place('Best Skin Ever', 'Cosmetics', 'Media > Books')).toBe('books');
  expect(
    place('Best Skin Ever', 'Toys', 'Apparel & Accessories > Handbags, Wallets & Cases > Handbags'),
  ).toBe('toys');
});

test("a name of Google's own path is no witness against it, nor a word for what vehicles have as people do", () => {
  const toners = 'Health & Beauty > Personal Care > Cosmetics > Skin Care > Toners & Astringents > Toners';
  expect(place('Norvik Toner', toners)).toBe('skin-care');
  expect(place('Norvik Toner', toners, '543658')).toBe('skin-care');
  expect(place('Faretti Norvik 15.000 lumen', 'Faretti', '3318')).toBe('car-parts');
  expect(place('Portafoglio Norvik', 'Portafogli', '3032')).toBe('wallets');
});

test.each([
  ['Valise de docteur', 'Jouets', 'toys'],
  ['Autocollants de capot', 'Automobiles', 'auto-moto'],
  ['Randonel lotion 90 ml', 'Vétérinaire', 'pets'],
])(
  '%s on %s is of that department, whose things are called as people have them',
  (title, path, department) => {
    expect(keysAbove(place(title, path)).at(-1)).toBe(department);
  },
);

test.each([
  ['Ordinateur portable 15 pouces', 'Téléphones', 'laptops'],
  ['Norvik 42" class LCD TV', 'Monitors', 'tvs'],
  ['Norvik 15" rolling laptop backpack', 'TVs', 'bags-cases'],
  ['Norvik handheld mobile computer', 'Phones', 'phones'],
  ['Norvik Camino 12', 'Téléphones', 'phones'],
])('a device that names itself is no other one: %s on %s', (title, path, key) => {
  expect(place(title, path)).toBe(key);
});

test("two of the shop's own steps outweigh a number of Google's that the title does not bear out", () => {
  const path = 'Software > Business & Productivity Software';
  expect(place('Norvik Planner 2024 Pro 3 Devices', path, '328')).toBe('software');
  expect(place('Ordinateur portable Norvik 15 pouces', path, '328')).toBe('laptops');
  expect(place('Norvik Planner 2024 Pro 3 Devices', 'Business Software', '328')).toBe('laptops');
  expect(place('Norvik Alba', 'Bureau > Bureaux', '4191')).toBe('office-furniture');
});

test('what children have beside toys is that on a shelf of toys', () => {
  expect(place('Biberon', 'Jouets')).toBe('baby-feeding');
  expect(place('Vélo enfant 12 pouces', 'Jouets')).toBe('cycling');
});
