import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';
import { ofGarden } from './outdoor.ts';
import { sunCareOr } from './sun-care.ts';

const mapping = createCategoryMapping();
const keyOf = (title: string, path = '') => mapping.ofThing(mapping.ofPaths(path, ''), title);

test.each([
  ['Norvik Outdoor Dining Chair (Set of 2)', '', 'garden-furniture'],
  ['Canapé d’extérieur 3 places', '', 'garden-furniture'],
  ['Table basse de jardin', '', 'garden-furniture'],
  ['Outdoor Sofa', 'Sofas', 'garden-furniture'],
  ['Chaise pliante intérieur extérieur', '', 'tables-chairs'],
  ['Chaise pliante', '', 'tables-chairs'],
  ['Norvik Garden Bench', '', 'garden-furniture'],
  ['Dining chair garden green', '', 'tables-chairs'],
  ['Fauteuil revêtement extérieur velours', '', 'sofas-armchairs'],
])('furniture for outside is of the garden: %s', (title, path, key) => {
  expect(keyOf(title, path)).toBe(key);
});

test.each([
  ['Lounge Chair with Cushion (Set of 2)', 'sofas-armchairs'],
  ['Bench with cushion', 'tables-chairs'],
  ['Norvik Shark with Rubber Teeth Backpack', 'backpacks'],
])('what a thing comes with is not its name, in English: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test('on a shelf that glasses have the same name of, creams are for the skin', () => {
  expect(keyOf('Norvik lait solaire SPF50+ 250 ml', 'Solaires')).toBe('skin-care');
  expect(keyOf('Norvik 2140', 'Solaires')).toBe('sunglasses');
  expect(keyOf('Monture stick noire', 'Solaires')).toBe('sunglasses');
});

test.each(['Gel acetate round', 'Norvik stick', 'Cleaning spray 30 ml', 'Fluide oversized shades'])(
  'a shelf of glasses holds no creams, whatever these are called: %s',
  (title) => {
    expect(keyOf(title, 'Sunglasses')).toBe('sunglasses');
    expect(keyOf(`${title} SPF 50`, 'Sunglasses')).toBe('skin-care');
  },
);

test('hostile titles are read in time that grows with their length', () => {
  for (const text of ['jardin ', 'outdoor ', ' with a', 'crème ', '\u00a0', 'de ']) {
    const title = text.repeat(100_000 / text.length);
    expect(ofGarden('furniture', title)).toBeTypeOf('string');
    expect(sunCareOr('sunglasses', title, title)).toBeTypeOf('string');
  }
});
