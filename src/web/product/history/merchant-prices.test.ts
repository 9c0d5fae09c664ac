import { expect, test } from 'vitest';
import { merchantPrices } from './merchant-prices.ts';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`;
const points = (...totals: (number | null)[]) => totals.map((total, index) => ({ at: at(index + 1), total }));

test('the cheapest now comes first, who has none now last', () => {
  const rows = merchantPrices({
    merchants: [
      { merchant: 'Gone', points: points(10, null) },
      { merchant: 'Dear', points: points(30, 20, 40) },
      { merchant: 'Cheap', points: points(25) },
      { merchant: 'Never', points: points(null) },
    ],
  });
  expect(rows).toEqual([
    { merchant: 'Cheap', now: 25, lowest: 25, lowestAt: at(1) },
    { merchant: 'Dear', now: 40, lowest: 20, lowestAt: at(2) },
    { merchant: 'Gone', now: null, lowest: 10, lowestAt: at(1) },
  ]);
});

test('of equal lowest prices the latest counts', () => {
  const [row] = merchantPrices({ merchants: [{ merchant: 'Nord', points: points(20, 30, 20) }] });
  expect(row).toMatchObject({ lowest: 20, lowestAt: at(3) });
});
