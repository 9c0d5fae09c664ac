import { describe, expect, test } from 'vitest';
import { createEngine, find, product } from '../../../../test/helpers/search-engine.ts';

describe('what merchants call a thing', () => {
  const engine = createEngine([
    product(1, 'Acme K70', { kinds: ['Périphériques', 'Claviers gamer'] }),
    product(2, 'Acme 5', { kinds: ['Coques pour clavier'] }),
    product(3, 'Zeta 9', { kinds: ['Pâte thermique'] }),
    product(4, 'Zeta desk', { description: 'with room for a keyboard' }),
  ]);
  test.each([
    ['by its own words', 'claviers', [1]],
    ['in the other language, before what mentions it', 'keyboard', [1, 4]],
    ['as a phrase, with a brand', 'acme clavier', [1, 2]],
    ['whatever its title lacks', 'pate thermique zeta', [3]],
  ])('finds it %s: %s', (_how, query, expected) => {
    expect(find(engine, query)).toEqual(expected);
  });
});

describe('a category that the query names', () => {
  const laptop = product(1, 'Acme Swift notebook 14 and much else that is said of it', { categoryId: 10 });
  const sleeve = product(2, 'Acme laptop sleeve', { categoryId: 20, merchantsCount: 9 });

  test.each(['laptop', 'acme laptop', 'netbook', 'acme netbook'])('comes first for "%s"', (query) => {
    const netbooks = [laptop, sleeve].map((each) => ({ ...each, description: 'laptop or netbook' }));
    expect(find(createEngine(netbooks), query)).toEqual([1, 2]);
  });

  test('does not where only titles speak for it', () => {
    const guessed = { ...laptop, title: 'Acme Swift 14', isCategoryGuessed: true };
    expect(find(createEngine([guessed, sleeve]), 'laptop')).toEqual([2, 1]);
  });
});

test('of two things in one, the second is not what it is', () => {
  const engine = createEngine([
    product(1, 'Acme A1 fridge freezer', { categoryId: 50, merchantsCount: 9 }),
    product(2, 'Acme tall upright garage freezer white', { categoryId: 50 }),
  ]);
  expect(find(engine, 'acme freezer')).toEqual([2, 1]);
  expect(find(engine, 'fridge freezer')[0]).toBe(1);
});

test('of several things in a shelf’s name the title says which it is, whatever merchants call all of them', () => {
  const engine = createEngine([
    product(1, 'Acme A1 mouse', { categoryId: 80, kinds: ['Claviers'], merchantsCount: 9 }),
    product(2, 'Acme A2 with much else that is said of it in white', { categoryId: 80, kinds: ['Claviers'] }),
    product(3, 'Acme A3 keyboard and mouse', { categoryId: 80, kinds: ['Claviers'] }),
  ]);
  expect(find(engine, 'clavier').toSorted()).toEqual([2, 3]);
});

describe('what is no such thing', () => {
  const engine = createEngine([
    product(1, 'Acme K1 clavier rouge'),
    product(2, 'Acme K2 clavier'),
    product(3, 'Zeta cafetière rouge', { merchantsCount: 9 }),
    product(4, 'Zeta Z1 fridge freezer', { categoryId: 50, brand: 'Zeta' }),
    product(5, 'Acme support pour TV', { description: 'fits each keyboard' }),
    product(6, 'Acme K3 laptop 16 Go', { categoryId: 10 }),
    product(8, 'Zeta Galaxy S9'),
    product(9, 'Zeta Galaxy 9'),
    product(10, 'Zeta Galaxy S8'),
    product(7, 'Acme batterie 20 000 mAh', { description: 'Réfrigérateur américain' }),
  ]);
  test.each([
    ['is no match for its colour', 'clavier rouge', [1, 2]],
    ['nor where nothing is the thing', 'casque rouge', []],
    ['nor for what the thing is for', 'fridge for laptop', [4]],
    ['nor for how much of it is built in', 'laptop 16gb freezer', [6]],
    ['is found where a number’s thousands are parted', 'batterie 20000mah', [7]],
    ['is found by a phrase of its description in the other language', 'side by side', [7]],
    ['is left out with the number of a name that nothing holds', 'zorglub 15 clavier', [2, 1]],
    ['is parted where it was typed as one', 'k1clavier', [1, 2]],
    ['and not into what would be a plural', 'zeta galaxys9', [8, 10, 9]],
  ])('%s: %s', (_what, query, expected) => {
    expect(find(engine, query)).toEqual(expected);
  });
});

describe('a kind that nobody says', () => {
  const engine = createEngine([
    product(1, 'Acme A1 fridge', { brand: 'Acme', categoryId: 50 }),
    product(2, 'Acme A2 white', { brand: 'Acme', categoryId: 60 }),
    product(3, 'Acme keyboard', { brand: 'Acme', categoryId: 60 }),
    product(4, 'Zeta Z1 fridge', { brand: 'Zeta', categoryId: 50 }),
    product(5, 'Zeta Z2 acme white', { brand: 'Zeta', categoryId: 60 }),
    product(6, 'Acme laptop', { brand: 'Acme', categoryId: 10 }),
  ]);

  test('follows what is known to be of it, on a shelf above and of the brand that was asked for', () => {
    expect(find(engine, 'acme fridge').filter((id) => [1, 2, 5, 6].includes(id))).toEqual(
      expect.arrayContaining([1, 2]),
    );
    expect(find(engine, 'acme fridge')[0]).toBe(1);
    expect(find(engine, 'acme fridge')).toContain(2);
  });

  test('stands before what is of the kind and of another brand', () => {
    const shown = find(engine, 'acme fridge').filter((id) => [1, 2, 4].includes(id));
    expect(shown).toEqual([1, 2, 4]);
  });

  test('stands behind all that is on offer where it awaits a merchant', () => {
    const nowhere = { priceCents: null, totalCents: null, merchantsCount: 0, inStock: false };
    const engine = createEngine([
      product(1, 'Acme A1 fridge', { brand: 'Acme', categoryId: 50 }),
      product(4, 'Zeta Z1 fridge', { brand: 'Zeta', categoryId: 50 }),
      product(7, 'Acme A3 white', {
        ...nowhere,
        ...{ brand: 'Acme', categoryId: 60, condition: null, hasOffers: false, awaitsMerchant: true },
      }),
    ]);
    for (const sort of ['relevance', 'delivered'] as const)
      expect(engine.search({ query: 'acme fridge', sort, offset: 0, limit: 9 }).ids).toEqual([1, 4, 7]);
  });

  test('leaves nothing behind for the next query', () => {
    const before = find(createEngine([product(2, 'Acme A2 white'), product(4, 'Zeta white')]), 'white');
    expect(before).toHaveLength(2);
    const scores = ['white', 'acme fridge', 'white'].map((query) => find(engine, query));
    expect(scores[2]).toEqual(scores[0]);
  });
});

describe('orders other than relevance', () => {
  const engine = createEngine([
    product(1, 'Acme laptop', { categoryId: 10, totalCents: 90_000 }),
    product(2, 'Laptop sleeve', { categoryId: 20, totalCents: 1_000, inStock: false }),
    product(3, 'Zeta laptop', { categoryId: 10, totalCents: 80_000, inStock: false }),
    product(4, 'Laptop bag', { categoryId: 20, totalCents: 2_000 }),
  ]);
  const search = (more: object) =>
    engine.search({ query: 'laptop', sort: 'delivered', offset: 0, limit: 10, ...more });

  test('put what was meant before what also matches', () => {
    expect(search({})).toMatchObject({ ids: [1, 3, 4, 2], total: 4, leading: 2 });
    expect(search({ sort: 'relevance' })).toMatchObject({ total: 4, leading: 4 });
  });

  test('go on from one to the other over pages', () => {
    const pages = [0, 1, 2, 3, 4].map((offset) => search({ offset, limit: 1 }).ids);
    expect(pages).toEqual([[1], [3], [4], [2], []]);
    expect(search({ offset: 1, limit: 2 }).ids).toEqual([3, 4]);
  });

  test('keep apart what facets leave', () => {
    expect(search({ filters: { inStock: true } })).toMatchObject({ ids: [1, 4], total: 2, leading: 1 });
    expect(search({ filters: { toCents: 5_000 } })).toMatchObject({ ids: [4, 2], total: 2, leading: 0 });
  });
});

describe('where nothing holds all words', () => {
  const engine = createEngine([
    product(1, 'Acme fridge 200 l', { categoryId: 50 }),
    product(2, 'Wireless mouse Acme'),
    product(3, 'Zeta wireless keyboard'),
    product(4, 'Zeta C5', { categoryId: 50 }),
  ]);

  test('what lacks the word for the thing is no match', () => {
    expect(find(engine, 'fridge wireless zeta')).not.toContain(2);
    expect(find(engine, 'fridge wireless bluetooth')).toEqual([1]);
  });

  test('what lacks it comes last, where something holds all words', () => {
    const more = createEngine([
      product(1, 'Acme wireless mouse pad bluetooth'),
      product(2, 'Bluetooth wireless mouse'),
      product(3, 'Zeta fridge wireless', { categoryId: 50 }),
      product(4, 'Zeta fridge wireless bluetooth', { categoryId: 50 }),
    ]);
    expect(find(more, 'fridge wireless bluetooth').slice(0, 2)).toEqual([4, 3]);
  });

  test('and anything is, where the text names no kind', () => {
    expect(find(engine, 'zorglub wireless')).toEqual(expect.arrayContaining([2, 3]));
  });
});

describe('the number behind a name that titles number', () => {
  const engine = createEngine([
    product(1, 'Acme Zphone 7 black'),
    product(2, 'Acme Zphone 8'),
    product(3, 'Case for Zphone 7'),
    product(4, 'Zeta smartphone 13'),
    product(5, 'Acme monitor'),
    product(6, 'Zeta 13 monitor'),
  ]);

  test('is that of the model', () => {
    expect(find(engine, 'zphone 7')).toEqual(expect.arrayContaining([1, 3]));
    expect(find(engine, 'zphone 7')[0]).not.toBe(4);
    const request = { query: 'zphone 13', sort: 'relevance', offset: 0, limit: 10 } as const;
    const { ids, missingWords } = engine.search(request);
    expect(ids.toSorted()).toEqual([1, 2, 3]);
    expect(missingWords).toEqual(['13']);
  });

  test('is told as missing where it stands only elsewhere', () => {
    const more = createEngine([product(1, 'Zeta 13 Zphone 8'), product(2, 'Acme Zphone 7')]);
    const request = { query: 'zphone 13', sort: 'relevance', offset: 0, limit: 10 } as const;
    expect(more.search(request).missingWords).toEqual(['13']);
  });

  test('unlike that behind any other word', () => {
    expect(find(engine, 'monitor 13')[0]).toBe(6);
  });
});

describe('a text that names no kind, where nothing holds all of it', () => {
  const engine = createEngine([
    product(1, 'Lenovo ThinkPad T60'),
    product(2, 'Lenovo ThinkPad Battery'),
    product(3, 'Acme Lamp x1'),
    product(4, 'Logitech Carbon Black'),
    product(5, 'Lenovo V15'),
    product(6, 'Sandberg HDMI 3 m'),
    product(7, 'Acme RJ45 2.13 m'),
    product(8, 'Apple Watch'),
  ]);

  test.each([
    ['a short code alone is no match', 'thinkpad x1', [1, 2], ['x1']],
    ['nor what has neither name', 'thinkpad x1 carbon', [1, 2], ['x1', 'carbon']],
    ['a word of a language stands behind the first one and names', 'thinkpad carbon', [1, 2], ['carbon']],
    ['a brand that is a word as well keeps its products', 'apple airpods', [8], ['airpods']],
    ['numbers make no other number', 'hdmi 2.1 3m', [6], ['2.1']],
    ['nor begin one', 'hdmi 2.1', [6], ['2.1']],
    ['a code says nothing without the name that nothing holds', 'dyson v15', [], []],
    ['a number behind a person is no model’s', 'lenovo fille 15', [1, 2, 5], ['fille', '15']],
  ])('%s: %s', (_name, query, expected, missing) => {
    const found = engine.search({ query, sort: 'relevance', offset: 0, limit: 10 });
    expect(found.ids.toSorted()).toEqual(expected);
    expect(found.missingWords).toEqual(missing);
  });
});

describe('what says that it is another kind of thing', () => {
  const screen = { categoryId: 70, kinds: ['Screens'] };
  const engine = createEngine([
    product(1, 'Acme laptop RTX 3060', { categoryId: 10 }),
    product(2, 'Zeta laptop red', { categoryId: 10 }),
    product(3, 'Zeta screen red RTX 3060', { ...screen, kinds: ['Laptop parts', 'Screens'] }),
    product(4, 'Zeta Z4 laptop RTX 3060', { ...screen, merchantsCount: 9 }),
    product(5, 'Zeta Z5 laptop white', { categoryId: 70, isCategoryGuessed: true }),
  ]);

  test('stands behind what is one, whatever words of it it holds', () => {
    expect(find(engine, 'laptop rtx 3060').slice(0, 1)).toEqual([1]);
    expect(find(engine, 'laptop white')[0]).toBe(5);
  });

  test('and does not count as a match', () => {
    const request = { query: 'laptop red rtx 3060', sort: 'relevance', offset: 0, limit: 9 } as const;
    const { ids, holdsAllWords } = engine.search(request);
    expect({ first: ids[0], holdsAllWords }).toEqual({ first: 1, holdsAllWords: false });
  });
});

describe('of several things in one name', () => {
  const shelf = { categoryId: 80 };
  const engine = createEngine([
    product(1, 'Zeta mouse gaming', { ...shelf, description: 'works with any keyboard', merchantsCount: 9 }),
    product(2, 'Acme K1 gaming', { ...shelf, kinds: ['Keyboards'] }),
    product(3, 'Acme K2', shelf),
    product(4, 'Acme wireless mouse', { ...shelf, kinds: ['Keyboards & Mice'] }),
  ]);

  test('a product that says which it is, is none of the others', () => {
    expect(find(engine, 'gaming keyboard')[0]).toBe(2);
    expect(find(engine, 'clavier')).toEqual([2, 3]);
    expect(find(engine, 'mouse')).toEqual(expect.arrayContaining([1, 3, 4]));
  });

  test('but a title alone does not say so where nobody states its category', () => {
    const guessed = createEngine([product(1, 'Zeta mouse', { ...shelf, isCategoryGuessed: true })]);
    expect(find(guessed, 'clavier')).toEqual([1]);
  });
});

test('the name of a department says no kind of thing', () => {
  const engine = createEngine([
    product(1, 'Zeta TUF Computing', { categoryId: 10, kinds: ['Laptops'], merchantsCount: 9 }),
    product(2, 'Zeta TUF', { categoryId: 10, kinds: ['Laptops'] }),
  ]);
  expect(find(engine, 'laptop')).toEqual([1, 2]);
});

test('of a kind that is for another one nothing else of its shelf comes first: a fridge with a screen is no freezer', () => {
  const engine = createEngine([
    product(1, 'Acme réfrigérateur avec écran', {
      categoryId: 50,
      kinds: ['Fridge'],
      description: 'congélateur',
      merchantsCount: 9,
    }),
    product(2, 'Acme congélateur with much else that is said of it in white and in a title of some length', {
      categoryId: 50,
      description: 'with an écran, and much else that is said of it, in a text of some length',
    }),
    ...[3, 4, 5, 6].map((id) => product(id, 'Zeta congélateur', { categoryId: 50 })),
    ...[9, 10, 11, 12, 13].map((id) => product(id, 'Zeta table')),
  ]);
  expect(find(engine, 'congélateur écran')[0]).toBe(2);
});

test('of two kinds the first one is meant where its ending is French', () => {
  const engine = createEngine([
    product(1, 'Acme réfrigérateur', { categoryId: 50 }),
    product(2, 'Acme portable', { categoryId: 10, kinds: ['Laptops'], merchantsCount: 9 }),
  ]);
  expect(find(engine, 'refrigerateur portable')[0]).toBe(1);
});

test('a price limit that leaves only what mentions the thing leaves nothing that was meant', () => {
  const engine = createEngine([
    product(1, 'Acme laptop', { categoryId: 10, totalCents: 90_000 }),
    product(2, 'Zeta laptop', { categoryId: 10, totalCents: 70_000 }),
    product(3, 'Acme cushion', { categoryId: 20, totalCents: 2_000, description: 'as warm as a laptop' }),
    product(4, 'Zeta laptop sleeve', { categoryId: 20, totalCents: 3_000 }),
  ]);
  const leading = (filters: object, sort: 'relevance' | 'price' = 'relevance') =>
    engine.search({ query: 'laptop', sort, filters, offset: 0, limit: 10 }).leading;
  expect(leading({})).toBe(4);
  expect(leading({ toCents: 80_000 })).toBe(3);
  expect(leading({ toCents: 2_500 })).toBe(0);
  expect(leading({ fromCents: 2_500 })).toBe(3);
  // The chosen category may be what leaves none.
  expect(leading({ toCents: 2_500, categoryIds: [20], brands: [] })).toBe(1);
});
