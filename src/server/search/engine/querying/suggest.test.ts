import { describe, expect, test } from 'vitest';
import { createEngine, product } from '../../../../../test/helpers/search-engine.ts';

describe('suggestions', () => {
  const engine = createEngine([
    product(1, 'Acme laptop 14', { brand: 'Acme', categoryId: 10 }),
    product(2, 'Zeta bag', { brand: 'Zeta', categoryId: 20 }),
    product(3, 'Zénith laptop', { brand: 'Zénith', categoryId: 10 }),
    product(4, 'Lapland lamp', { brand: 'ZENITH' }),
  ]);
  test.each([
    ['lap', { productIds: [4, 3, 1], categoryIds: [10], brands: [] }],
    ['laptop ac', { productIds: [1, 3], categoryIds: [10], brands: [] }],
    ['netb', { productIds: [3, 1], categoryIds: [10], brands: [] }],
    [
      'ze',
      {
        productIds: [3, 2, 4],
        categoryIds: [],
        brands: [
          { brand: 'ZENITH', count: 2 },
          { brand: 'Zeta', count: 1 },
        ],
      },
    ],
    ['ordinateurs port', { productIds: [3, 1], categoryIds: [10], brands: [] }],
    ['portable', { productIds: [3, 1], categoryIds: [10], brands: [] }],
    ['lapotp', { productIds: [3, 1], categoryIds: [10], brands: [] }],
    ['housses', { productIds: [2], categoryIds: [20], brands: [] }],
    ['casque', { productIds: [], categoryIds: [], brands: [] }],
    [' ', { productIds: [], categoryIds: [], brands: [] }],
  ])('for "%s"', (text, expected) => {
    const found = engine.suggest(text, 5);
    expect({ ...found, productIds: found.productIds.toSorted() }).toEqual({
      ...expected,
      productIds: expected.productIds.toSorted(),
    });
  });
});

describe('a phrase that is begun', () => {
  const engine = createEngine([
    product(1, 'Acme notebook 14', { brand: 'Acme', categoryId: 10 }),
    product(2, 'Acme USB port', { brand: 'Acme', categoryId: 30 }),
    product(3, 'Casper lamp', { brand: 'Casper', categoryId: 30 }),
    product(4, 'Acme headphones', { brand: 'Acme', categoryId: 30 }),
  ]);

  test.each([
    ['ordinateur por', [1]],
    ['acme ordinateur por', [1]],
  ])('of several words is completed first: %s', (text, first) => {
    expect(engine.suggest(text, 5).productIds.slice(0, first.length)).toEqual(first);
  });

  test('is left as it is where nothing is called so', () => {
    expect(engine.suggest('réfrigérateur amér', 5)).toEqual({
      productIds: [],
      categoryIds: [],
      brands: [],
    });
  });

  test('is left as it is where it is one already', () => {
    expect(engine.suggest('laptop', 5).productIds).toEqual([1]);
  });

  test('of one word takes turns with what is called so, behind a brand', () => {
    expect(engine.suggest('port', 5).productIds.slice(0, 2)).toEqual([1, 2]);
    expect(engine.suggest('cas', 5).productIds).toEqual([3, 4]);
  });
});

test('a brand that begins so with half as many products takes turns with the category', () => {
  const engine = createEngine([
    product(1, 'Ordi Acme one', { categoryId: 10, kinds: ['ordinateurs'] }),
    product(2, 'Ordi Acme two', { categoryId: 10, kinds: ['ordinateurs'] }),
    product(3, 'Mouse', { brand: 'Ordinex' }),
  ]);
  const [first, second] = engine.suggest('ordi', 5).productIds;
  expect([1, 2]).toContain(first);
  expect(second).toBe(3);
});

test('what is in a category that the text begins is suggested first', () => {
  const engine = createEngine([
    product(1, 'Zeta ordinateurs, sac et housse', { categoryId: 20, merchantsCount: 9 }),
    product(2, 'PC Acme ordinateurs', { categoryId: 10 }),
  ]);
  expect(engine.suggest('ordi', 5).productIds).toEqual([2, 1]);
});
