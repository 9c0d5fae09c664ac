import { expect, test } from 'vitest';
import { described } from './request.ts';

const missing = (text: string, ...unheld: string[]) =>
  described({ text }, undefined, { unheld, hasMatch: true, shelfIds: [] }).missingWords;

test('missing words are told in the order of the query, “sans” with what follows it', () => {
  expect(missing('aspirateur sans fil gris', 'fil', 'gris', 'sans')).toEqual(['sans fil', 'gris']);
  expect(missing('gris sans  fil', 'sans', 'fil', 'gris')).toEqual(['gris', 'sans fil']);
  expect(missing('sans aspirateur fil', 'sans', 'fil')).toEqual(['sans', 'fil']);
  expect(missing('vacuum with', 'with')).toEqual(['with']);
  // Also where other products hold the small word.
  expect(missing('croquettes sans céréales', 'céréales')).toEqual(['sans céréales']);
  expect(missing('casque avec micro', 'micro')).toEqual(['micro']);
  expect(missing('gluten free soap', 'gluten', 'free')).toEqual(['gluten free']);
  expect(missing('free soap', 'free')).toEqual(['free']);
  expect(missing('steel free standing rack', 'steel', 'free')).toEqual(['steel', 'free']);
  expect(missing('chocolat noir sans sucre', 'sans')).toEqual(['sans sucre']);
});
