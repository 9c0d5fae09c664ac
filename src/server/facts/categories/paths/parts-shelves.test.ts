import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const mapping = createCategoryMapping();
const keyOf = (path: string, title = 'Norvik XT40'): string =>
  mapping.ofThing(mapping.ofPaths(path, ''), title);

test.each([
  ['Smartphones > Accessoires', 'phone-accessories'],
  ['Accessoires téléphonie > iPhone 13', 'phone-accessories'],
  ['Pour iPhone', 'phone-accessories'],
  ['Appareils photo > Accessoires', 'photo-accessories'],
  ['Électroménager > Lave-linge > Pièces détachées', 'home-appliances'],
  ['Pièces détachées > Lave-linge', 'home-appliances'],
  ['Spare parts > Washing machines', 'home-appliances'],
  ['Zubehör > Staubsauger', 'home-appliances'],
  ['Fours > Pièces et accessoires', 'home-appliances'],
  ['Pièces lave-linge > Norvik', 'home-appliances'],
  ['Washing machine spare parts', 'home-appliances'],
  ['Washing machine spare parts > Norvik', 'home-appliances'],
  ['Für iPhone', 'phone-accessories'],
])('%s holds no such things, but their parts', (path, key) => {
  expect(keyOf(path)).toBe(key);
});

test('which accessory of a computer it is, its title says', () => {
  expect(keyOf('Ordinateurs portables > Accessoires', 'Sacoche')).toBe('bags-cases');
});

test.each([
  ['Téléphones & accessoires > Smartphones', 'phones'],
  ['Pièces auto > Radiateurs', 'car-parts'],
  ['Pour chien', 'dogs'],
  ['Électroménager > Pour la maison > Lave-linge', 'laundry'],
  ['Téléphonie > Pour les pros > Smartphones', 'phones'],
  ['Für Zuhause > Staubsauger', 'vacuum-cleaners'],
  ['Accessoires de cuisine > Cuisson', 'cooking'],
  ['Phones and accessories > Smartphones', 'phones'],
  ['Mode > Accessoires > Montres', 'watches'],
])('%s holds what it says', (path, key) => {
  expect(keyOf(path)).toBe(key);
});

test('hostile paths are read in time that grows with their length', () => {
  for (const each of ['pièces & ', 'accessoires et ', 'parts, ', 'pour > ']) keyOf(each.repeat(10_000));
});
