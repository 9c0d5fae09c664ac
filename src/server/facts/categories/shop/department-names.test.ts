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
  ['Living Room', 'Grey corner sofa', 'sofas-armchairs'],
])('“%s” is a whole department, and “%s” says which part of it: %s', (path, title, key) => {
  expect(keyOf(path, title)).toBe(key);
});

test('a step before or behind it says more', () => {
  expect(keyOf('Living Room > Sofas', 'Acme Zorb')).toBe('sofas-armchairs');
});
