import { describe, expect, test } from 'vitest';
import { ask, createEngine, inCondition, product } from '../../../../../test/helpers/facet-catalogue.ts';

const priced = (id: number, priceCents: number, totalCents: number, categoryId = 10) =>
  product(id, [inCondition('new', { totalCents })], { priceCents, categoryId });
const untold = { deliveryUnknown: true };

describe('a product whose merchants do not state delivery', () => {
  const engine = createEngine([
    priced(1, 1_000, 1_300),
    priced(2, 1_000, 1_500),
    priced(3, 1_000, 2_900),
    priced(4, 500, 500, 20),
    product(5, [inCondition('new', { totalCents: 1_150, ...untold })]),
    product(6, [inCondition('new', { totalCents: 490, ...untold })], { categoryId: 20 }),
    product(7, [
      inCondition('new', { totalCents: 5_000 }),
      inCondition('used', { totalCents: 1_000, ...untold }),
    ]),
  ]);

  test('stands where price plus the median delivery of its category would', () => {
    expect(ask(engine, {}, 'delivered').ids).toEqual([6, 4, 1, 5, 2, 3, 7]);
    expect(ask(engine, {}, 'price').ids.slice(0, 2)).toEqual([6, 4]);
  });

  test('is found by that total, not by its price', () => {
    expect(ask(engine, { toCents: 1_300 }, 'delivered').ids).toEqual([6, 4, 1]);
    expect(ask(engine, { conditions: ['used'], toCents: 1_299 }).ids).toEqual([]);
    expect(ask(engine, { conditions: ['used'], toCents: 1_300 }).ids).toEqual([7]);
  });

  test('counts with its price where nobody states delivery', () => {
    const alone = createEngine([product(1, [inCondition('new', { totalCents: 700, ...untold })])]);
    expect(ask(alone, { toCents: 700 }).ids).toEqual([1]);
  });
});
