import { expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';

const mapping = createCategoryMapping();
const shelf = (path: string): string => mapping.ofPaths(path, '').key;
const place = (title: string, path = ''): string => mapping.ofThing(mapping.ofPaths(path, ''), title);

test.each([
  'Accesorios',
  'Accesorio',
  'Acessórios',
  'Akcesoria',
  'Toebehoren',
  'Complementos',
  'Doplňky',
  'Аксессуары',
])('%s are accessories of nothing in particular', (path) => {
  expect(shelf(path)).toBe('other');
});

test.each([
  ['Auto > Accesorios', 'auto-moto'],
  ['Tablet > Accessori', 'tablets'],
])('%s belongs to the step before', (path, key) => {
  expect(shelf(path)).toBe(key);
});

test.each([
  ['Wino', 'wine'],
  ['Celular', 'phones'],
  ['Sciroppo', 'savoury-grocery'],
  ['Crème', 'skin-care'],
  ['Televisie', 'tvs'],
  ['Gezichtsmasker', 'skin-care'],
  ['Composants PC > Ventilateur', 'cooling'],
])('a shelf “%s” holds %s', (path, key) => {
  expect(shelf(path)).toBe(key);
});

test.each([
  ['Thé de Noël', ''],
  ['Boîte de thé vert', ''],
  ['Sachet de thé Norvik', 'Thé'],
  ['THÉ NOIR 100 g', ''],
])('%s is tea, not an article', (title, path) => {
  expect(place(title, path)).toBe('coffee-tea');
});

test.each([
  ['The Album', 'music'],
  ['Tasse à thé', 'tableware'],
])('%s is no tea', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each([
  ['Zarvik TV LED 43 pouces', 'tvs'],
  ['Zarvik TV 55 pouces', 'tvs'],
  ['Zarvik 43UN70 43" 4K Ultra HD TV with HDR', 'tvs'],
  ['Zarvik 32 inch HD Ready TV', 'tvs'],
  ['Zarvik Flip HD', 'other'],
  ['Zarvik Téléviseur LED - Écran 32"', 'tvs'],
  ['Trio Zarvik', 'other'],
])('%s is %s: a thing stands behind a maker, but not in a number of things', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each([
  ['Bracciale con charms', 'bracelets'],
  ['Gotero frontal con greca', 'other'],
])('%s is %s: Spanish and Italian put the thing first', (title, key) => {
  expect(place(title)).toBe(key);
});
