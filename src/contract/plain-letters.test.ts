import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainLetters, withoutAccents } from './plain-letters.ts';

describe('plainLetters', () => {
  test.each([
    ['Écran', 'ecran'],
    ['Œuvre', 'oeuvre'],
    ['Ærø Straße', 'aero strasse'],
    ['İstanbul', 'istanbul'],
    ['STRAẞE', 'strasse'],
    ['Lego™ l’ours', "lego  l'ours"],
    ['½ ﬁn Å', '1⁄2 fin a'],
  ])('%j → %j', (text, expected) => {
    expect(plainLetters(text)).toBe(expected);
  });

  test('gives what it gave when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainLetters(plainLetters(text))).toBe(plainLetters(text));
        expect(withoutAccents(withoutAccents(text))).toBe(withoutAccents(text));
      }),
      { numRuns: 2_000 },
    );
  });
});
