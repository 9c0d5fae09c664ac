import { describe, expect, test } from 'vitest';
import { createEngine, product } from '../../../../test/helpers/search-engine.ts';
import { createTestCatalogue } from '../../../../test/helpers/search-index.ts';
import { openEngine } from './engine.ts';
import { createSenseFinders } from './words/synonyms.ts';

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

describe('a slip of one word among what is near it', () => {
  const engine = createEngine([
    product(1, 'Acme phone', { categoryId: 30 }),
    product(2, 'Sleep mask Fone', { categoryId: 40 }),
    product(3, 'Iphone 14', { categoryId: 30 }),
    product(4, 'Acme keyboard', { categoryId: 80 }),
    product(5, 'Robot mixer', { categoryId: 60 }),
  ]);
  test.each([
    ['what sounds like it rather than what is spelt more alike', 'ifone 14', 'iphone 14', [3]],
    ['what says the kind, rather than all that has the other word', 'kyeboard robot', 'keyboard robot', [4]],
  ])('%s', (_what, query, correctedQuery, ids) => {
    expect(engine.search({ query, sort: 'relevance', offset: 0, limit: 10 })).toMatchObject({
      correctedQuery,
      ids,
    });
  });
});

describe('barcodes typed with a slip, which their check digit tells', () => {
  const engine = createEngine([
    product(1, 'Acme drill', { codes: ['3612345678904'] }),
    product(2, 'Acme sander', { codes: ['3612345670007'] }),
    product(3, 'Acme saw', { codes: ['3612345670014'] }),
    product(4, 'Acme cable', { codes: ['757120801368'] }),
  ]);
  test.each([
    ['a wrong digit', '3612345678907', [1], '3612345678904'],
    ['two that are swapped', '3612345687904', [1], '3612345678904'],
    ['one that is missing', '361234578904', [1], '3612345678904'],
    ['one too many', '36123456789904', [1], '3612345678904'],
    ['the first one missing', '57120801368', [4], '757120801368'],
    ['what may be either of two articles', '3612345670004', [], null],
    ['the right code of another article', '3612345678911', [], null],
    ['the same with a name', 'acme 3612345678907', [1], 'acme 3612345678904'],
  ])('%s: %s', (_what, query, ids, correctedQuery) => {
    expect(engine.search({ query, sort: 'relevance', offset: 0, limit: 10 })).toMatchObject({
      ids,
      correctedQuery,
    });
  });
});

describe('a name typed as one with the number of its model', () => {
  const engine = createEngine([
    ...[1, 2, 3].map((id) => product(id, `Zorphone ${id + 10} 256 Go`)),
    product(4, 'Acme SSD Pro 256 Go'),
    product(5, 'Acme S26361-L900 cable'),
    product(6, 'Duravolt Ultra'),
  ]);
  const search = (query: string) => engine.search({ query, sort: 'relevance', offset: 0, limit: 10 });

  test.each([
    ['zorphone12', 2, []],
    ['zorphone12 256', 2, []],
    ['zorphone15 pro 256', 3, ['15', 'pro']],
    // Nothing that begins so, and no "ultra" of anything.
    ['s26ultra', undefined, []],
    ['s26 ultra', 6, ['s26']],
  ])('%s', (query, best, missingWords) => {
    expect(search(query)).toMatchObject({ correctedQuery: null, missingWords });
    expect(search(query).ids[0]).toBe(best);
  });
});

test('a name typed as one with a single digit is also that of what writes them apart', () => {
  const engine = createEngine([product(1, 'Zorphone 7 128 Go'), product(2, 'Acme glass for zorphone7')]);
  const found = engine.search({ query: 'zorphone7', sort: 'relevance', offset: 0, limit: 10 });
  expect(found.ids).toEqual([1, 2]);
});

test('an amount that nothing holds is left out as it was typed, not told as corrected', () => {
  const engine = createEngine([product(1, 'Acme machine 9 kg'), product(2, 'Zeta 8 of its kg')]);
  const found = engine.search({ query: 'acme machine 8kg', sort: 'relevance', offset: 0, limit: 10 });
  expect(found).toMatchObject({ ids: [1], correctedQuery: null, missingWords: ['8kg'] });
});

test('of a comparison of what there is not, nothing is left to search for', () => {
  const engine = createEngine([product(1, 'Acme rack VX-VS')]);
  const found = engine.search({ query: 'zyson v15 vs v12', sort: 'relevance', offset: 0, limit: 10 });
  expect(found).toMatchObject({ ids: [] });
});

test('a short word of a language that sounds like a known maker is one', () => {
  const fridges = Array.from({ length: 24 }, (_, i) => product(i + 1, `Bosch fridge ${i + 100}`));
  const engine = createEngine([...fridges, product(30, 'Acme fridge')]);
  const found = engine.search({ query: 'fridge bosh', sort: 'relevance', offset: 0, limit: 40 });
  expect(found).toMatchObject({ total: 24, correctedQuery: 'fridge bosch' });
});

test('of what a thing is without, neither word says it alone', () => {
  const engine = createEngine(
    [
      product(1, 'Savon Acme parfum rose, sans paraben'),
      product(2, 'Savon Acme sans parfum'),
      product(3, 'Acme soap fragrance free savon'),
    ],
    [{ said: ['fragrance free', 'sans parfum'] }],
  );
  const found = engine.search({ query: 'savon sans parfum', sort: 'relevance', offset: 0, limit: 10 });
  expect(found.ids.toSorted()).toEqual([2, 3]);
});

test('what a thing is without is no kind: a gel that is free of alcohol is no drink', () => {
  const groups = [{ said: ['alcohol free', 'sans alcool'] }];
  const shelves = [
    { id: 10, names: ['Soft drinks', 'Boissons'], called: ['sans alcool'], parentId: null },
    { id: 20, names: ['Face care', 'Visage'], parentId: null },
  ];
  const data = createTestCatalogue([
    product(1, 'Acme limonade', { categoryId: 10, description: 'Boisson sans alcool.' }),
    product(2, 'Acme gel mains', { categoryId: 20 }),
  ]).build({ categories: shelves, synonyms: groups });
  const engine = openEngine(data, createSenseFinders(groups));
  const found = engine.search({ query: 'gel mains sans alcool', sort: 'relevance', offset: 0, limit: 10 });
  expect(found.ids).toContain(2);
});

test('an age in English is one in French', () => {
  const engine = createEngine([product(1, 'Jeu Acme dès 4 ans'), product(2, 'Jeu Acme 4 joueurs')]);
  const found = engine.search({ query: 'jeu for 4 year old', sort: 'relevance', offset: 0, limit: 10 });
  expect(found).toMatchObject({ ids: [1, 2], holdsAllWords: true, missingWords: [] });
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

describe('names that a word sounds like, rather than two words within it', () => {
  const sticks = Array.from({ length: 5 }, (_, i) => product(i + 1, `Sandisk clé ${i}`));
  const engine = createEngine([
    ...sticks,
    product(6, 'San Diego'),
    product(7, 'Disque dur'),
    product(8, 'Zotac carte'),
    product(9, 'Zot aque'),
  ]);
  test.each([
    ['sandisque', 'sandisk', [1, 2, 3, 4, 5]],
    // Of one product only.
    ['zotaque', null, []],
  ])('%s → %s', (query, correctedQuery, ids) => {
    const found = engine.search({ query, sort: 'relevance', offset: 0, limit: 10 });
    expect(found).toMatchObject({ correctedQuery });
    expect([...found.ids].sort()).toEqual(ids);
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

  test('a year says nothing without the name before it', () => {
    const wines = createEngine([
      product(1, 'Gigondas rouge 2020'),
      product(2, 'Code civil 2020'),
      product(3, 'Vin de table rouge'),
    ]);
    const find = (query: string) => wines.search({ query, sort: 'relevance', offset: 0, limit: 10 });
    expect(find('zorbilly 2020').ids).toEqual([]);
    expect(find('gigondas 2020').ids).toEqual([1]);
    expect(find('rouge zorbilly 2020')).toMatchObject({ missingWords: ['zorbilly'] });
    expect(find('rouge zorbilly 2020').ids[0]).toBe(1);
    expect(find('2020').ids).toHaveLength(2);
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

test('a code does not fall into pairs of letters that stand elsewhere', () => {
  const engine = createEngine([
    product(1, 'Canon EF lens'),
    product(2, 'Radeon RX 40'),
    product(3, 'WD drive'),
    product(4, 'Redmi Note 12'),
  ]);
  const search = (query: string) => engine.search({ query, sort: 'relevance', offset: 0, limit: 10 });
  expect(search('wd40efrx')).toMatchObject({ ids: [], correctedQuery: null });
  expect(search('redminote12')).toMatchObject({ ids: [4], correctedQuery: 'redmi note 12' });
});

describe('a name of no language typed apart', () => {
  const engine = createEngine([
    product(1, 'Acme TiltScreen S15', { brand: 'Acme', categoryId: 10, kinds: ['Laptops'] }),
    product(2, 'Zeta Tilt lamp'),
    product(3, 'Zeta screen', { categoryId: 70, kinds: ['Screen'] }),
  ]);
  const search = (query: string, isAsTyped = false) =>
    engine.search({ query, isAsTyped, sort: 'relevance', offset: 0, limit: 10 });

  test('is no thing that its second half names', () => {
    expect(search('acme tilt screen')).toMatchObject({ ids: [1], correctedQuery: 'acme tiltscreen' });
  });
  test('has no colour at its end: a “screen” that is “rose”', () => {
    const screens = createEngine([
      product(1, 'Acme Screenrose S15', { categoryId: 10, kinds: ['Laptops'] }),
      product(2, 'Zeta screen', { categoryId: 70, kinds: ['Screen'] }),
    ]);
    const found = screens.search({ query: 'screen rose', sort: 'relevance', offset: 0, limit: 10 });
    expect(found).toMatchObject({ ids: [2], correctedQuery: null });
  });
  test('is looked for apart where that finds something, and where it is to be read as typed', () => {
    expect(search('zeta tilt lamp')).toMatchObject({ ids: [2], correctedQuery: null });
    expect(search('acme tilt screen', true).correctedQuery).toBeNull();
  });
});

test('a kind of which there is nothing is mended all the same, rather than left out', () => {
  const engine = createEngine([
    product(1, 'Zeta fridge', { categoryId: 50, kinds: ['Fridge'] }),
    product(2, 'Acme electric lamp', { categoryId: 30, description: 'For a freezer.' }),
  ]);
  const found = engine.search({ query: 'freezzer electric', sort: 'relevance', offset: 0, limit: 10 });
  expect(found).toMatchObject({ ids: [1], correctedQuery: 'freezer electric', shelfIds: [50] });
});

test('a word beside a kind that there is may be a maker’s name, rather than a slip of a kind of which there is nothing', () => {
  const engine = createEngine([
    product(1, 'Zeta netbook', { categoryId: 10, kinds: ['Netbook'] }),
    product(2, 'Acme electric cord', { description: 'For a freezer.' }),
  ]);
  const search = (query: string) => engine.search({ query, sort: 'relevance', offset: 0, limit: 10 });
  expect(search('freezzer netbook zeta')).toMatchObject({ ids: [1], correctedQuery: null });
  expect(search('freezzer electric')).toMatchObject({ ids: [], correctedQuery: 'freezer electric' });
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

test('a slip that a merchant made too does not hide the rest', () => {
  const right = Array.from({ length: 100 }, (_, i) => product(i + 1, `Samsung ${i}`));
  const engine = createEngine([...right, product(500, 'Samsnug 860')]);
  const result = engine.search({ query: 'samsnug', sort: 'relevance', offset: 0, limit: 1 });
  expect(result).toMatchObject({ ids: [500], total: 101, correctedQuery: null });
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

test('an ending that is heard makes another word', () => {
  const knits = createEngine([product(1, 'Acme maille')], [{ said: ['knit', 'maille'] }]);
  const request = { sort: 'relevance', offset: 0, limit: 9 } as const;
  expect(knits.search({ ...request, query: 'maillet' }).correctedQuery).toBeNull();
  expect(knits.search({ ...request, query: 'mailles' }).ids).toEqual([1]);
});
