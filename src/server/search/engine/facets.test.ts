import { describe, expect, test } from 'vitest';
import {
  ask,
  createEngine,
  has,
  inCondition,
  inSize,
  product,
} from '../../../../test/helpers/facet-catalogue.ts';
import type { Filters } from './facets/filters.ts';

const counted = <V>(values: readonly { value: V; count: number }[] | undefined) =>
  values?.map(({ value, count }) => [value, count]);

describe('facets', () => {
  const engine = createEngine([
    product(1, [inCondition('new', { totalCents: 49_900 })], { brand: 'Acme', rating: 4.5 }),
    product(2, [inCondition('new', { totalCents: 99_900, inStock: false, merchantIds: [8] })], {
      brand: 'ACME',
    }),
    product(3, [inCondition('used', { totalCents: 2_000, merchantIds: [8, 9] })], {
      brand: 'Acmé',
      categoryId: 20,
      rating: 3,
      specifications: [has('capacity', '1000 GB')],
    }),
    product(
      4,
      [
        inCondition('new', { totalCents: 79_900, merchantIds: [7, 8], hasFreeDelivery: true }),
        inCondition('refurbished', { totalCents: 39_900, merchantIds: [9] }),
      ],
      {
        brand: 'Zeta',
        rating: 4,
        specifications: [has('socket', 'AM5'), has('capacity', '500 GB')],
      },
    ),
  ]);

  test('count every value where nothing is chosen; spellings of one brand are one', () => {
    const { facets } = ask(engine, {});
    expect(counted(facets?.brands)).toEqual([
      ['ACME', 3],
      ['Zeta', 1],
    ]);
    expect(counted(facets?.categories)).toEqual([
      [10, 3],
      [20, 1],
    ]);
    expect(counted(facets?.merchants)).toEqual([
      ['Été', 3],
      ['Nord', 2],
      ['Sud', 2],
    ]);
    expect(facets).toMatchObject({ inStock: 3, freeDelivery: 1 });
    expect(counted(facets?.conditions)).toEqual([
      ['new', 3],
      ['refurbished', 1],
      ['used', 1],
    ]);
    expect(facets?.ratings.map(({ count }) => count)).toEqual([2, 3, 3, 3]);
    expect(facets?.prices).toEqual({
      lowestCents: 2_000,
      maxCents: 99_900,
      // An edge belongs to both of its bands, as the ranges that are chosen with them include it.
      bands: [
        { fromCents: 1_000, toCents: 2_000, count: 1 },
        { fromCents: 2_000, toCents: 5_000, count: 1 },
        { fromCents: 20_000, toCents: 50_000, count: 1 },
        { fromCents: 50_000, toCents: 100_000, count: 2 },
      ],
    });
    expect(facets?.specifications.map(({ key, values }) => [key, counted(values)])).toEqual([
      ['socket', [['AM5', 1]]],
      [
        'capacity',
        [
          ['500 GB', 1],
          ['1000 GB', 1],
        ],
      ],
    ]);
  });

  test('follow what is chosen in the others, not in themselves; what is chosen comes first', () => {
    const { ids, total, facets } = ask(engine, { brands: ['zeta'] }, 'newest', 'radio');
    expect({ ids, total }).toEqual({ ids: [4], total: 1 });
    expect(facets?.brands).toEqual([
      { value: 'Zeta', count: 1, isChosen: true },
      { value: 'ACME', count: 3, isChosen: false },
    ]);
    expect(counted(facets?.categories)).toEqual([[10, 1]]);
  });

  test('a value that was chosen stays, whatever else is chosen', () => {
    const { total, facets } = ask(engine, { brands: ['Zeta'], conditions: ['used'] });
    expect(total).toBe(0);
    expect(facets?.brands[0]).toEqual({ value: 'Zeta', count: 0, isChosen: true });
  });

  test.each<[Filters, number[]]>([
    [{ brands: ['Acme', 'Zeta'], categoryIds: [10] }, [4, 2, 1]],
    [{ fromCents: 49_900, toCents: 79_900 }, [4, 1]],
    [{ minRating: 4 }, [4, 1]],
    [{ inStock: true, categoryIds: [10] }, [4, 1]],
    [{ freeDelivery: true }, [4]],
    [{ merchants: ['SUD', 'Nord'] }, [4, 3, 1]],
    [{ merchants: ['ete'] }, [4, 3, 2]],
    [{ conditions: ['used', 'refurbished'] }, [4, 3]],
    [{ specifications: [{ key: 'socket', value: 'AM5' }] }, [4]],
    [
      {
        specifications: [
          { key: 'capacity', value: '500 GB' },
          { key: 'capacity', value: '1000 GB' },
        ],
      },
      [4, 3],
    ],
  ])('narrow the list: %j', (filters, ids) => {
    expect(ask(engine, filters).ids).toEqual(ids);
  });

  test.each<Filters>([
    { brands: ['Nobody'] },
    { merchants: ['Nobody', ''] },
    { categoryIds: [99] },
    { specifications: [{ key: 'socket', value: 'AM9' }] },
    { specifications: [{ key: 'nope', value: 'AM5' }] },
    { conditions: [] },
  ])('leave out what nobody knows: %j', (filters) => {
    expect(ask(engine, filters).total).toBe(4);
  });
});

describe('a condition that is chosen', () => {
  const engine = createEngine([
    product(1, [
      inCondition('new', { totalCents: 100_000, hasFreeDelivery: true }),
      inCondition('refurbished', { totalCents: 60_000, inStock: false, merchantIds: [9] }),
    ]),
    product(2, [inCondition('refurbished', { totalCents: 70_000 })]),
    product(3, [inCondition('new', { totalCents: 50_000 }), inCondition('used', { totalCents: 90_000 })]),
  ]);

  test('counts with its own price, stock, delivery and merchants', () => {
    const refurbished = { conditions: ['refurbished'] } as const;
    // What is sold out in it comes last.
    expect(ask(engine, refurbished, 'delivered').ids).toEqual([2, 1]);
    expect(ask(engine, refurbished, 'price_desc').ids).toEqual([2, 1]);
    expect(ask(engine, { ...refurbished, toCents: 65_000 }).ids).toEqual([1]);
    expect(ask(engine, { ...refurbished, inStock: true }).ids).toEqual([2]);
    expect(ask(engine, { ...refurbished, freeDelivery: true }).ids).toEqual([]);
    expect(ask(engine, { ...refurbished, merchants: ['Nord'] }).ids).toEqual([2]);
    expect(ask(engine, refurbished).facets?.prices).toMatchObject({
      lowestCents: 60_000,
      maxCents: 70_000,
    });
  });

  test('of several, what is in stock counts first', () => {
    expect(ask(engine, { conditions: ['used', 'refurbished'] }, 'delivered').ids).toEqual([2, 3, 1]);
    expect(ask(engine, { conditions: ['new', 'used'] }, 'delivered').ids).toEqual([3, 1]);
  });

  test('drops are those of new goods', () => {
    const dropped = createEngine([
      product(1, [inCondition('used')]),
      product(2, [inCondition('new'), inCondition('used')], {
        drops: { 7: { share: 0.5, cents: 500, belowUsual: 0.5 } },
      }),
      product(3, [inCondition('new')], { drops: { 7: { share: 0.1, cents: 100, belowUsual: 0.1 } } }),
    ]);
    expect(ask(dropped, {}, 'drop').ids).toEqual([2, 3, 1]);
    expect(ask(dropped, { conditions: ['new'] }, 'drop').ids).toEqual([2, 3]);
    expect(ask(dropped, { conditions: ['used'] }, 'drop').ids).toEqual([2, 1]);
  });
});

test('merchants of a list in a size are those that have it, also the last of many', () => {
  const merchants = Array.from({ length: 70 }, (_, at) => ({ id: at + 1, name: `Shop ${at + 1}` }));
  const all = merchants.map(({ id }) => id);
  const engine = createEngine(
    [
      product(1, [inCondition('new', { merchantIds: all })], {
        sizes: [
          inSize('41', 1_000, { merchantIds: all }),
          inSize('42', 1_000, { merchantIds: [1, 33, 70] }),
          inSize('42', 900, { condition: 'used', merchantIds: [64] }),
        ],
      }),
    ],
    merchants,
  );
  const inSize42 = { specifications: [has('size', '42')] };
  const listed = (filters: Filters) =>
    ask(engine, filters)
      .facets?.merchants.filter(({ count }) => count > 0)
      .map(({ value }) => value);
  expect(listed(inSize42)).toEqual(['Shop 1', 'Shop 33', 'Shop 64', 'Shop 70']);
  expect(listed({ ...inSize42, conditions: ['new'] })).toEqual(['Shop 1', 'Shop 33', 'Shop 70']);
  expect(ask(engine, { ...inSize42, merchants: ['Shop 2'] }).ids).toEqual([]);
  expect(ask(engine, { ...inSize42, merchants: ['Shop 70'] }).ids).toEqual([1]);
  expect(ask(engine, { ...inSize42, merchants: ['Shop 64'], conditions: ['new'] }).ids).toEqual([]);
});

test('a merchant that is not known has no size, and is not taken for the first one', () => {
  const known = { id: 1, name: 'Alpha' };
  const gone = 2;
  const engine = createEngine(
    [
      product(1, [inCondition('new', { merchantIds: [known.id, gone] })], {
        sizes: [
          inSize('41', 1_000, { merchantIds: [known.id] }),
          inSize('42', 1_000, { merchantIds: [gone] }),
        ],
      }),
    ],
    [known],
  );
  const inSize42 = { specifications: [has('size', '42')] };
  expect(ask(engine, { ...inSize42, merchants: ['Alpha'] }).ids).toEqual([]);
  expect(ask(engine, inSize42).facets?.merchants.filter(({ count }) => count > 0)).toEqual([]);
  const sizes = ask(engine, { merchants: ['Alpha'] }).facets?.specifications.find(
    ({ key }) => key === 'size',
  );
  expect(counted(sizes?.values)).toEqual([['41', 1]]);
});
