import { describe, expect, it } from 'vitest';
import { gtinsOf, hasOwnTenDigits } from './row-isbns.ts';

const context = { observedAt: new Date() };
const rows = (codes: readonly string[]) => codes.map((gtin) => ({ gtin }));
/** The second passes the check of ISBN-10 by chance. */
const own = [
  '4712345670',
  '4712345675',
  '4712345671',
  '4712345672',
  '4712345673',
  '4712345674',
  '4712345676',
];
const isbns = ['2070360024', '2-07-036002-4', '2070368228', '2253004227'];

describe('ten-digit codes of a file', () => {
  it.each([
    ['numbers of a shop', own, true],
    ['ISBNs', isbns, false],
    ['too few to tell', own.slice(0, 2), false],
    ['GTINs', ['4977766618960', '4006381333931', '3017620422003'], false],
  ])('%s', (_, codes, areOwn) => {
    expect(hasOwnTenDigits(rows(codes))).toBe(areOwn);
  });

  it('are no ISBNs where most of them fail the check', () => {
    const passing = own.filter((code) => gtinsOf([code], context).length > 0);
    expect(passing.length).toBeGreaterThan(0);
    expect(gtinsOf([...own, '4006381333931'], { ...context, hasOwnTenDigits: true })).toEqual([
      '04006381333931',
    ]);
    expect(gtinsOf(['2070360024'], context)).toEqual(['09782070360024']);
  });
});
