import { expect, test } from 'vitest';
import { createEngine, product } from '../../../../test/helpers/search-engine.ts';
import { productSorts } from '../../../contract/catalogue/product-sorts.ts';

const unoffered = { priceCents: null, totalCents: null, merchantsCount: 0, inStock: false };
const nowhere = { ...unoffered, condition: null, hasOffers: false };
const laptops = { categoryId: 10 };
const engine = createEngine([
  product(1, 'Acme laptop', { ...laptops, rating: 1, ratingCount: 50 }),
  product(2, 'Laptop by another maker, described in many words', { ...laptops, inStock: false }),
  // Newer and named better than all others.
  product(3, 'Laptop', { ...laptops, ...nowhere, awaitsMerchant: true, brand: 'Own' }),
  product(4, 'Laptop that was sold once', { ...laptops, ...nowhere }),
]);
const facets = { specificationKeys: new Map() };

test.each(productSorts)('what awaits a merchant is last by %s, found or listed', (sort) => {
  for (const request of [{ query: 'laptop' }, { categoryId: 10 }, { query: 'laptop', categoryId: 10 }]) {
    const { ids, total } = engine.search({ ...request, sort, offset: 0, limit: 10 });
    expect([ids.at(-1), total], JSON.stringify(request)).toEqual([3, 3]);
  }
});

test('it counts in what it is, and in nothing that is said of offers', () => {
  const found = engine.search({ query: 'laptop', facets, sort: 'relevance', offset: 0, limit: 10 });
  expect(found.facets?.categories).toEqual([{ value: 10, count: 3, isChosen: false }]);
  expect(found.facets?.brands).toEqual([{ value: 'Own', count: 1, isChosen: false }]);
  expect(found.facets?.prices).toMatchObject({ lowestCents: 1501, maxCents: 1502 });
  expect(found.facets?.prices.bands.map(({ count }) => count)).toEqual([2]);
  expect(found.facets?.inStock).toBe(1);
  expect(engine.countsByCategory().get(10)).toBe(3);
});

test.each([{ toCents: 5000 }, { inStock: true }, { conditions: ['new' as const] }])(
  'a list narrowed to %j leaves it out',
  (filters) => {
    const { ids } = engine.search({ categoryId: 10, filters, sort: 'relevance', offset: 0, limit: 10 });
    expect(ids).not.toContain(3);
  },
);

test('it is suggested, behind what is on offer', () => {
  expect(engine.suggest('lapt', 5).productIds.at(-1)).toBe(3);
});
