import { describe, expect, test } from 'vitest';
import { createEngine, product } from '../../../../../test/helpers/search-engine.ts';

describe('similar products', () => {
  const engine = createEngine([
    product(1, 'Acme gaming keyboard red', { categoryId: 10 }),
    product(2, 'Acme gaming keyboard blue', { categoryId: 10 }),
    product(3, 'Zeta keyboard', { categoryId: 10 }),
    product(4, 'Acme gaming keyboard', { categoryId: 20 }),
    product(5, 'Old gaming keyboard', { categoryId: 10, hasOffers: false }),
  ]);
  test('share rare words and the category', () => {
    expect(engine.similar(1, 5)).toEqual([2, 3]);
  });
  test('are found for a product that is not listed any more', () => {
    expect(engine.similar(5, 1)).toHaveLength(1);
  });
  test('are none for an unknown product', () => {
    expect(engine.similar(999, 5)).toEqual([]);
  });
  test('cost about as much: words count the less, the further a price is away', () => {
    const priced = createEngine([
      product(1, 'Acme laptop 14 silver', { priceCents: 20_000 }),
      product(2, 'Acme laptop 14 grey', { priceCents: 90_000 }),
      product(3, 'Acme laptop 13 blue', { priceCents: 22_000 }),
    ]);
    expect(priced.similar(1, 2)).toEqual([3, 2]);
  });
  test('are made up for by others of the category at a like price, but not where that is none', () => {
    const alone = (categoryId: number | null) => [
      product(1, 'Archos diamond', { categoryId, priceCents: 20_000 }),
      product(2, 'Zeta phone', { categoryId, priceCents: 25_000 }),
      product(3, 'Ypsilon phone', { categoryId, priceCents: 90_000 }),
      product(4, 'Xi phone', { categoryId, priceCents: 25_000, hasOffers: false }),
    ];
    expect(createEngine(alone(10)).similar(1, 5)).toEqual([2]);
    for (const kindless of [40, null]) expect(createEngine(alone(kindless)).similar(1, 5)).toEqual([]);
  });
});
