import { expect, it } from 'vitest';
import { sizeName } from './sizes.ts';

it.each([
  ['0 mois', 'Naissance', 'Newborn'],
  ['1 mois', '1 mois', '1 month'],
  ['11 mois', '11 mois', '11 months'],
  ['1 ans', '1 an', '1 year'],
  ['6 ans', '6 ans', '6 years'],
  ['42.5', '42,5', '42.5'],
])('%s is called %s, in English %s', (label, french, english) => {
  expect([sizeName(label, 'fr'), sizeName(label, 'en')]).toEqual([french, english]);
});
