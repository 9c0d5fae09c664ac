import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestCatalogue } from '../../../../test/helpers/search-index.ts';
import { type Condition, conditions } from '../../../contract/catalogue/conditions.ts';
import { type ProductSort, productSorts } from '../../../contract/catalogue/product-sorts.ts';
import { type Engine, openEngine } from './engine.ts';
import type { Facets, Filters } from './facets/filters.ts';
import type { ConditionFacts, SearchDocument } from './search-document.ts';
import { createSenseFinders } from './words/synonyms.ts';

const categories = [10, 20].map((id) => ({ id, names: [`Category ${id}`] }));
const merchants = [
  { id: 7, name: 'Nord' },
  { id: 8, name: 'Été' },
  { id: 9, name: 'Sud' },
];
const specificationKeys = new Map([10, 20].map((id) => [id, ['socket', 'capacity', 'unknown']]));

type Offer = Omit<ConditionFacts, 'priceCents'>;

const inCondition = (condition: Condition, more: Partial<Offer> = {}): Offer => ({
  condition,
  totalCents: 1_000,
  inStock: true,
  hasFreeDelivery: false,
  merchantIds: [7],
  ...more,
});

/** A product by what is on offer in each condition, the main one first. */
function product(id: number, offers: readonly Offer[], more: Partial<SearchDocument> = {}): SearchDocument {
  const [main, ...others] = offers.map((offer) => ({ ...offer, priceCents: offer.totalCents }));
  return {
    id,
    title: 'radio',
    brand: '',
    description: '',
    codes: [],
    categoryId: 10,
    rating: null,
    ratingCount: null,
    offersCount: 1,
    merchantsCount: 1,
    createdAt: id * 1000,
    hasOffers: true,
    awaitsMerchant: false,
    drop: 0,
    specifications: [],
    ...(main ?? {
      ...inCondition('new'),
      condition: null,
      priceCents: null,
      totalCents: null,
      inStock: false,
    }),
    otherConditions: others,
    ...more,
  };
}

/** A specification whose text is all that is known of it. */
const has = (key: string, value: string) => ({ key, value, display: value });

function createEngine(documents: readonly SearchDocument[]): Engine {
  const data = createTestCatalogue(documents).build({ categories, merchants });
  return openEngine(data, createSenseFinders([]));
}

const ask = (engine: Engine, filters: Filters, sort: ProductSort = 'newest', query = '') =>
  engine.search({ query, filters, facets: { specificationKeys }, sort, offset: 0, limit: 100 });

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
      highestCents: 99_900,
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
    [{ leastRating: 4 }, [4, 1]],
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
    expect(ask(engine, refurbished, 'delivered').ids).toEqual([1, 2]);
    expect(ask(engine, refurbished, 'price_desc').ids).toEqual([2, 1]);
    expect(ask(engine, { ...refurbished, toCents: 65_000 }).ids).toEqual([1]);
    expect(ask(engine, { ...refurbished, inStock: true }).ids).toEqual([2]);
    expect(ask(engine, { ...refurbished, freeDelivery: true }).ids).toEqual([]);
    expect(ask(engine, { ...refurbished, merchants: ['Nord'] }).ids).toEqual([2]);
    expect(ask(engine, refurbished).facets?.prices).toMatchObject({
      lowestCents: 60_000,
      highestCents: 70_000,
    });
  });

  test('of several, what is in stock counts first', () => {
    expect(ask(engine, { conditions: ['used', 'refurbished'] }, 'delivered').ids).toEqual([1, 2, 3]);
    expect(ask(engine, { conditions: ['new', 'used'] }, 'delivered').ids).toEqual([3, 1]);
  });

  test('drops are those of new goods', () => {
    const dropped = createEngine([
      product(1, [inCondition('used')]),
      product(2, [inCondition('new'), inCondition('used')], { drop: 0.5 }),
      product(3, [inCondition('new')], { drop: 0.1 }),
    ]);
    expect(ask(dropped, {}, 'drop').ids).toEqual([2, 3, 1]);
    expect(ask(dropped, { conditions: ['new'] }, 'drop').ids).toEqual([2, 3]);
    expect(ask(dropped, { conditions: ['used'] }, 'drop').ids).toEqual([2, 1]);
  });
});

/** The same, said as plainly as can be. */
const reference = {
  chosenOffer(all: readonly Offer[], chosen: Filters['conditions']): Offer | undefined {
    if (!chosen?.length) return all[0];
    const wanted = conditions.flatMap((condition) =>
      chosen.includes(condition) ? all.filter((offer) => offer.condition === condition) : [],
    );
    return wanted.find((offer) => offer.inStock) ?? wanted[0];
  },
  isShown({ otherConditions, ...main }: SearchDocument, filters: Filters): boolean {
    const { fromCents = 0, toCents = Number.POSITIVE_INFINITY } = filters;
    const all = main.condition ? [main as Offer, ...otherConditions] : [];
    const wanted = all.filter(
      ({ condition }) => !filters.conditions?.length || filters.conditions.includes(condition),
    );
    const total = reference.chosenOffer(all, filters.conditions)?.totalCents;
    const hasOneOf = (key: string, values: readonly string[]) =>
      main.specifications.some((each) => each.key === key && values.includes(each.value));
    const byKey = Map.groupBy(filters.specifications ?? [], ({ key }) => key);
    return (
      wanted.length > 0 &&
      (!filters.categoryIds?.length || filters.categoryIds.includes(main.categoryId ?? -1)) &&
      (!filters.brands?.length || filters.brands.includes(main.brand)) &&
      (!filters.leastRating || Math.floor(main.rating ?? 0) >= filters.leastRating) &&
      total !== undefined &&
      total >= fromCents &&
      total <= toCents &&
      (!filters.inStock || wanted.some(({ inStock }) => inStock)) &&
      (!filters.freeDelivery || wanted.some(({ hasFreeDelivery }) => hasFreeDelivery)) &&
      (!filters.merchants?.length ||
        wanted.some(({ merchantIds }) =>
          merchants.some(({ id, name }) => merchantIds.includes(id) && filters.merchants?.includes(name)),
        )) &&
      [...byKey].every(([key, values]) =>
        hasOneOf(
          key,
          values.map(({ value }) => value),
        ),
      )
    );
  },
};

/** Milliseconds: hundreds of small indexes are built. */
const timeout = 60_000;

describe('for any catalogue and any choice', () => {
  const offerIn = (condition: Condition) =>
    fc
      .record({
        totalCents: fc.constantFrom(999, 1_000, 1_500, 2_000, 70_000),
        inStock: fc.boolean(),
        isFree: fc.boolean(),
        merchantIds: fc.uniqueArray(fc.constantFrom(7, 8, 9), { minLength: 1 }),
      })
      .map(({ isFree, ...offer }) => ({ ...offer, condition, hasFreeDelivery: isFree && offer.inStock }));
  const offers = fc
    .tuple(...conditions.map((condition) => fc.option(offerIn(condition), { freq: 2 })))
    .map((all) => all.filter((offer) => offer !== null))
    .filter((all) => all.length > 0)
    // The main offer's condition comes first: what is in stock, then the better condition.
    .map((all) => all.toSorted((a, b) => Number(b.inStock) - Number(a.inStock)));
  const specification = fc
    .tuple(fc.constantFrom('socket', 'capacity'), fc.constantFrom('1', '2', '10'))
    .map(([key, value]) => has(key, value));
  const documents = fc
    .array(
      fc.record({
        offers,
        categoryId: fc.constantFrom(10, 20, null),
        brand: fc.constantFrom('Acme', 'Zeta', ''),
        rating: fc.constantFrom(null, 2.5, 4, 5),
        specifications: fc.uniqueArray(specification, {
          maxLength: 3,
          selector: ({ key, value }) => key + value,
        }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((all) => all.map(({ offers, ...more }, at) => product(at + 1, offers, more)));
  const some = <T>(...values: T[]) => fc.option(fc.subarray(values), { nil: [], freq: 2 });
  const filters: fc.Arbitrary<Filters> = fc.record({
    categoryIds: some(10, 20),
    brands: some('Acme', 'Zeta'),
    merchants: some('Nord', 'Été', 'Sud'),
    fromCents: fc.constantFrom(0, 0, 1_000),
    toCents: fc.constantFrom(99_999, 99_999, 2_000),
    leastRating: fc.constantFrom(0, 0, 4),
    inStock: fc.boolean(),
    freeDelivery: fc.boolean(),
    conditions: some(...conditions),
    specifications: fc.oneof(fc.constant([]), fc.array(specification, { maxLength: 2 })),
  });

  /** What of a choice exists in the catalogue: the rest is left out. */
  const knownOf = (
    all: readonly SearchDocument[],
    { brands, specifications, ...rest }: Filters,
  ): Filters => ({
    ...rest,
    brands: brands?.filter((brand) => all.some((document) => document.brand === brand)) ?? [],
    specifications:
      specifications?.filter(({ key, value }) =>
        all.some((document) => document.specifications.some((own) => own.key === key && own.value === value)),
      ) ?? [],
  });

  test(
    'the list and every count are what a plain look at each product says',
    () => {
      const property = fc.property(documents, filters, fc.constantFrom('', 'radio'), (all, wanted, query) => {
        const engine = createEngine(all);
        const choice = knownOf(all, wanted);
        const shown = (instead: Partial<Filters>) =>
          all.filter((document) => reference.isShown(document, { ...choice, ...instead }));
        const { ids, total, facets } = ask(engine, wanted, 'newest', query);
        expect(ids).toEqual(
          shown({})
            .map(({ id }) => id)
            .toReversed(),
        );
        expect(total).toBe(ids.length);
        expectCounts(facets as Facets, shown, choice);
      });
      fc.assert(property, { numRuns: 200 });
    },
    timeout,
  );

  test(
    'every order holds the same products, and pages part it',
    () => {
      const property = fc.property(
        documents,
        filters,
        fc.constantFrom(...productSorts),
        (all, wanted, sort) => {
          const engine = createEngine(all);
          const { ids } = ask(engine, wanted, sort);
          expect(ids.toSorted((a, b) => a - b)).toEqual(ask(engine, wanted).ids.toReversed());
          const pages = ids.map(
            (_, offset) => engine.search({ filters: wanted, sort, offset, limit: 1 }).ids,
          );
          expect(pages.flat()).toEqual(ids);
        },
      );
      fc.assert(property, { numRuns: 100 });
    },
    timeout,
  );
});

function expectCounts(
  facets: Facets,
  shown: (instead: Partial<Filters>) => SearchDocument[],
  choice: Filters,
): void {
  const many = <V>(
    values: Facets['categories'] | Facets['brands'] | Facets['merchants'],
    of: (value: V) => Partial<Filters>,
  ) => {
    for (const { value, count } of values) expect(shown(of(value as V))).toHaveLength(count);
  };
  many<number>(facets.categories, (id) => ({ categoryIds: [id] }));
  many<string>(facets.brands, (brand) => ({ brands: [brand] }));
  many<string>(facets.merchants, (name) => ({ merchants: [name] }));
  for (const { value, count } of facets.conditions)
    expect(shown({ conditions: [value] })).toHaveLength(count);
  for (const { least, count } of facets.ratings) expect(shown({ leastRating: least })).toHaveLength(count);
  expect(shown({ inStock: true })).toHaveLength(facets.inStock);
  expect(shown({ freeDelivery: true })).toHaveLength(facets.freeDelivery);
  for (const { fromCents, toCents, count } of facets.prices.bands) {
    expect(shown({ fromCents, toCents: toCents ?? Number.POSITIVE_INFINITY })).toHaveLength(count);
  }
  for (const { key, values } of facets.specifications) {
    const others = choice.specifications?.filter((each) => each.key !== key) ?? [];
    for (const { value, count } of values) {
      expect(shown({ specifications: [...others, { key, value }] })).toHaveLength(count);
    }
  }
  // Nothing that would show products is missing.
  expect(facets.brands.length).toBeGreaterThanOrEqual(
    new Set(shown({ brands: [] }).flatMap(({ brand }) => (brand ? [brand] : []))).size,
  );
}
