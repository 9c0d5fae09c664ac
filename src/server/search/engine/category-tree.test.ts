import { expect, test } from 'vitest';
import { product } from '../../../../test/helpers/search-engine.ts';
import { createTestCatalogue } from '../../../../test/helpers/search-index.ts';
import { openEngine } from './engine.ts';
import { createSenseFinders } from './words/synonyms.ts';

const [computing, parts, cards, coolers, toys] = [1, 2, 3, 4, 5];
const categories = [
  { id: computing, names: ['Computing', 'Informatique'] },
  { id: parts, names: ['PC parts', 'Composants PC'], parentId: computing },
  { id: cards, names: ['Graphics cards', 'Cartes graphiques'], parentId: parts },
  { id: coolers, names: ['Coolers', 'Ventirads'], parentId: parts },
  { id: toys, names: ['Toys', 'Jouets'] },
];
const documents = [
  product(10, 'Acme Alpha', { categoryId: cards }),
  product(11, 'Acme Beta', { categoryId: cards }),
  product(12, 'Acme Gamma', { categoryId: coolers }),
  product(13, 'Acme Delta', { categoryId: parts }),
  product(14, 'Acme Epsilon', { categoryId: toys }),
];
const engine = openEngine(createTestCatalogue(documents).build({ categories }), createSenseFinders([]));
const facets = { specificationKeys: new Map() };
const all = { sort: 'price', offset: 0, limit: 10 } as const;

test('a category lists and counts what is below it', () => {
  expect(engine.search({ ...all, categoryId: parts }).ids).toEqual([10, 11, 12, 13]);
  expect(engine.search({ ...all, categoryId: computing, query: 'gamma' }).ids).toEqual([12]);
  expect(Object.fromEntries(engine.countsByCategory())).toMatchObject({ 1: 4, 2: 4, 3: 2, 4: 1, 5: 1 });
});

test('its facet names those right below it, each with all that it holds', () => {
  const namesOf = (categoryId: number) =>
    engine.search({ ...all, categoryId, facets: { ...facets, categoryId } }).facets?.categories;
  expect(namesOf(computing)).toEqual([{ value: parts, count: 4, isChosen: false }]);
  expect(namesOf(parts)).toEqual([
    { value: cards, count: 2, isChosen: false },
    { value: coolers, count: 1, isChosen: false },
  ]);
  expect(namesOf(cards)).toEqual([]);
});

test('a search names those that products are in, and one that is chosen takes what is below it', () => {
  const found = engine.search({ ...all, query: 'acme', filters: { categoryIds: [parts] }, facets });
  expect(found.ids).toEqual([10, 11, 12, 13]);
  expect(found.facets?.categories).toEqual([
    { value: parts, count: 4, isChosen: true },
    { value: cards, count: 2, isChosen: false },
    { value: coolers, count: 1, isChosen: false },
    { value: toys, count: 1, isChosen: false },
  ]);
  expect(found.facets?.leadingCategoryId).toBe(parts);
});

test('its name finds what is below it', () => {
  expect(new Set(engine.search({ ...all, query: 'informatique', sort: 'relevance' }).ids)).toEqual(
    new Set([10, 11, 12, 13]),
  );
});

test('a name that covers several things speaks of those that have no category of their own', () => {
  const [jewellery, rings, watches] = [1, 2, 3];
  const tree = [
    { id: jewellery, names: ['Jewellery & Watches', 'Bijoux & montres'], parentId: null },
    { id: rings, names: ['Rings', 'Bagues'], parentId: jewellery },
    { id: watches, names: ['Watches', 'Montres'], parentId: jewellery },
  ];
  const things = [
    product(20, 'Acme Alpha', { categoryId: rings }),
    product(21, 'Acme Beta', { categoryId: watches }),
  ];
  const shop = openEngine(createTestCatalogue(things).build({ categories: tree }), createSenseFinders([]));
  const find = (query: string) => shop.search({ ...all, query, sort: 'relevance' }).ids;
  expect(find('montre')).toEqual([21]);
  expect(find('watch acme')[0]).toBe(21);
  expect(new Set(find('bijoux'))).toEqual(new Set([20, 21]));
});

test('what is for the things of the category above is none of them, unlike what is such a thing', () => {
  const [devices, printers, ink, photo] = [1, 2, 3, 4];
  const tree = [
    { id: devices, names: ['Computing', 'Informatique'] },
    { id: printers, names: ['Printers & Scanners', 'Imprimantes & scanners'], parentId: devices },
    { id: ink, names: ['Printer Ink & Toner', 'Encres & toners'], called: ['toner'], parentId: printers },
    { id: photo, names: ['Photo Printers', 'Imprimantes photo'], parentId: printers },
  ];
  const things = [
    product(30, 'Toner laser Acme noir', { categoryId: ink, merchantsCount: 9 }),
    product(31, 'Acme imprimante laser 28 ppm', { categoryId: printers }),
    product(32, 'Acme Delta laser', { categoryId: photo }),
  ];
  const synonyms = [{ said: ['printer', 'imprimante'] }];
  const shop = openEngine(
    createTestCatalogue(things).build({ categories: tree, synonyms }),
    createSenseFinders(synonyms),
  );
  const find = (query: string) => shop.search({ ...all, query, sort: 'relevance' });
  expect(find('imprimante laser noir')).toMatchObject({ ids: [31, 32], missingWords: ['noir'] });
  expect(find('imprimante laser').ids.slice(0, 2)).toEqual([31, 32]);
  expect(find('toner noir').ids).toEqual([30]);
});
