import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const keyOf = (path: string, networkPath = '') => {
  const mapping = createCategoryMapping();
  return mapping.ofThing(mapping.ofPaths(path, networkPath), 'Belcor 4200');
};

test.each([
  ['Vitamins & Supplements > Garlic', 'vitamins-supplements'],
  ['Compléments alimentaires > Ail', 'vitamins-supplements'],
  ['Hubs & Bearings > Heavy Duty Hub Spares', 'car-parts'],
  ['Sports Nutrition > Energy Powders', 'vitamins-supplements'],
])(
  'an earlier step that says outright what a thing is goes before what the last only seems to say: %s',
  (path, key) => {
    expect(keyOf(path)).toBe(key);
  },
);

test("one that agrees with Google's department goes before a maker's name", () => {
  const network = 'Health & Beauty > Personal Care';
  expect(keyOf('Oral Care > Tooth Paste > Norvidyne', network)).toBe('oral-care');
  expect(keyOf('Norvidyne', network)).toBe('bedding-linen');
});

test('one of the same department goes before a last step that no name or noun is known for, unless that says which', () => {
  expect(keyOf('Hair care > Shampoos > Anti dandruff', 'Health & Beauty > Personal Care')).toBe('hair-care');
  expect(keyOf('Anti dandruff')).toBe('skin-care');
  expect(keyOf('Tools > Cordless power tools')).toBe('power-tools');
});

test("one of Google's department that a title's name is of goes before a step of another one", () => {
  const mapping = createCategoryMapping();
  const place = (path: string, network: string, title: string) =>
    mapping.ofThing(mapping.ofPaths(path, network), title);
  const jewellery = 'Apparel & Accessories > Jewelry';
  expect(place('Coins', jewellery, 'Norvik necklace')).toBe('necklaces');
  expect(place('Baby clothes', 'Baby & Toddler', 'Foldable Baby Stroller – Norvik')).toBe(
    'pushchairs-car-seats',
  );
  expect(place('Gloves', jewellery, 'Lace gloves')).toBe('hats-scarves-gloves');
});

test.each([
  ['Thé > Théières', 'tableware'],
  ['Canapés > Coussins', 'rugs-curtains'],
  ['Chaussures femme > Sacs à main', 'handbags'],
  ['Vaisselle > Nappes', 'bedding-linen'],
  ['Alimentation > Vins', 'wine'],
  ['Maison > Papeterie', 'office-supplies'],
  ['Café > Cafetières', 'coffee-machines'],
])('a last step that says it outright is heard: %s', (path, key) => {
  expect(keyOf(path)).toBe(key);
});

test('an earlier step is heard where no word of the last is known, but none that is where a shop begins', () => {
  expect(keyOf('Gatos > Quorlvix')).toBe('cats');
  expect(keyOf('Angelsport > Quorlvix')).toBe('fishing-hunting');
  expect(keyOf('Home > Quorlvix')).toBe('other');
});
