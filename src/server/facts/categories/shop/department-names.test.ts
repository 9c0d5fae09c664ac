import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const keyOf = (path: string, title: string): string => {
  const mapping = createCategoryMapping();
  return mapping.ofThing(mapping.ofPaths(path, ''), title);
};

test.each([
  ['Deportes', 'Acme Zorb', 'sports'],
  ['Living Room', 'Acme Zorb', 'home'],
  ['Food & Beverages', 'Acme Zorb', 'food-drink'],
  ['Elettronica', 'Acme Zorb', 'electronics'],
  ['Alimentation', 'Acme Zorb', 'food-drink'],
  ['Alimenti', 'Formaggio', 'savoury-grocery'],
  ['Werkzeug', 'Acme Zorb', 'diy'],
  ['Büro', 'Acme Zorb', 'office'],
  ['Biżuteria', 'Acme Zorb', 'jewellery-watches'],
  ['Mode & Accessoires', 'Acme Zorb', 'fashion'],
  ['Casa e cucina', 'Acme Zorb', 'home'],
  ['Living Room', 'Grey corner sofa', 'sofas-armchairs'],
])('“%s” is a whole department, and “%s” says which part of it: %s', (path, title, key) => {
  expect(keyOf(path, title)).toBe(key);
});

test('a step before or behind it says more', () => {
  expect(keyOf('Living Room > Sofas', 'Acme Zorb')).toBe('sofas-armchairs');
});
