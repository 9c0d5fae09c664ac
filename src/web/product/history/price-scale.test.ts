import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceScale } from './price-scale.ts';

it('stands on round euros', () => {
  expect(priceScale([38_900, 42_950])).toEqual({
    low: 38_000,
    high: 44_000,
    ticks: [38_000, 40_000, 42_000, 44_000],
  });
});

it('does not blow up a price that hardly moves', () => {
  const { low, high } = priceScale([39_900, 39_901]);
  expect(high - low).toBeGreaterThanOrEqual(39_901 / 20);
});

it('holds every price between ticks that rise evenly, in a readable number', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 50_000_000 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(prices, (cents) => {
      const { low, high, ticks } = priceScale(cents);
      expect(low).toBeLessThanOrEqual(Math.min(...cents));
      expect(high).toBeGreaterThanOrEqual(Math.max(...cents));
      expect([ticks[0], ticks.at(-1)]).toEqual([low, high]);
      expect(new Set(ticks).size).toBe(ticks.length);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});
