import { expect, test } from 'vitest';
import { factsOf } from './word-facts.ts';
import { meaningApart, meaningSize, pieceCount, piecesOf, writeMeanings } from './word-meanings.ts';

const apart = (one: string, other: string) =>
  meaningApart(one.split(' ').filter(Boolean).map(factsOf), other.split(' ').filter(Boolean).map(factsOf));

test('the same words on both sides cancel out, whatever their order', () => {
  expect(apart('', '')).toBe(0);
  expect(apart('galaxy tab', 'tab galaxy')).toBeCloseTo(0, 5);
  expect(apart('galaxy', 'tab')).toBeCloseTo(apart('tab', 'galaxy'), 6);
});

test.each([
  ['black', 'nero', 'red'],
  ['watch', 'uhr', 'strap'],
  ['watch', 'orologio', 'chronograph'],
])(
  '“%s” is nearer to “%s” than to “%s”: it was learned from what shops of other languages write',
  (word, same, other) => {
    expect(apart(word, same)).toBeLessThan(apart(word, other));
  },
);

test('a word has its pieces once each, below the number of vectors, however long or strange', () => {
  for (const word of ['a', 'tx49fx700b', 'é', 'x'.repeat(500)]) {
    const pieces = piecesOf(word);
    expect(new Set(pieces).size).toBe(pieces.length);
    expect(Math.max(...pieces)).toBeLessThan(pieceCount);
  }
});

test('what is written of vectors takes a byte a number', () => {
  expect(writeMeanings(Float32Array.of(0, 1, -2, 0.5)).length).toBe(4 + 4);
  expect(meaningSize * pieceCount).toBeLessThan(8e6);
});
