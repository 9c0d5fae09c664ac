import { expect, test } from 'vitest';
import type { ProductList } from '../../contract/catalogue/list-schema.ts';
import { familyList } from './list-notes.ts';

const narrowedTo = (...sizes: string[]): ProductList =>
  ({
    ...{ families: [], total: 1, productsTotal: 1 },
    products: [{ _id: '7', title: 'Jean', images: [] }],
    facets: {
      specifications: [
        {
          key: 'size',
          values: ['L', 'W32/L34'].map((value) => ({ value, isChosen: sizes.includes(value) })),
        },
      ],
    },
  }) as unknown as ProductList;

test('products of a list that is narrowed to one size open in it', () => {
  const queryOf = (list: ProductList) => familyList(list, 'fr').products[0]?.query;
  expect(queryOf(narrowedTo('W32/L34'))).toBe('?size=W32%2FL34');
  expect(queryOf(narrowedTo())).toBeUndefined();
  expect(queryOf(narrowedTo('L', 'W32/L34'))).toBeUndefined();
  expect(queryOf({ ...narrowedTo('L'), facets: null })).toBeUndefined();
});
