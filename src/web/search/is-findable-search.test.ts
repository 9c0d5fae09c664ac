import { expect, it } from 'vitest';
import { isFindableSearch } from './is-findable-search.ts';

const product = (title: string, brand = '') =>
  ({ title, brand, category: { _id: '1', name: 'Tablets', nameFr: 'Tablettes' } }) as never;
const found = {
  correctedQuery: null,
  products: [product('Écran Visio 27 pouces', 'Orvane'), product('Tablette 10 pouces')],
};

it('lets search engines show what the catalogue’s own words ask for', () => {
  expect(isFindableSearch('ecran ORVANE', found)).toBe(true);
  expect(isFindableSearch('tablettes 10 pouces', found)).toBe(true);
});

it('keeps texts that are not the catalogue’s own out', () => {
  expect(isFindableSearch('écran casino bonus', found)).toBe(false);
  expect(isFindableSearch('écran', { ...found, products: [] })).toBe(false);
  expect(isFindableSearch('!!!', found)).toBe(false);
  expect(isFindableSearch('écran visio 27 pouces orvane tablette', found)).toBe(false);
});

it('keeps results for other words than those that were typed out', () => {
  expect(isFindableSearch('ecran', { ...found, correctedQuery: 'écran' })).toBe(false);
});
