import { describe, expect, test } from 'vitest';
import { categories, createEngine, product, synonyms } from '../../../../../test/helpers/search-engine.ts';
import { createTestCatalogue } from '../../../../../test/helpers/search-index.ts';
import { openEngine } from '../engine.ts';
import { createSenseFinders } from '../words/synonyms.ts';

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

test('a begun word is not left out, though it is a word of a language by itself', () => {
  const engine = createEngine([
    product(1, 'Zeta Galaxy S8', { brand: 'Zeta' }),
    product(2, 'Zeta lamp', { brand: 'Zeta', merchantsCount: 9 }),
  ]);
  expect(engine.suggest('zeta gal', 5).productIds[0]).toBe(1);
});

test.each(['souris sans f', 'souris sans fi'])(
  'what begins a phrase behind "sans" is not asked to be absent: %s',
  (text) => {
    const engine = createEngine(
      [product(1, 'Acme wireless mouse'), product(2, 'Zeta mouse', { merchantsCount: 9 })],
      [{ said: ['wireless', 'sans fil'] }],
    );
    expect(engine.suggest(text, 5).productIds[0]).toBe(1);
  },
);

test('a whole phrase behind "sans" is no beginning of a longer one', () => {
  const engine = createEngine(
    [
      product(1, 'Acme wireless mouse'),
      product(2, 'Zeta unfiltered mouse', { merchantsCount: 9 }),
      product(3, 'Zeta unfiltered lamp'),
    ],
    [{ said: ['wireless', 'sans fil'] }, { said: ['unfiltered', 'sans filtre'] }],
  );
  expect(engine.suggest('souris sans fil', 5).productIds[0]).toBe(1);
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

describe('what ends like a plural while it is typed', () => {
  const engine = createEngine(
    [
      product(1, 'Acme brosse'),
      product(2, 'Acme broche'),
      product(3, 'Acme broche'),
      product(4, 'Acme robe'),
      product(5, 'Acme robe'),
      product(6, 'Acme robespierre'),
    ],
    [{ said: ['brooch', 'broche'] }, { said: ['dress', 'robe'] }],
  );

  test('is what begins so', () => {
    expect(engine.suggest('bros', 5).productIds).toEqual([1]);
  });

  test('unless it is the plural of what things are called', () => {
    expect(engine.suggest('robes', 5).productIds.slice(0, 2)).toEqual(expect.arrayContaining([4, 5]));
  });
});

test('the name of a thing is no beginning of a brand’s of more words', () => {
  const engine = createEngine([
    product(1, 'Acme laptop', { categoryId: 10 }),
    ...[2, 3, 4].map((id) => product(id, 'Laptop Kings stand', { brand: 'Laptop Kings', categoryId: 20 })),
  ]);
  expect(engine.suggest('laptop', 5).productIds[0]).toBe(1);
});

describe('a phrase that is begun behind other words', () => {
  const kitchen = [
    { said: ['cake mould', 'moule'] },
    { said: ['spanner', 'clé'] },
    { said: ['usb stick', 'clé usb'] },
  ];
  const engine = createEngine(
    [
      product(1, 'Acme wireless mouse', { categoryId: 80 }),
      product(2, 'Zeta cake mould', { categoryId: 50 }),
      product(3, 'Zeta cake mould red', { categoryId: 50 }),
      product(4, 'Zeta usb stick', { categoryId: 30 }),
      product(5, 'Zeta cleaner', { categoryId: 50, merchantsCount: 9 }),
    ],
    kitchen,
  );

  test('is one that something holds with these', () => {
    expect(engine.suggest('mou', 5).productIds).toEqual(expect.arrayContaining([2, 3]));
    const { productIds, categoryIds } = engine.suggest('wireless mou', 5);
    expect({ first: productIds[0], categoryIds }).toEqual({ first: 1, categoryIds: [80] });
  });

  test('is completed where nothing is called by what is whole already', () => {
    expect(engine.suggest('clé', 5).productIds[0]).toBe(4);
  });
});

test.each([
  ['one of several words', 'acme labtop', 'acme laptop'],
  ['what ends like a plural and is none', 'souirs', 'souris'],
  ['a rare word beside a frequent one', 'kezboard', 'keyboard'],
])('%s is corrected while it is typed: “%s” is “%s”', (_what, text, same) => {
  const keyboards = Array.from({ length: 120 }, (_, at) =>
    product(10 + at, `Acme keyboard ${at}`, { categoryId: 80 }),
  );
  const engine = createEngine([
    product(1, 'Acme laptop', { categoryId: 10 }),
    product(2, 'Acme lamp', { categoryId: 20 }),
    product(3, 'Zeta souris', { categoryId: 80 }),
    product(4, 'Zeta kezboard thing', { categoryId: 40 }),
    ...keyboards,
  ]);
  expect(engine.suggest(text, 5)).toEqual(engine.suggest(same, 5));
});

test.each([
  ['ordinateurs d', 'ordinateurs'],
  ["ordinateurs d'", 'ordinateurs'],
  ['souris l', 'souris'],
])('the letter of a small word that is begun says nothing: “%s” is “%s”', (text, same) => {
  const engine = createEngine([
    product(1, 'Acme ordinateurs', { categoryId: 10 }),
    product(2, 'Acme souris', { categoryId: 80 }),
    product(3, 'Zeta ordinateurs dock', { categoryId: 20, merchantsCount: 9 }),
    product(4, 'Zeta souris lamp', { categoryId: 20, merchantsCount: 9 }),
  ]);
  expect(engine.suggest(text, 5)).toEqual(engine.suggest(same, 5));
});

test('a name that the whole text begins comes before one that a part of it is', () => {
  const shelves = [
    { id: 210, names: ['Skin Care', 'Soins'], called: ['crème visage'], parentId: 90 },
    { id: 220, names: ['Hardware', 'Quincaillerie'], called: ['vis'], parentId: 90 },
    ...categories,
  ];
  const data = createTestCatalogue([
    product(1, 'Acme vis', { categoryId: 220 }),
    product(2, 'Acme vis 8', { categoryId: 220 }),
    product(3, 'Zeta crème visage', { categoryId: 210 }),
  ]).build({ categories: shelves, synonyms });
  const engine = openEngine(data, createSenseFinders(synonyms));
  expect(engine.suggest('crème vis', 5).categoryIds).toEqual([210, 220]);
});

test.each([
  ['portable', [10]],
  ['ordinateur portable', [10]],
  ['notebook', [10, 210]],
])(
  'a sense that is a category’s name means others only by the words that they are called by: %s',
  (text, expected) => {
    const shelves = [
      { id: 210, names: ['Paper', 'Papier'], called: ['notebook'], parentId: 90 },
      ...categories.map((each) => (each.id === 10 ? { ...each, called: ['notebook'] } : each)),
    ];
    const data = createTestCatalogue([
      product(1, 'Acme A1', { categoryId: 10 }),
      product(2, 'Zeta Z1', { categoryId: 210 }),
      product(3, 'Zeta Z2', { categoryId: 210 }),
    ]).build({ categories: shelves, synonyms });
    const engine = openEngine(data, createSenseFinders(synonyms));
    expect(engine.suggest(text, 5).categoryIds).toEqual(expected);
  },
);

test('what names things already seldom goes on', () => {
  const shelves = [...categories, { id: 210, names: ['Tea', 'Thé'], parentId: 90 }];
  const groups = [...synonyms, { said: ['tea', 'thé'] }];
  const data = createTestCatalogue([
    product(1, 'Clinicl Thermometer', { categoryId: 120, merchantsCount: 9 }),
    product(2, 'Zeta infusion of tea, in a box of twenty bags and with a lid', {
      categoryId: 210,
      isCategoryGuessed: true,
    }),
  ]).build({ categories: shelves, synonyms: groups });
  expect(openEngine(data, createSenseFinders(groups)).suggest('thé', 5).productIds).toEqual([2, 1]);
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
