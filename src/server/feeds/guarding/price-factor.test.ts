import { describe, expect, it } from 'vitest';
import { findCommonFactor, findFarBelow } from './price-factor.ts';

/** `count` ratios around a factor, up to `spread` (0.05: five per cent) above and below it. */
const around = (factor: number, spread: number, count = 40) =>
  Array.from({ length: count }, (_, i) => factor * (1 + spread * Math.sin(i)));

describe('a factor between the prices of a feed and those of others', () => {
  it.each([
    ['prices without VAT', around(1 / 1.2, 0.04), 0.83],
    ['złoty', around(4.3, 0.2), 4.3],
    ['kronor', around(11.2, 0.25), 11.2],
    ['forints', around(400, 0.3), 400],
    ['dollars', around(1.17, 0.04), 1.17],
    ['złoty, with a few bargains', [...around(4.3, 0.2), 1, 1, 1.1], 4.3],
  ])('is found: %s', (_, ratios, factor) => {
    const found = findCommonFactor(ratios) ?? 0;
    expect(Math.abs(found / factor - 1)).toBeLessThan(0.05);
  });

  it.each([
    ['the same prices', around(1, 0.05)],
    ['a cheap shop, some things more than others', around(0.85, 0.3)],
    ['a little cheaper', around(0.94, 0.02)],
    ['a dear shop', around(1.12, 0.05)],
    ['few products', around(4.3, 0.2, 19)],
    ['half of them in cents', [...around(1, 0.05), ...around(100, 0.05)]],
    ['nothing', []],
  ])('is not: %s', (_, ratios) => {
    expect(findCommonFactor(ratios)).toBeUndefined();
  });
});

describe('a merchant far below all others', () => {
  it.each([
    ['half of what others ask', around(0.5, 0.5, 12), true],
    ['a cheap shop', around(0.85, 0.3, 12), false],
    ['few bargains', [...around(1, 0.1, 12), 0.2, 0.3, 0.3], false],
    ['too few products', around(0.4, 0.1, 7), false],
  ])('%s', (_, ratios, isFound) => {
    expect(findFarBelow(ratios) !== undefined).toBe(isFound);
  });
});
