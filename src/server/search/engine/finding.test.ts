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
    ['that sounds like no maker', 'canot lamp', null],
  ])('a maker’s name is meant by a word %s: %s', (_what, query, correctedQuery) => {
    const lamps = Array.from({ length: 24 }, (_, i) => [
      product(10 + i, `Philips lamp Z${i}`),
      product(50 + i, `Canon lamp Y${i}`),
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
    ['ecuoteur', 'écouteurs', [2]],
    ['Clavier  logitehc', 'Clavier logitech', [3]],
    ['galaxy2', null, []],
    ['k121', null, []],
    ['phone-galaxy', null, [1]],
    ['k 120', null, [3]],
    ['xyzzyplugh', null, []],
    ['galaxy', null, [1]],
    ['logi', null, [3]],
    ['fone', 'phone', [1]],
  ])('%s → %s', (query, correctedQuery, ids) => {
    expect(engine.search({ query, sort: 'relevance', offset: 0, limit: 10 })).toMatchObject({
      correctedQuery,
      ids,
    });
  });
});

test('a word of what shoppers call things is no slip of another one', () => {
  const engine = createEngine(
    [product(1, 'Acme café moulu'), product(2, 'Acme graines pour café à semer')],
    [{ said: ['seeds', 'graine'] }, { said: ['bean to cup', 'machine à café à grains'] }],
  );
  const found = engine.search({ query: 'café en grains', sort: 'relevance', offset: 0, limit: 10 });
  expect(found).toMatchObject({ ids: [1, 2], correctedQuery: null, missingWords: ['grains'] });
});

describe('French words as they are misspelt', () => {
  const engine = createEngine(
    [
      product(1, 'Souris Logitech M185'),
      product(2, 'Imprimante Canon'),
      product(3, 'Cartouche d’encre Canon PG-545'),
      product(4, 'Case for Acme phone'),
      product(5, 'Casque Sony'),
      product(6, 'Dishwasher Bosch'),
      product(7, 'Coffee maker Krups'),
      product(8, 'Café Tire'),
      product(9, 'Photo frame Acme'),
      product(10, 'Handbag Acme'),
      product(11, 'Floor lamp Acme'),
      product(12, 'Kadık lambader'),
      product(13, 'Pram Acme'),
      product(14, 'Pouch Acme'),
    ],
    [
      { said: ['handbag', 'sac à main'] },
      { said: ['floor lamp', 'lampadaire'] },
      { said: ['pram', 'poussette'] },
      { said: ['pouch', 'pochette'] },
      { said: ['printer', 'imprimante'] },
      { said: ['dishwasher', 'lave-vaisselle'] },
      { said: ['coffee maker', 'cafetière'] },
      { said: ['photo frame', 'cadre photo'] },
    ],
  );
  test.each([
    ['cartouches', null, [3]],
    // Forms of verbs, which end as nouns sound.
    ['sourie', 'souris', [1]],
    ['imprimant canon', 'imprimante canon', [2, 3]],
    // A letter that sounds the same.
    ['casqe', 'casque', [5]],
    // Beside a word that nothing holds.
    ['imprimatne tickets', 'imprimante', [2]],
    ['xyzzyplugh de sourie', 'souris', [1]],
    // One of the two words that a hyphen joins.
    ['lave-vaiselle', 'lave-vaisselle', [6]],
    // An elision without its apostrophe.
    ['cartouche d encre', null, [3]],
    // Without the hyphen, and two words as one.
    ['lavevaisselle', null, [6]],
    ['cadrephoto', 'cadre photo', [9]],
    // One slip from what shoppers say, two words by chance.
    ['cafetire', 'cafetière', [7]],
    // The small words of a phrase among them.
    ['sacamain', 'sac à main', [10]],
    // As near as a word that only a foreign shop has, and as one that sounds otherwise.
    ['lampadère', 'lampadaire', [11]],
    ['poucette', 'poussette', [13]],
  ])('%s → %s', (query, correctedQuery, ids) => {
    expect(engine.search({ query, sort: 'relevance', offset: 0, limit: 10 })).toMatchObject({
      correctedQuery,
      ids,
    });
  });
});

describe('amounts as they are spoken', () => {
  const engine = createEngine([
    product(1, 'Acme SSD 1 TB'),
    product(2, 'Acme memory 16 GB'),
    product(3, 'HDMI cable 1.50 m'),
    product(4, 'Fibre cable 50/125 1 m'),
    product(5, 'HDMI cable 2.0 m'),
  ]);
  test.each([
    ['ssd 1 téra', 1],
    ['ssd 1 tera octet', 1],
    ['acme 16 gigas', 2],
    ['cable 1m50', 3],
    ['hdmi 1.5m', 3],
    ['hdmi 2 m', 5],
  ])('%s', (query, first) => {
    expect(find(engine, query)[0]).toBe(first);
  });
});

describe('words that are meant as typed', () => {
  const engine = createEngine([
    product(1, 'Clavier métallique Logitech', { brand: 'Logitech' }),
    product(2, 'Souris Logitech', { brand: 'Logitech' }),
    product(3, 'Logo mural'),
    product(4, 'Toiture de jardin'),
    product(5, 'Samsung Galaxy'),
  ]);
  const search = (query: string, isAsTyped = false) =>
    engine.search({ query, isAsTyped, sort: 'relevance', offset: 0, limit: 10 });

  test.each([
    ['a word of French stays', 'clavier mécanique', [1], ['mécanique']],
    ['a plural as well', 'claviers mécaniques', [1], ['mécaniques']],
    ['a word of English, too', 'gamer table logitech', [2, 1], ['gamer', 'table']],
    ['and a word that every dictionary has', 'logitech lego', [2, 1], ['lego']],
    ['another spelling that no product holds together with the rest', 'souris samsnug', [2], ['samsnug']],
  ])('%s', (_what, query, ids, missingWords) => {
    expect(search(query)).toMatchObject({ ids, correctedQuery: null, missingWords });
  });

  test('alone, such a word finds nothing', () => {
    expect(search('voiture')).toMatchObject({ total: 0, correctedQuery: null, missingWords: [] });
  });

  test('what is respelt can be had as typed', () => {
    expect(search('samsnug galaxy')).toMatchObject({ ids: [5], correctedQuery: 'samsung galaxy' });
    expect(search('samsnug galaxy', true)).toMatchObject({
      ids: [5],
      correctedQuery: null,
      missingWords: ['samsnug'],
    });
    expect(search('samsnug', true)).toMatchObject({ ids: [], correctedQuery: null });
  });
});

test('letters and digits that nobody writes together are looked for apart', () => {
  const engine = createEngine([product(1, 'Asus GeForce RTX 4070')]);
  const result = engine.search({ query: 'rtx4070', sort: 'relevance', offset: 0, limit: 10 });
  expect(result).toMatchObject({ ids: [1], correctedQuery: 'rtx 4070' });
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

test('a word with one slip is not taken for two that stand elsewhere', () => {
  const engine = createEngine([
    product(1, 'Collier essentiel'),
    product(2, 'Bague dorée'),
    product(3, 'Essen guide'),
    product(4, 'Bracelet arc en ciel'),
    // As near, but no word of ours.
    product(5, 'Equipamento essencial'),
    product(6, 'Outro essencial'),
  ]);
  const result = engine.search({ query: 'collier essenciel', sort: 'relevance', offset: 0, limit: 10 });
  expect(result).toMatchObject({ ids: [1], correctedQuery: 'collier essentiel', missingWords: [] });
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

test('a whole word is no beginning of another', () => {
  const engine = createEngine([product(1, 'Lave-linge à hublot Acme'), product(2, 'Acme hublots')]);
  expect(find(engine, 'hubl')).toHaveLength(2);
  expect(find(engine, 'hub')).toEqual([]);
});

test('a slip that a merchant made too does not hide the rest', () => {
  const right = Array.from({ length: 100 }, (_, i) => product(i + 1, `Samsung ${i}`));
  const engine = createEngine([...right, product(500, 'Samsnug 860')]);
  const result = engine.search({ query: 'samsnug', sort: 'relevance', offset: 0, limit: 1 });
  expect(result).toMatchObject({ ids: [500], total: 101, correctedQuery: null });
});

test('parts of a phrase mean what they mean alone', () => {
  const engine = createEngine([product(1, 'Acme fridge with a big freezer'), product(2, 'Acme fridge')]);
  expect(find(engine, 'réfrigérateur congélateur')[0]).toBe(1);
});

test('a word of two synonym groups finds both', () => {
  const engine = createEngine([
    product(1, 'Acme casque'),
    product(2, 'Acme earphones'),
    product(3, 'Acme écouteurs'),
  ]);
  expect(find(engine, 'écouteurs')).toEqual([3, 2, 1]);
});

describe('codes and words that nothing holds', () => {
  const engine = createEngine([
    product(1, 'Acme drill', { codes: ['03612345678901', 'AC-100/B'], categoryId: 10 }),
    product(2, 'Acme sander', { codes: ['WH-1000XM5'], categoryId: 20 }),
    product(3, 'Zeta tablet', { categoryId: 30 }),
    product(4, 'Zeta tablet 7', { categoryId: 30 }),
    product(5, 'Kento 15.6 backpack', { categoryId: 20 }),
    product(6, 'Kento 160 x 200', { categoryId: 20 }),
    product(7, 'Vesta hood', { categoryId: 60 }),
  ]);
  test.each([
    ['an EAN', '3612345678901', [1], null],
    ['an EAN with the gaps of its print', '3 612345 678901', [1], null],
    ['a GTIN with its zeros', '03612345678901', [1], null],
    ['a part number with other gaps', 'WH 1000 XM5', [2], null],
    ['the same behind a name', 'acme WH 1000 XM5', [2], null],
    ['two names and a number typed as one', 'zetatablet7', [4, 3], 'zeta tablet 7'],
    ['a size with other gaps', 'kento 160x200', [6], 'kento 160 x 200'],
    ['inches that a title leaves the unit out of', 'backpack 15 pouces', [5], null],
    ['a part number as one word', 'ac100b', [1], null],
    ['a misspelt word', 'sadner', [2], 'sander'],
    ['a word that no product holds', 'Drill zzyzx', [1], null],
    ['nothing at all', 'zzyzx', [], null],
  ])('%s', (_what, query, ids, correctedQuery) => {
    const found = engine.search({ query, sort: 'relevance', offset: 0, limit: 10 });
    expect({ ids: found.ids, correctedQuery: found.correctedQuery }).toEqual({ ids, correctedQuery });
  });
  test.each([
    ['what is like it', 'tabletophone', [30]],
    ['the shelf above one that is empty', 'fridge', [60]],
    ['nothing that is like a kind', 'screeen zorbox', []],
    ['nothing that is like a word of a language', 'tables', []],
    ['nothing', 'zzyzx', []],
    ['nothing', '0000', []],
  ])('categories near it: %s, "%s"', (_what, text, ids) => {
    expect(engine.nearbyCategories(text, 3)).toEqual(ids);
  });
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

describe('where no product holds all words, or few do', () => {
  const engine = createEngine([
    product(1, 'Zeta cartridge 40', { brand: 'Zeta', merchantsCount: 9 }),
    product(2, 'Acme case Node 304', { brand: 'Acme', merchantsCount: 9 }),
    product(3, 'Acme headset', { brand: 'Acme', description: 'with bluetooth and a long way of saying so' }),
    product(4, 'Bluetooth remote control', { merchantsCount: 9 }),
    product(5, 'Zeta hood 60 cm', { brand: 'Zeta' }),
    product(6, 'Acme radio red'),
    product(7, 'Radio bright'),
  ]);
  const search = (query: string, sort: 'relevance' | 'price' = 'relevance') =>
    engine.search({ query, sort, offset: 0, limit: 10 });

  test('a bare number says nothing without the word that it is of', () => {
    const found = search('zeta 304');
    expect(found.ids.toSorted()).toEqual([1, 5]);
    expect(found).toMatchObject({ missingWords: ['304'], holdsAllWords: false });
  });

  test('what holds all words comes first and is told from what lacks one, in every order', () => {
    expect(search('headset bluetooth')).toMatchObject({ ids: [3, 4], leading: 1, holdsAllWords: true });
    expect(search('headset bluetooth', 'price')).toMatchObject({ leading: 1, missingWords: [] });
    expect(search('headset bluetooth', 'price').ids[0]).toBe(3);
  });

  test('a number with its unit is told as it was typed', () => {
    expect(search('zeta hood 90 cm')).toMatchObject({ missingWords: ['90 cm'], holdsAllWords: false });
  });

  test('that no product has all words is told although each word is somewhere', () => {
    expect(search('radio red bright')).toMatchObject({ missingWords: [], holdsAllWords: false });
    expect(search('radio red')).toMatchObject({ holdsAllWords: true });
  });
});

describe('a slip among several words', () => {
  const engine = createEngine([
    product(1, 'Zeta toaster two slices', { brand: 'Zeta' }),
    product(2, 'Acme lamp four', { brand: 'Acme' }),
    product(3, 'Acme fridge side by side', { brand: 'Acme' }),
    product(4, 'Acme réfrigérateur', { brand: 'Acme' }),
  ]);
  const search = (query: string) => engine.search({ query, sort: 'relevance', offset: 0, limit: 10 });

  test('is mended where no product has all words, but the best have the mended one', () => {
    expect(search('toastr four slices')).toMatchObject({
      ids: [1],
      correctedQuery: 'toaster four slices',
      missingWords: ['four'],
    });
  });

  test('is mended before what it means together with the word behind it is looked for', () => {
    expect(search('réfrigirateur américain')).toMatchObject({
      correctedQuery: 'réfrigérateur américain',
      missingWords: [],
    });
    expect(search('réfrigirateur américain').ids[0]).toBe(3);
  });
});

describe('a rare word that no dictionary has, one slip from a frequent one', () => {
  const engine = createEngine([
    ...Array.from({ length: 120 }, (_, i) => product(i + 1, `Acme B${i + 100} laser clavier`)),
    product(130, 'Lasor lamp', { brand: 'Lasor' }),
    product(132, 'Lasor 2'),
    product(133, 'Lasor 3'),
    product(131, 'Lasorette 5'),
  ]);
  const search = (query: string, isAsTyped = false) =>
    engine.search({ query, isAsTyped, sort: 'relevance', offset: 0, limit: 3 });

  test('is taken for it where that has a match, and can be had as typed', () => {
    expect(search('clavier lasor')).toMatchObject({ correctedQuery: 'clavier laser', missingWords: [] });
    expect(search('clavier lasor', true).correctedQuery).toBeNull();
  });

  test('but not where something holds it with the rest', () => {
    const { ids, correctedQuery } = search('lasor lamp');
    expect({ first: ids[0], correctedQuery }).toEqual({ first: 130, correctedQuery: null });
    expect(search('lasor')).toMatchObject({ correctedQuery: null });
  });
});

describe('words that results lack', () => {
  const engine = createEngine([
    product(1, 'Acme laptop 15.6', { categoryId: 10 }),
    product(2, 'Acme screen'),
    product(3, 'Zeta toaster and lamp'),
    product(4, 'Zeta lamp and slices'),
  ]);
  const missing = (query: string) =>
    engine.search({ query, sort: 'relevance', offset: 0, limit: 10 }).missingWords;

  test('are told in the order in which they were typed, each once', () => {
    expect(missing('laptop toaster zorglub')).toEqual(['toaster', 'zorglub']);
    expect(missing('laptop zorglub toaster zorglub')).toEqual(['zorglub', 'toaster']);
  });

  test('are no signs between words', () => {
    expect(missing('laptop | toaster')).toEqual(['toaster']);
  });

  test('are not told of an amount behind one', () => {
    expect(missing('laptop zorglub 15 pouces')).not.toContain('zorglub 15');
  });
});

test('a word that shoppers use for what products say otherwise is mended as well', () => {
  const engine = createEngine([product(1, 'Acme casque')]);
  const found = engine.search({ query: 'acme écoutuers', sort: 'relevance', offset: 0, limit: 10 });
  expect(found).toMatchObject({ ids: [1], correctedQuery: 'acme écouteurs' });
});

test('a word of a language is mended where it makes a phrase with its neighbours, and only there', () => {
  const engine = createEngine([product(1, 'Acme notebook'), product(2, 'Acme portable radio')]);
  const search = (query: string) => engine.search({ query, sort: 'relevance', offset: 0, limit: 10 });
  expect(search('acme ordinateur potable')).toMatchObject({
    ids: [1, 2],
    correctedQuery: 'acme ordinateur portable',
  });
  expect(search('acme potable')).toMatchObject({ correctedQuery: null, missingWords: ['potable'] });
});

test('where nothing holds half of the words, what holds any one of them is shown', () => {
  const engine = createEngine([
    product(1, 'Acme toaster'),
    product(2, 'Zeta slicer'),
    product(3, 'Orlune lantern'),
    product(4, 'Zeta slicer lantern'),
  ]);
  expect(find(engine, 'toaster slicer lantern')).toEqual([4]);
  const apart = createEngine([
    product(1, 'Acme toaster'),
    product(2, 'Zeta slicer'),
    product(3, 'Orlune lantern'),
  ]);
  expect(find(apart, 'toaster slicer lantern').sort()).toEqual([1, 2, 3]);
});

describe('a code that many products have', () => {
  const memories = Array.from({ length: 30 }, (_, i) => product(i + 10, `Zeta DDR4 ${i + 100} MHz memory`));
  const engine = createEngine([
    ...memories,
    product(1, 'Acme DDR4 memory kit'),
    product(2, 'Acme RTX4070'),
    product(3, 'Acme black'),
  ]);

  test('is no model: what lacks another word is shown as well', () => {
    expect(find(engine, 'ddr4 memory kit')).toHaveLength(31);
    expect(find(engine, 'ddr4 memory kit')[0]).toBe(1);
  });

  test('unlike one that few have', () => {
    expect(find(engine, 'acme rtx4070')).toEqual([2]);
  });
});

describe('which of several figures matters', () => {
  const screens = createEngine([
    product(1, 'Acme Rafale écran 49 pouces 144 Hz', { categoryId: 70, merchantsCount: 9 }),
    product(2, 'Acme Toile écran 27 pouces 60 Hz with much else that is said of it', { categoryId: 70 }),
    product(3, 'Acme Lien câble HDMI 2 m'),
    product(4, 'Acme Tresse câble Lightning 1 m with much else that is said of it'),
    ...['Ulmo', 'Vano', 'Wero', 'Zilo'].map((name, at) => product(10 + at, `${name} câble HDMI 2 m`)),
  ]);
  test.each([
    ['the size of a screen', 'écran 27 pouces 144hz', 2],
    ['wherever it stands', 'écran 144 hz 27 pouces', 2],
    ['no length of a cable', 'câble lightning 2m', 4],
  ])('%s: %s', (_which, query, first) => {
    expect(find(screens, query)[0]).toBe(first);
  });
});

test('whole inches are no other number of a description', () => {
  const tablets = createEngine([
    product(1, 'Acme Mini tablette 8,3 pouces', { description: '10 h of battery', merchantsCount: 9 }),
    product(2, 'Acme Carnet tablette 10,1 pouces'),
    product(3, 'Acme Étui pour tablette 10'),
  ]);
  const { ids, leading } = tablets.search({
    query: 'tablette 10 pouces',
    sort: 'relevance',
    offset: 0,
    limit: 9,
  });
  expect(ids.slice(0, leading).toSorted()).toEqual([2, 3]);
});

test('a bare number of a screen means inches before the end of a code', () => {
  const screens = createEngine([
    product(1, 'Acme 225B1CB/27 écran 22 pouces', { categoryId: 70, merchantsCount: 9 }),
    product(2, 'Acme Toile écran 27 pouces', { categoryId: 70 }),
  ]);
  expect(find(screens, 'écran 27')).toEqual([2, 1]);
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

test('an age is a number of years', () => {
  const toys = createEngine([
    product(1, 'Acme jouet 3 en 1', { merchantsCount: 9 }),
    product(2, 'Acme jouet pour enfants de 3 à 6 ans et plus'),
    product(3, 'Acme jouet en bois, dès 3 ans'),
  ]);
  expect(toys.search({ query: 'jouet 3 ans', sort: 'relevance', offset: 0, limit: 1 }).ids).toEqual([3]);
  expect(toys.search({ query: 'jouet 6ans', sort: 'relevance', offset: 0, limit: 1 }).ids).toEqual([2]);
});

test('an age is within those that are said from one to another', () => {
  const brushes = createEngine([
    product(1, 'Acme brosse à dents enfants de 2 à 6 ans'),
    product(2, 'Acme brosse à dents souple'),
  ]);
  const request = { query: 'brosse à dents 4 ans', sort: 'relevance', offset: 0, limit: 2 } as const;
  expect(brushes.search(request).ids[0]).toBe(1);
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

test('the year of a model stays', () => {
  const games = createEngine([product(1, 'Acme football 2024'), product(2, 'Acme football 2023')]);
  expect(find(games, 'football 2024')[0]).toBe(1);
});

test('an ending that is heard makes another word', () => {
  const knits = createEngine([product(1, 'Acme maille')], [{ said: ['knit', 'maille'] }]);
  const request = { sort: 'relevance', offset: 0, limit: 9 } as const;
  expect(knits.search({ ...request, query: 'maillet' }).correctedQuery).toBeNull();
  expect(knits.search({ ...request, query: 'mailles' }).ids).toEqual([1]);
});

test('"moins de" is no word that products lack', () => {
  const screens = createEngine([product(1, 'Acme écran 27 pouces', { categoryId: 70 })]);
  const found = screens.search({ query: 'écran moins de 27', sort: 'relevance', offset: 0, limit: 9 });
  expect(found).toMatchObject({ ids: [1], missingWords: [] });
});
