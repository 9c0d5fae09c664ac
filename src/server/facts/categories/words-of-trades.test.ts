import { expect, test } from 'vitest';
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
