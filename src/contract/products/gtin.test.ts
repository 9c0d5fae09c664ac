import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasValidCheckDigit, isbn10To13, parseGtin, parseGtins } from './gtin.ts';

describe('GTINs', () => {
  it.each([
    ['4977766618960', '04977766618960'],
    ['0829160921136', '00829160921136'],
    ['829160921136', '00829160921136'],
    ["'4977766618960", '04977766618960'],
    ['="4977766618960"', '04977766618960'],
    ['4 977766 618960', '04977766618960'],
    ['4-977766-618960', '04977766618960'],
    ['4.977766618960E+12', '04977766618960'],
    ['4,977766618960e12', '04977766618960'],
    ['96385074', '00000096385074'],
    ['2070360024', '09782070360024'],
    ['0-8044-2957-X', '09780804429573'],
  ])('%s → %s', (text, gtin) => {
    expect(parseGtin(text)).toBe(gtin);
  });

  it.each([
    ['', 'nothing'],
    ['4977766618961', 'a wrong check digit'],
    ['497776661896', 'a lost digit'],
    ['4.97777E+12', 'digits lost in scientific notation'],
    ['964296000000', 'the same, written out again'],
    ['4961000000000', 'the same of 13 digits'],
    ['0000000000000', 'a placeholder'],
    ['1234567890128', 'a placeholder'],
    ['N/A', 'a word'],
    ['2000000000022', 'a code of a shop’s own'],
    ['1234567890', 'a wrong ISBN-10'],
  ])('%s is none: %s', (text) => {
    expect(parseGtin(text)).toBeUndefined();
  });

  it('keeps each valid one once', () => {
    expect(parseGtins(['4977766618960', '04977766618960', '', 'x', '0829160921136'])).toEqual([
      '04977766618960',
      '00829160921136',
    ]);
  });

  it('tells any single wrong digit', () => {
    const position = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(position, fc.integer({ min: 1, max: 9 }), (at, shift) => {
        const digits = '4977766618960';
        const wrong = (Number(digits[at]) + shift) % 10;
        expect(hasValidCheckDigit(`${digits.slice(0, at)}${wrong}${digits.slice(at + 1)}`)).toBe(false);
      }),
    );
  });

  it('makes a valid ISBN-13 of any ISBN-10', () => {
    const body = fc.stringMatching(/^\d{9}$/);
    fc.assert(
      fc.property(body, (digits) => {
        const found = [...'0123456789X'].map((check) => isbn10To13(digits + check)).filter(Boolean);
        expect(found).toHaveLength(1);
        expect(hasValidCheckDigit(found[0] as string)).toBe(true);
      }),
    );
  });
});
