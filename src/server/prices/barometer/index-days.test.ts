import { expect, test } from 'vitest';
import { createIndexSums, type Day } from './index-days.ts';
import { chain } from './price-index.ts';
import { pricesAt } from './record-index.ts';

const days: Day[] = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'].map((day) => ({
  day,
  endsAt: new Date(`${day}T23:00:00Z`),
}));

test('the index is the chained geometric mean of products’ changes, whatever they cost', () => {
  const sums = createIndexSums(days);
  // One falls by a fifth and stays, the other, a hundred times as dear, rises by a quarter: nothing has changed.
  sums.add([1], [1_000, 800, 800, 800]);
  sums.add([1], [100_000, 125_000, 125_000, 100_000]);
  const all = sums.read(1).filter(({ categoryId }) => categoryId === null);
  expect(chain(all)).toEqual([
    { day: '2026-11-02', value: 100, products: 2 },
    { day: '2026-11-03', value: 100, products: 2 },
    // √(1 × 0.8)
    { day: '2026-11-04', value: 89.44, products: 2 },
  ]);
});

test('a product that is new, gone or wrong for a day moves nothing', () => {
  const sums = createIndexSums(days);
  sums.add([1, 2], [1_000, 1_000, 1_000, 1_000]);
  sums.add([1], [null, 100, 100, null]);
  sums.add([1], [5_000, 50, 5_000, 5_000]);
  const read = sums.read(1);
  expect(read.filter(({ logChange }) => logChange !== 0)).toEqual([]);
  const products = (categoryId: number | null) =>
    read.filter((each) => each.categoryId === categoryId).map((each) => each.products);
  expect(products(null)).toEqual([1, 2, 2]);
  expect(products(1)).toEqual([1, 2, 2]);
  expect(products(2)).toEqual([1, 1, 1]);
});

test('days on which too few products of a category count are left out; all products have every day', () => {
  const sums = createIndexSums(days);
  sums.add([1], [1_000, 1_000, null, null]);
  sums.add([1], [1_000, 1_000, 1_000, null]);
  expect(sums.read(2).map(({ categoryId, day, products }) => [categoryId, day, products])).toEqual([
    [null, '2026-11-02', 2],
    [null, '2026-11-03', 1],
    [null, '2026-11-04', 0],
    [1, '2026-11-02', 2],
  ]);
});

test('the price of a day is the one that held when it ended', () => {
  const at = (time: string) => Date.parse(time);
  const steps = [
    { at: at('2026-11-02T08:00:00Z'), total: 900 },
    { at: at('2026-11-02T22:59:59Z'), total: 800 },
    // Midnight in Paris: the next day.
    { at: at('2026-11-02T23:00:00Z'), total: 700 },
    { at: at('2026-11-04T01:00:00Z'), total: null },
  ];
  expect(pricesAt(steps, days)).toEqual([null, 800, 700, null]);
});
