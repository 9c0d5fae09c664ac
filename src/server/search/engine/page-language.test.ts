import { describe, expect, test } from 'vitest';
import { product } from '../../../../test/helpers/search-engine.ts';
import { createTestCatalogue } from '../../../../test/helpers/search-index.ts';
import type { Language } from '../../../contract/language.ts';
import { openEngine } from './engine.ts';
import type { SearchDocument, Synonyms } from './search-document.ts';
import { createSenseFinders } from './words/synonyms.ts';

const synonyms: Synonyms = [
  { said: ['dress', 'robe'] },
  { said: ['dressing gown', 'peignoir', 'robe de chambre'] },
  { said: ['oven'], asked: ['four'] },
  { said: ['sneaker'], asked: ['basket'] },
];
const categories = [
  { id: 1, names: ['Clothing', 'Mode'], called: [], parentId: null },
  { id: 2, names: ['Women', 'Femme'], called: ['robe', 'dress'], parentId: 1 },
  { id: 3, names: ['Nightwear', 'Nuit'], called: ['robe', 'dressing gown'], parentId: 1 },
  { id: 4, names: ['Kitchen', 'Cuisine'], called: ['oven'], parentId: null },
  { id: 5, names: ['Storage', 'Rangement'], called: ['panier', 'basket'], parentId: null },
  { id: 6, names: ['Shoes', 'Chaussures'], called: ['sneaker'], parentId: 1 },
];
const engineOf = (documents: readonly SearchDocument[]) =>
  openEngine(createTestCatalogue(documents).build({ categories, synonyms }), createSenseFinders(synonyms));

describe('what a word means that names two things is told by the page’s language', () => {
  const engine = engineOf([
    product(1, 'Plush robe', { categoryId: 3 }),
    product(2, 'Fleece robe with hood', { categoryId: 3 }),
    product(3, 'Robe longue', { categoryId: 2 }),
    product(4, 'Summer dress', { categoryId: 2 }),
    product(5, 'Peignoir en coton', { categoryId: 3 }),
    product(6, 'Wire basket', { categoryId: 5 }),
    product(7, 'Acme sneaker', { categoryId: 6 }),
    product(8, 'Panier en osier', { categoryId: 5 }),
    product(9, 'Compact oven', { categoryId: 4 }),
    product(10, 'Set of four bowls', { categoryId: 5 }),
  ]);
  const find = (query: string, language?: Language) =>
    engine.search({ query, language, sort: 'relevance', offset: 0, limit: 100 }).ids;

  test('dresses come first on a French page, and the others follow; elsewhere both are meant', () => {
    expect(new Set(find('robe', 'fr').slice(0, 2))).toEqual(new Set([3, 4]));
    expect(find('robe', 'fr')).toContain(1);
    expect(find('robe', 'en').toSorted()).toEqual(find('robe').toSorted());
    for (const id of [1, 2, 3]) expect(find('robe', 'en')).toContain(id);
  });

  test('shoes or something to carry, an oven or a number', () => {
    expect(find('basket', 'fr')[0]).toBe(7);
    for (const id of [6, 7]) expect(find('basket', 'en')).toContain(id);
    expect(find('four', 'fr')[0]).toBe(9);
    expect(find('four', 'en')).toContain(10);
  });

  test('what is refused is so in both languages', () => {
    const clothes = engineOf(
      ['dressing gown', 'peignoir', 'sneaker'].map((thing, at) => product(at + 1, `Acme ${thing}`)),
    );
    for (const refused of ['peignoir', 'robe de chambre', 'dressing gown']) {
      const query = `acme sauf ${refused}`;
      const found = clothes.search({ query, language: 'fr', sort: 'relevance', offset: 0, limit: 9 });
      expect(found).toMatchObject({ ids: [3], total: 1 });
    }
  });

  test('a phrase tells by itself', () => {
    expect(find('robe de chambre', 'fr')[0]).toBe(5);
  });

  test('suggestions follow the page as well', () => {
    expect([3, 4]).toContain(engine.suggest('robe', 5, 'fr').productIds[0]);
    expect([1, 2, 5]).toContain(engine.suggest('robe', 5, 'en').productIds[0]);
  });

  test('what is all there is, is found on either page', () => {
    const gowns = engineOf([product(1, 'Plush robe', { categoryId: 3 })]);
    const dresses = engineOf([product(3, 'Robe longue', { categoryId: 2 })]);
    for (const language of ['fr', 'en'] as const) {
      const request = { query: 'robe', language, sort: 'relevance', offset: 0, limit: 9 } as const;
      expect(gowns.search(request).ids).toEqual([1]);
      expect(dresses.search(request).ids).toEqual([3]);
    }
  });
});
