import { expect, test } from 'vitest';
import { createEngine, inCondition, product } from '../../../../test/helpers/facet-catalogue.ts';
import type { ProductSort } from '../../../contract/catalogue/product-sorts.ts';

const fallen = (id: number, drop: number, dropCents: number, belowUsual: number, fellToday = false) =>
  product(id, [inCondition('new'), inCondition('used')], { drop, dropCents, belowUsual, fellToday });

const engine = createEngine([
  product(1, [inCondition('new')]),
  fallen(2, 0.1, 5_000, 0.3),
  fallen(3, 0.3, 1_000, 0.2, true),
  fallen(4, 0.2, 9_000, 0.1),
]);
const list = (fallenWithin: 1 | 7, sort: ProductSort = 'drop', conditions: 'used'[] = []) =>
  engine.search({ fallenWithin, sort, filters: { conditions }, offset: 0, limit: 9 }).ids;

test('lists what fell within a day or seven, by percent, by amount and by distance from the usual price', () => {
  expect(list(7)).toEqual([3, 4, 2]);
  expect(list(7, 'drop_amount')).toEqual([4, 2, 3]);
  expect(list(7, 'drop_usual')).toEqual([2, 3, 4]);
  expect(list(1)).toEqual([3]);
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
