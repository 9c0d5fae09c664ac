import { describe, expect, test } from 'vitest';
import { createEngine, find, product } from '../../../../test/helpers/search-engine.ts';
import type { SearchDocument } from './search-document.ts';

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
    [
      'what a thing is called before its kind, further in front',
      'printer',
      { title: 'Acme Printer Gamma Office Zephyr Delta' },
      { title: 'Acme Printer Toner Cartridge' },
    ],
    [
      'what a thing is before what a part is for, whatever the part is called',
      'printer',
      { title: 'Acme Printer Gamma Office Zephyr Delta Omega' },
      { title: 'Acme printer/scanner spare part Roller' },
    ],
    [
      'what a verb divides is no kind',
      'usb',
      { title: 'Acme USB powered laptop cooler' },
      { title: 'Acme USB laptop cooler' },
    ],
    [
      'a brand said once as well as one said again for what a thing is for',
      'acme',
      { title: 'Acme lamp', brand: 'Acme' },
      { title: 'Acme strap for Acme', brand: 'Acme' },
    ],
    ['more of the words', 'red radio lamp', { title: 'Radio lamp' }, { title: 'Radio' }],
    ['adjacent words', 'power bank', { title: 'Acme power bank red' }, { title: 'Acme bank red power' }],
    ['the rarer word', 'radio zephyr', { title: 'Zephyr lamp' }, { title: 'Radio lamp' }],
    ['shorter title', 'radio', { title: 'Acme radio' }, { title: 'Acme radio one two three four five six' }],
    ['its own word before a synonym', 'notebook', { title: 'Acme notebook' }, { title: 'Acme laptop' }],
    ['in stock before out of stock', 'radio', { title: 'Radio' }, { title: 'Radio', inStock: false }],
    ['many merchants before few', 'radio', { title: 'Radio', merchantsCount: 9 }, { title: 'Radio' }],
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
    product(1, 'Acme', { description: 'SSD', merchantsCount: 9 }),
    product(2, 'Disque interne rapide Zephyr 20 SSD NVMe de quatre téraoctets en boîte'),
    ...Array.from({ length: 8 }, (_, i) =>
      product(10 + i, 'Other thing', { description: 'it goes on for quite a while about this and that' }),
    ),
  ]);
  expect(find(engine, 'ssd')).toEqual([2, 1]);
});

test('with plenty of full matches mere mentions are left out', () => {
  const named = Array.from({ length: 500 }, (_, i) => product(i + 1, `Radio ${i}`));
  const mentioned = product(999, 'Battery', { description: 'fits any radio' });
  const total = (documents: readonly SearchDocument[]) =>
    createEngine(documents).search({ query: 'radio', sort: 'price', offset: 0, limit: 1 }).total;
  expect(total([...named, mentioned])).toBe(500);
  expect(total([...named.slice(0, 100), mentioned])).toBe(101);
});

test('a first look is filled with what lacks a word', () => {
  const full = Array.from({ length: 24 }, (_, i) => product(i + 1, `Red radio ${i}`));
  const partial = product(999, 'Blue radio');
  expect(find(createEngine([...full, partial]), 'red radio')).not.toContain(999);
  expect(find(createEngine([...full.slice(0, 3), partial]), 'red radio').at(-1)).toBe(999);
  expect(find(createEngine([...full.slice(0, 23), partial]), 'red radio').at(-1)).toBe(999);
});

test('who names a model gets that model alone', () => {
  const engine = createEngine([product(1, 'Brother TN-2110 toner'), product(2, 'Brother TN-3170 toner')]);
  expect(find(engine, 'brother tn-2110 toner')).toEqual([1]);
});

test('by rating, what is sold out comes last; stock that nobody states is not sold out', () => {
  const engine = createEngine([
    product(1, 'Radio', { rating: 5, ratingCount: 300, inStock: false }),
    product(2, 'Radio', { rating: null, inStock: false }),
    product(3, 'Radio', { rating: null }),
    product(4, 'Radio', { rating: 4.9, ratingCount: 300, inStock: false, stockUnknown: true }),
    product(5, 'Radio', { rating: 3, ratingCount: 300 }),
  ]);
  expect(engine.search({ sort: 'rating', offset: 0, limit: 10 }).ids).toEqual([4, 5, 3, 1, 2]);
});

test('by price, what is sold out comes last, each part in order; stock that nobody states is not sold out', () => {
  const soldOut = { inStock: false };
  const engine = createEngine([
    product(1, 'Radio', { priceCents: 200, totalCents: 300, contentAmount: 100, ...soldOut }),
    product(2, 'Radio', { priceCents: 100, totalCents: 900, contentAmount: 100, ...soldOut }),
    product(3, 'Radio', {
      priceCents: 400,
      totalCents: 400,
      contentAmount: 100,
      ...soldOut,
      stockUnknown: true,
    }),
    product(4, 'Radio', { priceCents: 500, totalCents: 500, contentAmount: 200 }),
    product(5, 'Radio', { priceCents: 2 ** 31 - 1, totalCents: 2 ** 31 - 1, contentAmount: 1 }),
  ]);
  const sorted = (sort: 'price' | 'price_desc' | 'delivered' | 'unit_price') =>
    engine.search({ sort, offset: 0, limit: 10 }).ids;
  expect(sorted('price')).toEqual([3, 4, 5, 2, 1]);
  expect(sorted('price_desc')).toEqual([5, 4, 3, 1, 2]);
  expect(sorted('delivered')).toEqual([3, 4, 5, 1, 2]);
  expect(sorted('unit_price')).toEqual([4, 3, 5, 2, 1]);
});

describe('sorting', () => {
  const engine = createEngine([
    product(1, 'Radio', { priceCents: 300, totalCents: 999, rating: 5, ratingCount: 1, merchantsCount: 2 }),
    product(2, 'Radio', {
      priceCents: 500,
      totalCents: 500,
      rating: 4.6,
      ratingCount: 200,
      merchantsCount: 7,
    }),
    product(3, 'Radio', {
      priceCents: 400,
      totalCents: 700,
      rating: null,
      merchantsCount: 3,
      inStock: false,
    }),
    product(4, 'Radio', {
      priceCents: null,
      totalCents: null,
      rating: 2,
      ratingCount: 50,
      createdAt: 0,
      drops: { 7: { share: 0.2, cents: 100, belowUsual: 0.1 } },
    }),
  ]);
  test.each([
    ['relevance', [2, 1, 4, 3]],
    ['price', [1, 2, 3, 4]],
    ['price_desc', [2, 1, 3, 4]],
    ['delivered', [2, 1, 3, 4]],
    ['rating', [2, 1, 4, 3]],
    ['offers', [2, 3, 1, 4]],
    ['drop', [4, 2, 1, 3]],
    ['newest', [3, 2, 1, 4]],
  ] as const)('%s', (sort, expected) => {
    expect(engine.search({ sort, offset: 0, limit: 10 }).ids).toEqual(expected);
    expect(engine.search({ query: 'radio', sort, offset: 0, limit: 10 }).ids).toEqual(expected);
  });
});
