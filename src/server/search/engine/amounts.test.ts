import { describe, expect, test } from 'vitest';
import { createEngine, find, product } from '../../../../test/helpers/search-engine.ts';

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

test('the year of a model stays', () => {
  const games = createEngine([product(1, 'Acme football 2024'), product(2, 'Acme football 2023')]);
  expect(find(games, 'football 2024')[0]).toBe(1);
});
