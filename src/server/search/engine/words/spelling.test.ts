import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseCorrection, editDistance, slipsTo, usualLimits } from './spelling.ts';

describe('edit distance', () => {
  test.each([
    ['samsung', 'samsung', 0],
    ['samsnug', 'samsung', 1],
    ['samsun', 'samsung', 1],
    ['ssamsung', 'samsung', 1],
    ['samzung', 'samsung', 1],
    ['logitehcs', 'logitech', 2],
  ])('%s → %s takes %i', (a, b, distance) => {
    expect(editDistance(a, b, 9)).toBe(distance);
  });

  test('is symmetric, and above the limit exactly where it is above it without one', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        const distance = editDistance(a, b, 9);
        expect(editDistance(b, a, 9)).toBe(distance);
        expect(editDistance(a, b, most) > most).toBe(distance > most);
      }),
    );
  });
});

test('of the nearest words one that sounds like it was meant, then the most frequent one', () => {
  const choose = (word: string, ...terms: [string, number, number][]) =>
    chooseCorrection(
      word,
      terms.map(([term, distance, frequency]) => ({ term, distance, frequency })),
    )?.term;
  expect(choose('lazer', ['layer', 1, 900], ['laser', 1, 5])).toBe('laser');
  expect(choose('lazer', ['lazers', 2, 5], ['layer', 1, 2])).toBe('layer');
  expect(choose('samzug', ['samsun', 2, 5], ['samsug', 2, 9])).toBe('samsug');
  expect(choose('televsion', ['television', 1, 1], ['televsions', 1, 7])).toBe('televsions');
  expect(choose('ifone', ['fone', 1, 1], ['iphone', 2, 90])).toBe('iphone');
  expect(choose('xyz')).toBeUndefined();
});

test.each([
  ['ifone', 'iphone', 2],
  ['ifone', 'drone', undefined],
  ['sonny', 'sony', 1],
  ['fon', 'phone', undefined],
  ['garmin', 'garden', undefined],
  ['samzugn', 'samsung', 2],
])(
  'a word of up to six letters may be two slips away from what sounds like it only: %s, %s',
  (word, term, slips) => {
    expect(slipsTo(word, term, usualLimits(word))).toBe(slips);
  },
);
