import { describe, expect, test } from 'vitest';
import { createEngine, find, product } from '../../../../test/helpers/search-engine.ts';

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
    ['an EAN with what it is called', 'code EAN 3612345678901', [1], null],
    ['a code behind a word that something else begins with', 'acm WH-1000XM5', [2], null],
    ['a part number with other gaps', 'WH 1000 XM5', [2], null],
    ['the same behind a name', 'acme WH 1000 XM5', [2], null],
    ['two names and a number typed as one', 'zetatablet7', [4, 3], 'zeta tablet 7'],
    ['a size with other gaps', 'kento 160x200', [6], 'kento 160 x 200'],
    ['inches that a title leaves the unit out of', 'backpack 15 pouces', [5], null],
    ['a part number as one word', 'ac100b', [1], null],
    ['a misspelt word', 'sadner', [2], 'sander'],
    ['a word that no product holds', 'Drill zzyzx', [1], null],
    ['a code that nothing has, beside words that begin as it does', 'HO-2000', [], null],
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

test('"moins de" is no word that products lack', () => {
  const screens = createEngine([product(1, 'Acme écran 27 pouces', { categoryId: 70 })]);
  const found = screens.search({ query: 'écran moins de 27', sort: 'relevance', offset: 0, limit: 9 });
  expect(found).toMatchObject({ ids: [1], missingWords: [] });
});
