import { describe, expect, test } from 'vitest';
import { createEngine, find, product } from '../../../../test/helpers/search-engine.ts';

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
    ['a phrase as synonym, and no radio for a part of it', 'ordinateurs portables', [1]],
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

  test('what a shortened title leaves out is found as if its description said it', () => {
    const whole = 'Acme Basin Undermount Brushed Steel 0-Hole Single Bowl Kitchen Sink';
    const found = createEngine([
      product(1, 'Acme Basin Undermount Brushed Steel', { wholeTitle: whole }),
      product(2, 'Acme Kitchen Sink'),
      product(3, 'Acme Tap', { wholeTitle: null }),
    ]);
    expect(find(found, 'acme kitchen sink')).toEqual([2, 1]);
    expect(find(found, 'brushed sink')).toEqual([1, 2]);
  });

  test.each([
    ['that nothing holds', 'phillips lamp', 'philips lamp'],
    ['of some other product', 'cannon lamp', 'canon lamp'],
    ['of no language', 'philipse lamp', 'philips lamp'],
    ['with a silent letter at its end', 'corsaire lamp', 'corsair lamp'],
    ['that sounds like no maker', 'canot lamp', null],
    ['that sounds like a word of no maker', 'vovalle lamp', null],
  ])('a maker’s name is meant by a word %s: %s', (_what, query, correctedQuery) => {
    const lamps = Array.from({ length: 24 }, (_, i) => [
      product(10 + i, `Philips lamp Z${i}`),
      product(50 + i, `Canon lamp Y${i}`),
      product(90 + i, `Corsair lamp X${i}`),
    ]);
    const shop = createEngine([product(1, 'Acme cannon'), product(2, 'Zeta canot'), ...lamps.flat()]);
    const found = shop.search({ query, sort: 'relevance', offset: 0, limit: 9 });
    expect(found.correctedQuery).toBe(correctedQuery);
  });

  test('a word that some product holds is a maker’s name as well where that is far more frequent', () => {
    const cameras = Array.from({ length: 120 }, (_, i) => product(10 + i, `Canon lamp Y${i}`));
    const shop = createEngine([product(1, 'Acme cannon toy'), ...cameras]);
    expect(shop.search({ query: 'cannon', sort: 'relevance', offset: 0, limit: 9 }).total).toBe(121);
    expect(find(shop, 'cannon toy')[0]).toBe(1);
  });

  test('a size alone is no match', () => {
    const sized = createEngine([product(1, 'Acme cartridge', { brand: 'Acme' }), product(2, 'Zeta lamp XL')]);
    expect(find(sized, 'acme 62 xl')).toEqual([1]);
  });

  test('words of places and directions are not told as lacking', () => {
    const request = { sort: 'relevance', offset: 0, limit: 10 } as const;
    expect(engine.search({ ...request, query: 'casque dans sony vers chez' })).toMatchObject({
      ids: [7],
      missingWords: [],
    });
  });

  test('a blank query lists everything', () => {
    expect(find(engine, '  ')).toHaveLength(9);
  });

  test.each(['%', '_', "'", '*', '%%', '"', '\\', '…', '%_%'])(
    'a text without a word finds nothing: %s',
    (query) => {
      const request = { query, sort: 'price', offset: 0, limit: 10 } as const;
      const facets = { specificationKeys: new Map() };
      const found = engine.search({ ...request, facets });
      expect(found).toMatchObject({ ids: [], total: 0, correctedQuery: null });
      expect(found.facets?.ratings.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
    },
  );

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
      [50, 0],
      [60, 0],
      [70, 0],
      [80, 0],
      [90, 0],
      [100, 0],
      [110, 0],
      [120, 0],
      [130, 0],
    ]);
  });
});

test.each([
  ['words of a question are left out', 'quel est le meilleur casque', null],
  ['and of how to choose', 'comment choisir un casque', null],
  ['two words typed as one are looked for apart', 'casque sansfil', 'casque sans fil'],
])('%s: %s', (_what, query, correctedQuery) => {
  const engine = createEngine([
    product(1, 'Casque Sony sans fil', { brand: 'Sony' }),
    product(2, 'Casquette'),
  ]);
  const result = engine.search({ query, sort: 'relevance', offset: 0, limit: 10 });
  expect(result).toMatchObject({ ids: [1], correctedQuery, missingWords: [] });
});

test.each([
  ['a name that looks like the plural of a thing', 'windows 10'],
  ['what names of models end with, though it is a department', 'windows 10 pro'],
])('%s names no category: %s', (_what, query) => {
  const engine = createEngine([
    product(1, 'Microsoft Windows 10 Pro', { brand: 'Microsoft', categoryId: 90 }),
    product(2, 'Store Acme', { categoryId: 100, description: 'Blind for a window, 10 pieces' }),
    product(3, 'Friteuse Acme 10 litres', { categoryId: 110 }),
  ]);
  const result = engine.search({ query, sort: 'relevance', offset: 0, limit: 10 });
  expect(result).toMatchObject({ ids: [1], missingWords: [] });
});

test('what names of models hold is no part of a category’s name', () => {
  const engine = createEngine([
    product(1, 'Air Jordan 4 Seafoam', { brand: 'Jordan', categoryId: 90 }),
    product(2, 'Air Jordan 1 Low', { brand: 'Jordan', categoryId: 90 }),
    product(3, 'Jordan ventilateur', { brand: 'Jordan', categoryId: 120 }),
  ]);
  const result = engine.search({ query: 'air jordan 4', sort: 'relevance', offset: 0, limit: 10 });
  expect(result).toMatchObject({ ids: [1, 2, 3], missingWords: [] });
});

test('tea is not what the small words in a name of a maker say', () => {
  const shop = createEngine([
    product(1, 'Jacket green', { brand: 'The Acme Forge' }),
    product(2, 'Thé vert Zeta', { brand: 'Zeta' }),
    product(3, 'Zeta shoes', { brand: 'On' }),
  ]);
  expect(find(shop, 'thé')).toEqual([2]);
  expect(find(shop, 'acme forge')).toEqual([1]);
  expect(find(shop, 'on')).toEqual([3]);
});

test('what tells a cable’s grade is no cat, and pieces are no computers', () => {
  const shop = createEngine([
    product(1, 'Acme cable Cat.6 red'),
    product(2, 'Acme tree for a cat'),
    product(3, 'Acme puzzle 1000 pc(s)'),
    product(4, 'Acme desktop PC'),
  ]);
  expect(find(shop, 'cat')).toEqual([2]);
  for (const query of ['cable cat 6', 'cable cat6', 'CAT-6 cable']) expect(find(shop, query)).toEqual([1]);
  expect(find(shop, 'pc')).toEqual([4]);
  for (const query of ['puzzle 1000 pièces', 'puzzle 1000 pcs']) expect(find(shop, query)).toEqual([3]);
});

test('what is counted is no model', () => {
  const shop = createEngine([
    product(1, 'Acme cuisinière 4 feux', { merchantsCount: 9 }),
    product(2, 'Zeta cuisinière à gaz 5 feux'),
    product(3, 'Zeta cuisinière 5 rouge'),
  ]);
  const found = shop.search({ query: 'cuisinière 5 feux', sort: 'relevance', offset: 0, limit: 9 });
  expect(found).toMatchObject({ missingWords: [], holdsAllWords: true });
  expect(found.ids[0]).toBe(2);
  expect(find(shop, 'cuisinière 5')[0]).toBe(3);
});

test('a part of a device is not counted by its number', () => {
  const shop = createEngine([product(1, 'Acme iPhone 7 port lot 13'), product(2, 'Zeta Redmi 7 port lot 9')]);
  for (const query of ['iphone 13 port', 'redmi 9 port'])
    expect(shop.search({ query, sort: 'relevance', offset: 0, limit: 9 }).holdsAllWords).toBe(false);
});

test('a cable’s grade is no model: other grades follow', () => {
  const shop = createEngine([
    product(1, 'Acme ethernet cable Cat.6A red', { merchantsCount: 9 }),
    product(2, 'Acme ethernet cable Cat.7'),
  ]);
  expect(find(shop, 'ethernet cable cat 7')).toEqual([2, 1]);
});

test('a whole word is no beginning of another', () => {
  const engine = createEngine([product(1, 'Lave-linge à hublot Acme'), product(2, 'Acme hublots')]);
  expect(find(engine, 'hubl')).toHaveLength(2);
  expect(find(engine, 'hub')).toEqual([]);
});

test('parts of a phrase mean what they mean alone', () => {
  const engine = createEngine([product(1, 'Acme fridge with a big freezer'), product(2, 'Acme fridge')]);
  expect(find(engine, 'réfrigérateur congélateur')[0]).toBe(1);
});

test('a word of two synonym groups finds both', () => {
  const engine = createEngine([
    product(1, 'Acme casque', { brand: 'Acme' }),
    product(2, 'Acme earphones', { brand: 'Acme' }),
    product(3, 'Acme écouteurs', { brand: 'Acme' }),
  ]);
  expect(find(engine, 'écouteurs')).toEqual([3, 2, 1]);
});

describe('what else a query may say', () => {
  const engine = createEngine([
    product(1, 'Acme aspirateur', { brand: 'Acme' }),
    product(2, 'Acme sac pour aspirateur', { brand: 'Acme' }),
    product(3, 'Acme écran 34 pouces', { brand: 'Acme' }),
    product(4, 'Acme TV 55', { brand: 'Acme' }),
    product(5, 'Zeta toner TN-2110', { brand: 'Zeta' }),
    product(6, 'Acme lampe TN', { brand: 'Acme' }),
    product(7, 'Acme ultrabook 8,3 pouces', { brand: 'Acme' }),
    product(8, 'Acme ultrabook 15,6 pouces', { brand: 'Acme' }),
    product(9, 'Zeta ultrabook 15.6"', { brand: 'Zeta' }),
    product(10, 'Acme ultrabook 15 pouces', { brand: 'Acme' }),
    product(11, 'Acme disque 1 To', { brand: 'Acme' }),
    product(12, 'Acme disque 2 To', { brand: 'Acme' }),
  ]);
  const search = (query: string) => engine.search({ query, sort: 'relevance', offset: 0, limit: 10 });

  test.each([
    ['what is asked to be absent does not have to be there', 'aspirateur sans sac', 1],
    ['a number stands for one with its unit', 'écran 34', 3],
    ['inches for a number alone', 'tv 55 pouces', 4],
    ['an amount for the same in another unit', 'disque 1000 go', 11],
  ])('%s: %s', (_what, query, first) => {
    expect(search(query)).toMatchObject({ missingWords: [] });
    expect(search(query).ids[0]).toBe(first);
  });

  test.each(['ultrabook 15 pouces', 'ultrabook 15', 'ultrabook 15"'])(
    'whole inches stand for the screens that are called so: %s',
    (query) => {
      expect(
        search(query)
          .ids.slice(0, 3)
          .toSorted((a, b) => a - b),
      ).toEqual([8, 9, 10]);
      expect(search(query).ids[0]).toBe(10);
    },
  );

  describe('a diagonal', () => {
    const screens = createEngine([
      product(1, 'Acme TV 43 pouces', { brand: 'Acme' }),
      product(2, 'Acme TV OLED 55"', { brand: 'Acme' }),
      product(3, 'Zeta TV 139,7 cm', { brand: 'Zeta' }),
      product(4, 'Acme TV QLED 138 cm', { brand: 'Acme' }),
      product(5, 'Acme TV 165 cm', { brand: 'Acme' }),
      product(6, 'Acme frigo 56 cm', { brand: 'Acme' }),
      product(7, 'Acme frigo 55 cm', { brand: 'Acme' }),
    ]);
    const find = (query: string) => screens.search({ query, sort: 'relevance', offset: 0, limit: 10 }).ids;

    test.each(['tv 140 cm', 'tv 139cm', 'tv 55 pouces', 'tv 139,7 cm'])('in either unit: %s', (query) => {
      expect(new Set(find(query).slice(0, 3))).toEqual(new Set([2, 3, 4]));
    });

    test('is no width of another thing', () => {
      expect(find('frigo 55 cm')[0]).toBe(7);
    });
  });

  test('a model that is in none of the results is told, also where its parts are known words', () => {
    expect(search('toner zeta tn-34')).toMatchObject({ missingWords: ['tn-34'] });
    expect(search('toner zeta tn-2110')).toMatchObject({ ids: [5], missingWords: [] });
    expect(search('toner acme').missingWords).toEqual([]);
  });
});

test('a word counts once outside descriptions, whatever it means in them', () => {
  const watches = createEngine(
    [
      product(1, 'Zeta montre solaire', { description: 'montre connectée pour femme' }),
      product(2, 'Acme montre connectée rouge'),
    ],
    [{ said: ['watch', 'montre'] }, { said: ['smartwatch', 'montre connectée'] }],
  );
  const request = { sort: 'relevance', offset: 0, limit: 9 } as const;
  expect(watches.search({ ...request, query: 'montre connectée femme' }).leading).toBe(2);
});

test('what means a thing where it is asked for means it beside other words too', () => {
  const engine = createEngine(
    [
      product(1, 'Acme micro USB', { merchantsCount: 9 }),
      product(2, 'Acme Tribune microphone with much else that is said of it'),
    ],
    [{ said: ['microphone'], asked: ['micro'] }],
  );
  expect(find(engine, 'micro streaming')).toEqual([2, 1]);
});

test.each([
  'avis imprimante',
  'imprimante avis',
  'prix imprimante',
  'comparatif imprimante',
  'imprimante livraison gratuite',
  'imprimante en stock',
  'imprimante bon rapport qualité prix',
])('what asks about a thing is no part of it: %s', (query) => {
  const printers = createEngine([product(1, 'Acme imprimante'), product(2, 'Zeta calendrier 2025')]);
  const found = printers.search({ query, sort: 'relevance', offset: 0, limit: 9 });
  expect(found).toMatchObject({ ids: [1], holdsAllWords: true, missingWords: [] });
});

describe('makers that are not wanted', () => {
  const engine = createEngine([
    product(1, 'Acme laptop', { brand: 'Acme', categoryId: 10 }),
    product(2, 'Zetaro laptop', { brand: 'Zetaro', categoryId: 10 }),
    product(3, 'Laptop of nobody', { categoryId: 10 }),
  ]);
  test.each([
    ['laptop pas zetaro', [1, 3]],
    ['ordinateur portable sauf acme et zetaro', [3]],
    ['laptop not zetaro', [1, 3]],
    ['laptop sauf rouge', [1, 2, 3]],
  ])('%s', (query, ids) => {
    const found = engine.search({ query, sort: 'relevance', offset: 0, limit: 10, facets: undefined });
    expect([...found.ids].sort()).toEqual(ids);
    expect(found.total).toBe(ids.length);
  });
});

test('all of a phrase is asked to be absent', () => {
  const engine = createEngine([
    product(1, 'Acme meuble américain', { brand: 'Acme' }),
    product(2, 'Acme meuble', { brand: 'Acme' }),
  ]);
  const query = 'acme meuble sans réfrigérateur américain';
  const found = engine.search({ query, sort: 'relevance', offset: 0, limit: 10 });
  expect(found).toMatchObject({ total: 2, leading: 2, missingWords: [] });
});

describe('what is not wanted', () => {
  const engine = createEngine([
    product(1, 'Zetaro laptop noir', { brand: 'Zetaro', categoryId: 10 }),
    product(2, 'Laptop black and red', { categoryId: 10 }),
    product(3, 'Laptop bleu marine', { categoryId: 10 }),
    product(4, 'Laptop rouge', { brand: 'The North Field', categoryId: 10 }),
    product(5, 'Sleeve for Zetaro laptop', { brand: 'Acme', categoryId: 20 }),
  ]);
  test.each([
    ['a colour, in either language', 'laptop pas noir', [3, 4, 5]],
    ['two', 'laptop sauf noirs et rouges', [3, 5]],
    ['a colour with its shades', 'laptop sauf bleu', [1, 2, 4, 5]],
    ['a shade alone', 'laptop sauf marine', [1, 2, 4, 5]],
    ['a maker of several words', 'laptop sauf the north field', [1, 2, 3, 5]],
    ['a maker, not what is for its things', 'laptop sauf zetaro', [2, 3, 4, 5]],
    ['what is no maker', 'laptop sauf sleeve', [1, 2, 3, 4]],
  ])('%s: %s', (_what, query, ids) => {
    const found = engine.search({ query, sort: 'relevance', offset: 0, limit: 10 });
    expect([...found.ids].sort()).toEqual(ids);
    expect(found).toMatchObject({ total: ids.length, missingWords: [] });
  });
  test.each([
    ['laptop sauf zetaro', [2, 3, 4, 5]],
    ['lapto pas noir', [3, 4, 5]],
  ])('nor is it suggested: %s', (typed, ids) => {
    expect(engine.suggest(typed, 10).productIds.sort()).toEqual(ids);
  });
});

test('where a product states no brand, its title says whose it is', () => {
  const engine = createEngine([
    product(1, 'Zetaro laptop', { brand: 'Zetaro' }),
    product(2, 'Laptop zetaro 15', { brand: '' }),
    product(3, 'Laptop sleeve for zetaro', { brand: 'Acme' }),
  ]);
  const found = engine.search({ query: 'laptop sauf zetaro', sort: 'relevance', offset: 0, limit: 10 });
  expect(found.ids).toEqual([3]);
});

test('a number that nothing holds is not parted', () => {
  const engine = createEngine([product(1, 'Acme battery 650'), product(2, 'Acme battery 18')]);
  const found = engine.search({ query: 'acme 18650', sort: 'relevance', offset: 0, limit: 10 });
  expect(found).toMatchObject({ correctedQuery: null, missingWords: ['18650'] });
});

describe('things that are compared', () => {
  const engine = createEngine([
    product(1, 'Zetaro phone Plio 15', { brand: 'Zetaro' }),
    product(2, 'Zetaro phone Plio 16', { brand: 'Zetaro' }),
    product(3, 'Kento phone Vyr A05', { brand: 'Kento' }),
    product(4, 'Zetaro phone Plio 12', { brand: 'Zetaro' }),
    product(5, 'Film Batman vs Superman'),
    product(6, 'Film Superman'),
  ]);
  test.each([
    ['plio 15 vs plio 16', [1, 2]],
    ['plio 15 versus 16', [1, 2]],
    ['plio 16 ou vyr a05', [2, 3]],
    ['plio 12 vs 15 vs 16', [1, 2, 4]],
    ['phone plio 15 ou 16 zetaro', [1, 2]],
    ['batman vs superman', [5]],
  ])('%s', (query, ids) => {
    const found = engine.search({ query, sort: 'relevance', offset: 0, limit: 10 });
    expect(found.ids.slice(0, ids.length).toSorted()).toEqual(ids);
    expect(found).toMatchObject({ missingWords: [], holdsAllWords: true, correctedQuery: null });
  });
});

test('what is of either is found where something names both', () => {
  const engine = createEngine([
    product(1, 'Zetaro screen 24 inch or 27 inch film', { categoryId: 20 }),
    product(2, 'Zetaro screen 24 inch'),
    product(3, 'Kento screen 27 inch'),
    product(4, 'Kento screen 32 inch'),
  ]);
  const found = engine.search({ query: 'screen 24 ou 27 inch', sort: 'relevance', offset: 0, limit: 10 });
  expect(found.ids.slice(0, 3).toSorted()).toEqual([1, 2, 3]);
  expect(found).toMatchObject({ leading: 3, missingWords: [] });
});

test('a code that is typed in one with its name is compared as the other is', () => {
  const engine = createEngine([
    product(1, 'Zetaro Plio 15'),
    product(2, 'Zetaro Plio 16'),
    product(3, 'Zetaro Plio 17'),
    product(4, 'Film Batman vs Superman'),
  ]);
  const found = engine.search({ query: 'plio15 vs plio 16', sort: 'relevance', offset: 0, limit: 10 });
  expect(found.ids.slice(0, 2).toSorted()).toEqual([1, 2]);
});

test('gold beside a name compares nothing on a French page', () => {
  const engine = createEngine([
    product(1, 'Montre Zetaro acier'),
    product(2, 'Montre Zetaro plaquée or'),
    product(3, 'Bague 18 carats'),
  ]);
  const request = {
    query: 'montre zetaro or 18 carats',
    language: 'fr',
    sort: 'relevance',
    offset: 0,
    limit: 10,
  } as const;
  expect(engine.search(request).ids[0]).toBe(2);
});

test('what is for a thing of a name is not such a thing, where a price limit leaves nothing else', () => {
  const engine = createEngine([
    product(1, 'Zorbox 3', {
      categoryId: 130,
      kinds: ['Games consoles'],
      priceCents: 30_000,
      totalCents: 30_000,
    }),
    product(2, 'Case for Zorbox 3', { categoryId: 20 }),
    product(3, 'Zorbox 3 stand', { categoryId: 20 }),
  ]);
  const search = (toCents: number) =>
    engine.search({ query: 'zorbox', sort: 'relevance', offset: 0, limit: 10, filters: { toCents } });
  expect(search(5_000)).toMatchObject({ total: 2, leading: 0 });
  expect(search(40_000)).toMatchObject({ total: 3, leading: 3 });
});
