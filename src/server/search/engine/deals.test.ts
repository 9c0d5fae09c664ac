import { expect, test } from 'vitest';
import { createEngine, inCondition, product } from '../../../../test/helpers/facet-catalogue.ts';
import type { ProductSort } from '../../../contract/catalogue/product-sorts.ts';

type Fall = readonly [share: number, cents: number, belowUsual: number];
const facts = ([share, cents, belowUsual]: Fall) => ({ share, cents, belowUsual });

/** A product whose price fell within seven days, and within one. */
const fallen = (id: number, week: Fall | undefined, today?: Fall) =>
  product(id, [inCondition('new'), inCondition('used')], {
    drops: { ...(today && { 1: facts(today) }), ...(week && { 7: facts(week) }) },
  });

const engine = createEngine([
  product(1, [inCondition('new')]),
  fallen(2, [0.1, 5_000, 0.3], [0.09, 4_500, 0.3]),
  fallen(3, [0.3, 1_000, 0.2], [0.05, 200, 0.2]),
  fallen(4, [0.2, 9_000, 0.1]),
  // It was out of stock a week ago.
  fallen(5, undefined, [0.07, 8_000, 0.4]),
]);
const list = (fallenWithin: 1 | 7, sort: ProductSort = 'drop') =>
  engine.search({ fallenWithin, sort, offset: 0, limit: 9 }).ids;

test('lists what fell within a day or seven, by percent, by amount and by distance from the usual price', () => {
  expect(list(7)).toEqual([3, 4, 2]);
  expect(list(7, 'drop_amount')).toEqual([4, 2, 3]);
  expect(list(7, 'drop_usual')).toEqual([2, 3, 4]);
  expect(list(1)).toEqual([2, 5, 3]);
  expect(list(1, 'drop_amount')).toEqual([5, 2, 3]);
  expect(list(1, 'drop_usual')).toEqual([5, 2, 3]);
  expect(list(1, 'delivered')).toHaveLength(3);
});

test('in a condition that is chosen, what fell within a day keeps its order, and other goods have none', () => {
  const inConditions = (conditions: ('new' | 'used')[]) =>
    engine.search({ fallenWithin: 1, sort: 'drop', filters: { conditions }, offset: 0, limit: 9 }).ids;
  expect(inConditions(['new'])).toEqual([2, 5, 3]);
  expect(inConditions(['used']).sort()).toEqual([2, 3, 5]);
});

test('counts facets among what fell only', () => {
  const request = { specificationKeys: new Map<number, string[]>(), categoryId: undefined };
  const { total, facets } = engine.search({
    fallenWithin: 7,
    sort: 'drop',
    facets: request,
    offset: 0,
    limit: 1,
  });
  expect([total, facets?.inStock]).toEqual([3, 3]);
});
