import { expect, test } from 'vitest';
import type { ProductList } from '../../contract/catalogue/list-schema.ts';
import { familyList } from './list-notes.ts';

const listOf = (size: string | null): ProductList =>
  ({
    ...{ families: [], total: 1, productsTotal: 1, facets: null, unknownSizes: [] },
    products: [{ _id: '7', title: 'Jean', images: [], size }],
  }) as unknown as ProductList;

test('a card in a size says which one, and leads to the product in it', () => {
  const [card] = familyList(listOf('W32/L34'), 'fr').products;
  expect(card).toMatchObject({ size: 'W32/L34', query: '?size=W32%2FL34', family: 'Taille W32/L34' });
  expect(familyList(listOf('42.5'), 'fr').products[0]?.family).toBe('Taille 42,5');
  expect(familyList(listOf('8 ans'), 'en').products[0]?.family).toBe('Size 8 years');
});

test('sizes that nothing comes in are told by their names', () => {
  const list = { ...listOf(null), unknownSizes: ['43.5', '99'] };
  expect(familyList(list, 'fr').unknownSizes?.note).toContain('en taille 43,5, 99');
  expect(familyList(list, 'en').unknownSizes?.note).toContain('in size 43.5, 99');
  expect(familyList(listOf(null), 'fr')).not.toHaveProperty('unknownSizes');
});

test('a card in no size says nothing of it', () => {
  const [card] = familyList(listOf(null), 'fr').products;
  expect(card).not.toHaveProperty('query');
  expect(card).not.toHaveProperty('family');
});
