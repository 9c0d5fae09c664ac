import { describe, expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';
import { keyInTrade } from './words-of-trades.ts';

test('a shelf of one word means what it means in the trade of the shop', () => {
  const shelves = ['Face cream', 'Serums', 'Shampoo', 'Lipstick', 'Masks'];
  const things = Array.from({ length: 60 }, (_, place) => ({
    path: shelves[place % shelves.length] as string,
    networkPath: '',
    title: `Norvik Quorl ${place}`,
  }));
  const place = (mapping: ReturnType<typeof createCategoryMapping>) =>
    mapping.ofThing(mapping.ofPaths('Masks', ''), 'Norvik Quorl');
  const mapping = createCategoryMapping();
  expect(place(mapping)).toBe('costumes-party');
  mapping.learnShop(things);
  expect(place(mapping)).toBe('skin-care');
  // Nothing on these was learned from: they come later in the file.
  for (const path of ['Toner', 'Home > Toners'])
    expect(mapping.ofThing(mapping.ofPaths(path, ''), 'Norvik Quorl')).toBe('skin-care');
  expect(mapping.ofPaths('Toner', '').key).toBe('skin-care');
  expect(mapping.ofThing(mapping.ofPaths('Imprimantes > Toner', ''), 'Toner noir')).toBe('printer-ink-toner');
});

test.each([
  ['costumes-party', 'Masks', 'toys', undefined],
  ['costumes-party', 'Party masks', 'beauty', undefined],
  ['hand-tools', 'Tools', 'beauty', 'makeup'],
  ['skin-care', 'Toners', 'beauty', undefined],
  ['sweet-grocery', 'Bolts > Nuts', 'auto-moto', 'hardware'],
  ['beds-mattresses', 'Beds', undefined, undefined],
  ['fishing-hunting', 'Pêches', 'food-drink', 'savoury-grocery'],
  ['skin-care', 'Crèmes', 'food-drink', 'savoury-grocery'],
  ['cookware', 'Moules', 'food-drink', 'savoury-grocery'],
  ['tablets', 'Tablettes', 'food-drink', 'sweet-grocery'],
  ['handbags', 'Mains', 'beauty', 'skin-care'],
  ['paint-glue', 'Vernis', 'beauty', 'makeup'],
  ['hardware', 'Nails', 'beauty', 'makeup'],
  ['hardware', 'Chaînes', 'jewellery-watches', 'necklaces'],
  ['sweet-grocery', 'Drops', 'jewellery-watches', 'earrings'],
  ['cookware', 'Pots', 'garden', 'pots-planters'],
  ['lighting', 'Bulbs', 'garden', 'plants-seeds'],
  ['necklaces', 'Colliers', 'pets', 'pet-care'],
  ['candles-vases', 'Bougies', 'auto-moto', 'car-parts'],
  ['costumes-party', 'Ballons', 'sports', 'sports'],
  ['office', 'Office', 'devices', 'software'],
  ['office', 'Office', 'office', undefined],
])('%s of %s in a shop of %s is taken for %s', (key, path, field, told) => {
  expect(keyInTrade({ key, path }, field)).toBe(told);
});

test('a single word that names what a shop hardly has says nothing against its own shelf', () => {
  const shelves = ['Face cream', 'Serums', 'Shampoo', 'Lipstick'];
  const things = Array.from({ length: 60 }, (_, place) => ({
    path: shelves[place % shelves.length] as string,
    networkPath: '',
    title: `Norvik Quorl ${place}`,
  }));
  const mapping = createCategoryMapping();
  const place = () => mapping.ofThing(mapping.ofPaths('Visage', ''), 'Norvik Quorl Mirror');
  expect(place()).toBe('wall-decor');
  mapping.learnShop(things);
  expect(place()).not.toBe('wall-decor');
});

test.each([
  ['Ski > Casques', 'winter-sports'],
  ['Moto > Casques', 'motorbike-gear'],
  ['Plongée > Masques', 'water-sports'],
  ['Beauté > Visage > Masques', 'skin-care'],
  ['Cheveux > Huiles', 'hair-care'],
  ['Auto > Huiles', 'car-accessories'],
  ['Épicerie > Huiles', 'savoury-grocery'],
  ['Chocolats > Tablettes', 'sweet-grocery'],
  ['Getränke > Tee', 'coffee-tea'],
  ['Vini > Rossi', 'wine'],
  ['Bijoux > Puces', 'earrings'],
  ['Schmuck > Ketten', 'necklaces'],
  ['Jardin > Pots', 'pots-planters'],
  ['Piscine > Pompes', 'pools-spas'],
  ['Hunde > Betten', 'dogs'],
  ['Animalerie > Chien > Colliers', 'dogs'],
  ['Chien > Harnais', 'dogs'],
  ['Dogs > Leashes', 'dogs'],
  ['Camping > Matelas', 'camping-hiking'],
  ['Auto > Frenos', 'car-parts'],
  ['Wine > Reds', 'wine'],
  ['Tuning > Body', 'car-parts'],
  ['Tuning > Body kits', 'car-parts'],
  ['Skin Care > Toner', 'skin-care'],
])('below a step that names a trade a word means what it means there: %s', (path, key) => {
  const mapping = createCategoryMapping();
  expect(mapping.ofThing(mapping.ofPaths(path, ''), 'Norvik Quorl')).toBe(key);
});

test.each([
  ['Informatique > Tablettes', 'tablets'],
  ['Papeterie > Crayons', 'office-supplies'],
  ['Maison > Bougies', 'candles-vases'],
  ['Mode > Gants', 'hats-scarves-gloves'],
  ['Audio > Casques', 'headphones'],
])('elsewhere it means what it says: %s', (path, key) => {
  const mapping = createCategoryMapping();
  expect(mapping.ofThing(mapping.ofPaths(path, ''), 'Norvik Quorl')).toBe(key);
});

describe('in titles of a shop without shelves', () => {
  const named = [
    'Crème visage hydratante',
    'Sérum visage anti-âge',
    'Shampoing cheveux secs',
    'Rouge à lèvres mat',
    'Gel douche surgras',
  ];
  const things = Array.from({ length: 60 }, (_, place) => ({
    path: '',
    networkPath: '',
    title: `${named[place % named.length]} Norvik ${place}`,
  }));
  const mapping = createCategoryMapping();
  const place = (title: string) => mapping.ofThing(mapping.ofPaths('', ''), title);

  test.each([
    ['Norvik Red Cushion', 'makeup'],
    ['Norvik Rice Toner', 'skin-care'],
    ['Norvik Quorl Mask', 'skin-care'],
  ])('a word means what it means in its trade: %s', (title, key) => {
    expect(createCategoryMapping().ofThing(mapping.ofPaths('', ''), title)).not.toBe(key);
    mapping.learnShop(things);
    expect(place(title)).toBe(key);
  });

  test('what is named by more than that word stays what it is', () => {
    mapping.learnShop(things);
    expect(place('Cartouche de toner Norvik')).toBe('printer-ink-toner');
  });
});

test.each([
  ['Angeln > Rollen', 'fishing-hunting'],
  ['Cykling > Hjelme', 'cycling'],
  ['Cyklistika > Helmy', 'cycling'],
  ['Vinos > Blancos', 'wine'],
  ['Peças auto > Travões', 'car-parts'],
])('below a step of a trade a word means its own in other languages as well: %s', (path, key) => {
  const mapping = createCategoryMapping();
  expect(mapping.ofThing(mapping.ofPaths(path, ''), 'Norvik Quorl')).toBe(key);
});
