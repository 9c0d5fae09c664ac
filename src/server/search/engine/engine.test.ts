import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestCatalogue } from '../../../../test/helpers/search-index.ts';
import { productSorts } from '../../../contract/sorting.ts';
import type { SearchCategory, SearchDocument, Synonyms } from './document.ts';
import { type Engine, openEngine } from './engine.ts';
import { createSenseFinders } from './synonyms.ts';

const synonyms: Synonyms = [
  { said: ['laptop', 'notebook', 'ordinateur portable'], asked: ['portable'] },
  { said: ['keyboard', 'clavier'] },
  { said: ['headphones', 'casque'], asked: ['écouteurs'] },
  { said: ['earphones', 'écouteurs'] },
];
const categories: SearchCategory[] = [
  { id: 10, names: ['Laptops', 'Ordinateurs portables'] },
  { id: 20, names: ['Bags & Cases', 'Sacs & housses'] },
  { id: 30, names: ['Audio', 'Audio'] },
  { id: 40, names: ['Other', 'Divers'] },
];

function product(id: number, title: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id,
    title,
    brand: '',
    description: '',
    codes: [],
    categoryId: null,
    priceCents: 1000 + id,
    totalCents: 1500 + id,
    rating: null,
    ratingCount: null,
    offersCount: 1,
    merchantsCount: 1,
    inStock: true,
    condition: 'new',
    hasFreeDelivery: false,
    merchantIds: [],
    otherConditions: [],
    drop: 0,
    specifications: [],
    createdAt: 1_700_000_000_000 + id * 1000,
    hasOffers: true,
    ...more,
  };
}

function createEngine(documents: readonly SearchDocument[]): Engine {
  const data = createTestCatalogue(documents).build({ categories, synonyms });
  return openEngine(data, createSenseFinders(synonyms));
}

const find = (engine: Engine, query: string) =>
  engine.search({ query, sort: 'relevance', offset: 0, limit: 100 }).ids;

describe('ranking: the first product comes before the second', () => {
  test.each<[rule: string, query: string, first: Partial<SearchDocument>, second: Partial<SearchDocument>]>([
    [
      'title before description',
      'webcam',
      { title: 'Acme webcam' },
      { title: 'Acme', description: 'a webcam' },
    ],
    ['what a thing is before what it is for', 'drill', { title: 'Acme drill' }, { title: 'Case for drill' }],
    ['what a thing is before its kind', 'laptop', { title: 'Acme laptop' }, { title: 'Acme laptop sleeve' }],
    [
      'what a thing is before its kind, said twice',
      'laptop',
      { title: 'Acme laptop with a long name that goes on for long' },
      { title: 'Acme Laptop Case – XS notebook case Black' },
    ],
    ['more of the words', 'red radio lamp', { title: 'Radio lamp' }, { title: 'Radio' }],
    ['adjacent words', 'power bank', { title: 'Acme power bank red' }, { title: 'Acme bank red power' }],
    ['the rarer word', 'radio zephyr', { title: 'Zephyr lamp' }, { title: 'Radio lamp' }],
    ['shorter title', 'radio', { title: 'Acme radio' }, { title: 'Acme radio one two three four five six' }],
    ['its own word before a synonym', 'notebook', { title: 'Acme notebook' }, { title: 'Acme laptop' }],
    ['in stock before out of stock', 'radio', { title: 'Radio' }, { title: 'Radio', inStock: false }],
    ['many offers before few', 'radio', { title: 'Radio', offersCount: 9 }, { title: 'Radio' }],
    [
      'a category that the query names',
      'laptops',
      { title: 'Acme Swift 3', categoryId: 10 },
      { title: 'Laptop sleeve', categoryId: 20 },
    ],
  ])('%s', (_rule, query, first, second) => {
    const others = Array.from({ length: 8 }, (_, i) =>
      product(100 + i, i % 2 ? 'Radio with a clock, blue, small and old' : 'Other thing'),
    );
    for (const [better, worse] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const engine = createEngine([product(better, '', first), product(worse, '', second), ...others]);
      expect(find(engine, query)[0]).toBe(better);
    }
  });
});

test('a word of a long title counts more than one of a description shorter than usual', () => {
  const engine = createEngine([
    product(1, 'Acme', { description: 'SSD', offersCount: 9 }),
    product(2, 'Disque interne rapide Zephyr 20 SSD NVMe de quatre téraoctets en boîte'),
    ...Array.from({ length: 8 }, (_, i) =>
      product(10 + i, 'Other thing', { description: 'it goes on for quite a while about this and that' }),
    ),
  ]);
  expect(find(engine, 'ssd')).toEqual([2, 1]);
});

describe('what a query finds', () => {
  const engine = createEngine([
    product(1, 'HP EliteBook 840 notebook 14"', {
      brand: 'HP',
      categoryId: 10,
      codes: ['EB-840G5', '0884420588030'],
    }),
    product(2, 'Clavier mécanique Acme K70', { brand: 'Acme' }),
    product(3, 'Acme headset', { categoryId: 30 }),
    product(4, 'Asus GeForce RTX 4070 12 Go'),
    product(5, 'MSI RTX4070 12GB'),
    product(6, 'Smart watch Acme'),
    product(7, 'Casque Sony sans fil', { brand: 'Sony', categoryId: 30 }),
    product(8, 'Gone casque', { hasOffers: false }),
    product(9, 'Portable radio'),
    product(10, 'Acme smartwatch'),
  ]);
  test.each([
    ['accents and case', 'CLAVIER MECANIQUE', [2]],
    ['plurals', 'notebooks', [1]],
    ['a synonym in the other language', 'keyboard', [2]],
    ['a phrase as synonym', 'ordinateurs portables', [1, 9]],
    ['a word that means it only in queries', 'portable', [1, 9]],
    ['a code, glued, parted or joined', 'eb-840g5', [1]],
    ['a code joined', 'eb840g5', [1]],
    ['an EAN', '0884420588030', [1]],
    ['letters and digits parted', 'rtx 4070', [4, 5]],
    ['letters and digits joined', 'rtx4070', [5, 4]],
    ['compounds parted', 'smart watch', [10, 6]],
    ['compounds joined', 'smartwatch', [10, 6]],
    ['units in either language', '12 gb rtx4070', [5, 4]],
    ['a beginning where no word is meant', 'headse', [3]],
    ['function words left out', 'le casque de la sony', [7]],
    ['no product without offers', 'gone', []],
    ['nothing for an unknown word', 'zzzzzz', []],
  ])('%s: %s', (_name, query, expected) => {
    expect(find(engine, query)).toEqual(expected);
  });

  test('a blank query lists everything', () => {
    expect(find(engine, '  ')).toHaveLength(9);
  });

  test('a category narrows a query', () => {
    const request = { query: 'acme', categoryId: 30, sort: 'relevance', offset: 0, limit: 10 } as const;
    expect(engine.search(request)).toMatchObject({ ids: [3], total: 1 });
    expect(engine.search({ ...request, categoryId: 99 })).toMatchObject({ ids: [], total: 0 });
  });

  test('counts by category hold listed products only', () => {
    expect([...engine.countsByCategory()]).toEqual([
      [10, 1],
      [20, 0],
      [30, 2],
      [40, 0],
    ]);
  });
});

describe('misspelt words', () => {
  const engine = createEngine([
    product(1, 'Samsung Galaxy phone', { brand: 'Samsung' }),
    product(2, 'Samsung écouteurs sans fil'),
    product(3, 'Clavier Logitech K120'),
    product(4, 'Sansong lamp'),
  ]);
  test.each([
    ['samsnug', 'samsung', [2, 1]],
    ['samsnug galaxy', 'samsung galaxy', [1, 2]],
    ['ecuoteur', 'ecouteur', [2]],
    ['Clavier  logitehc', 'Clavier logitech', [3]],
    ['galaxy2', null, []],
    ['k121', null, []],
    ['phone-galaxy', null, [1]],
    ['k 120', null, [3]],
    ['xyzzyplugh', null, []],
    ['galaxy', null, [1]],
    ['logi', null, [3]],
  ])('%s → %s', (query, correctedQuery, ids) => {
    expect(engine.search({ query, sort: 'relevance', offset: 0, limit: 10 })).toMatchObject({
      correctedQuery,
      ids,
    });
  });
});

test('letters and digits that nobody writes together are looked for apart', () => {
  const engine = createEngine([product(1, 'Asus GeForce RTX 4070')]);
  const answer = engine.search({ query: 'rtx4070', sort: 'relevance', offset: 0, limit: 10 });
  expect(answer).toMatchObject({ ids: [1], correctedQuery: 'rtx 4070' });
});

test('a slip that a merchant made too does not hide the rest', () => {
  const right = Array.from({ length: 100 }, (_, i) => product(i + 1, `Samsung ${i}`));
  const engine = createEngine([...right, product(500, 'Samsnug 860')]);
  const answer = engine.search({ query: 'samsnug', sort: 'relevance', offset: 0, limit: 1 });
  expect(answer).toMatchObject({ ids: [500], total: 101, correctedQuery: null });
});

test('a word of two synonym groups finds both', () => {
  const engine = createEngine([
    product(1, 'Acme casque'),
    product(2, 'Acme earphones'),
    product(3, 'Acme écouteurs'),
  ]);
  expect(find(engine, 'écouteurs')).toEqual([3, 2, 1]);
});

test('plenty of full answers leave out those that only mention the word', () => {
  const named = Array.from({ length: 500 }, (_, i) => product(i + 1, `Radio ${i}`));
  const mentioned = product(999, 'Battery', { description: 'fits any radio' });
  const total = (documents: readonly SearchDocument[]) =>
    createEngine(documents).search({ query: 'radio', sort: 'price', offset: 0, limit: 1 }).total;
  expect(total([...named, mentioned])).toBe(500);
  expect(total([...named.slice(0, 100), mentioned])).toBe(101);
});

test('a first look is filled with what lacks a word', () => {
  const full = Array.from({ length: 10 }, (_, i) => product(i + 1, `Red radio ${i}`));
  const partial = product(999, 'Blue radio');
  expect(find(createEngine([...full, partial]), 'red radio')).not.toContain(999);
  expect(find(createEngine([...full.slice(0, 3), partial]), 'red radio').at(-1)).toBe(999);
});

test('who names a model gets that model alone', () => {
  const engine = createEngine([product(1, 'Brother TN-2110 toner'), product(2, 'Brother TN-3170 toner')]);
  expect(find(engine, 'brother tn-2110 toner')).toEqual([1]);
});

describe('sorting', () => {
  const engine = createEngine([
    product(1, 'Radio', { priceCents: 300, totalCents: 999, rating: 5, ratingCount: 1, offersCount: 2 }),
    product(2, 'Radio', { priceCents: 500, totalCents: 500, rating: 4.6, ratingCount: 200, offersCount: 7 }),
    product(3, 'Radio', { priceCents: 400, totalCents: 700, rating: null, offersCount: 3, inStock: false }),
    product(4, 'Radio', {
      priceCents: null,
      totalCents: null,
      rating: 2,
      ratingCount: 50,
      createdAt: 0,
      drop: 0.2,
    }),
  ]);
  test.each([
    ['relevance', [2, 1, 4, 3]],
    ['price', [1, 3, 2, 4]],
    ['price_desc', [2, 3, 1, 4]],
    ['delivered', [2, 3, 1, 4]],
    ['rating', [2, 1, 4, 3]],
    ['offers', [2, 3, 1, 4]],
    ['drop', [4, 2, 1, 3]],
    ['newest', [3, 2, 1, 4]],
  ] as const)('%s', (sort, expected) => {
    expect(engine.search({ sort, offset: 0, limit: 10 }).ids).toEqual(expected);
    expect(engine.search({ query: 'radio', sort, offset: 0, limit: 10 }).ids).toEqual(expected);
  });
});

describe('codes and words that nothing holds', () => {
  const engine = createEngine([
    product(1, 'Acme drill', { codes: ['03612345678901', 'AC-100/B'], categoryId: 10 }),
    product(2, 'Acme sander', { codes: ['WH-1000XM5'], categoryId: 20 }),
    product(3, 'Zeta tablet', { categoryId: 30 }),
  ]);
  test.each([
    ['an EAN', '3612345678901', [1], null],
    ['an EAN with the gaps of its print', '3 612345 678901', [1], null],
    ['a GTIN with its zeros', '03612345678901', [1], null],
    ['a part number with other gaps', 'WH 1000 XM5', [2], null],
    ['a part number as one word', 'ac100b', [1], null],
    ['a misspelt word', 'sandre', [2], 'sander'],
    ['a word that no product holds', 'Drill zzyzx', [1], 'Drill'],
    ['nothing at all', 'zzyzx', [], null],
  ])('%s', (_what, query, ids, correctedQuery) => {
    const found = engine.search({ query, sort: 'relevance', offset: 0, limit: 10 });
    expect({ ids: found.ids, correctedQuery: found.correctedQuery }).toEqual({ ids, correctedQuery });
  });
  test.each([
    ['tabletophone', [30]],
    ['zzyzx', []],
    ['0000', []],
  ])('categories near "%s"', (text, ids) => {
    expect(engine.nearbyCategories(text, 3)).toEqual(ids);
  });
});

describe('suggestions', () => {
  const engine = createEngine([
    product(1, 'Acme laptop 14', { brand: 'Acme', categoryId: 10 }),
    product(2, 'Zeta bag', { brand: 'Zeta', categoryId: 20 }),
    product(3, 'Zénith laptop', { brand: 'Zénith', categoryId: 10 }),
    product(4, 'Lapland lamp', { brand: 'ZENITH' }),
  ]);
  test.each([
    ['lap', { productIds: [4, 3, 1], categoryIds: [10], brands: [] }],
    ['laptop ac', { productIds: [1, 3], categoryIds: [], brands: [] }],
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

test('what is in a category that the text begins is suggested first', () => {
  const engine = createEngine([
    product(1, 'Zeta ordinateurs, sac et housse', { categoryId: 20, offersCount: 9 }),
    product(2, 'PC Acme ordinateurs', { categoryId: 10 }),
  ]);
  expect(engine.suggest('ordi', 5).productIds).toEqual([2, 1]);
});

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

describe('for any catalogue and any query', () => {
  const word = fc.constantFrom('acme', 'radio', 'laptop', 'red', 'rtx4070', 'usb-c', 'Écran', '12 Go', 'for');
  const documents = fc
    .array(
      fc.record({
        words: fc.array(word, { minLength: 1, maxLength: 6 }),
        price: fc.nat(5),
        category: fc.nat(3),
      }),
      {
        maxLength: 40,
      },
    )
    .map((all) =>
      all.map(({ words, price, category }, at) =>
        product(at + 1, words.join(' '), {
          priceCents: price,
          categoryId: category * 10,
          inStock: price > 2,
        }),
      ),
    );
  const query = fc.oneof(
    fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary' }),
  );
  const sort = fc.constantFrom(...productSorts);
  const category = fc.option(fc.constantFrom(10, 20, 30, 99), { nil: undefined });

  test('pages part the result: all of it, nothing twice, the same total on each', () => {
    fc.assert(
      fc.property(
        documents,
        query,
        sort,
        category,
        fc.integer({ min: 1, max: 7 }),
        (all, text, order, categoryId, limit) => {
          const engine = createEngine(all);
          const ask = (offset: number, size: number) =>
            engine.search({
              query: text,
              sort: order,
              offset,
              limit: size,
              ...(categoryId && { categoryId }),
            });
          const whole = ask(0, 1_000);
          expect(whole.ids).toHaveLength(whole.total);
          expect(new Set(whole.ids).size).toBe(whole.total);
          const pages: number[] = [];
          for (let offset = 0; offset < whole.total; offset += limit) {
            const page = ask(offset, limit);
            expect(page.total).toBe(whole.total);
            pages.push(...page.ids);
          }
          expect(pages).toEqual(whole.ids);
          expect(ask(whole.total + 1, limit).ids).toEqual([]);
        },
      ),
    );
  });

  test('every order holds the same products', () => {
    fc.assert(
      fc.property(documents, query, (all, text) => {
        const engine = createEngine(all);
        const sets = productSorts.map((order) =>
          engine.search({ query: text, sort: order, offset: 0, limit: 1_000 }).ids.toSorted((a, b) => a - b),
        );
        for (const ids of sets) expect(ids).toEqual(sets[0]);
      }),
    );
  });
});
