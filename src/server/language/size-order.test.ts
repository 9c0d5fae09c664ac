import { expect, it } from 'vitest';
import { orderSizes } from './size-order.ts';

const labelsOf = (counts: Record<string, number>) =>
  orderSizes(Object.entries(counts).map(([value, count]) => ({ value, count }))).map(({ value }) => value);

it('begins with the kind of size that most have, each in its own order', () => {
  expect(labelsOf({ L: 2, '42': 5, M: 3, '38': 4, '38,5': 1 })).toEqual(['38', '38,5', '42', 'M', 'L']);
  expect(labelsOf({ XL: 9, '42': 5, S: 1, '6 ans': 2, '12 mois': 2 })).toEqual([
    ...['S', 'XL', '42'],
    ...['12 mois', '6 ans'],
  ]);
  expect(labelsOf({ GG: 1, M: 1, P: 1, G: 1, PP: 1 })).toEqual(['PP', 'P', 'M', 'G', 'GG']);
  expect(labelsOf({ XXXS: 1, XXS: 1, '4XS': 1, '3XL': 1 })).toEqual(['4XS', 'XXXS', 'XXS', '3XL']);
});
