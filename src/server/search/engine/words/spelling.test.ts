import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './spelling.ts';

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
