import { expect, test } from 'vitest';
import type { Category } from '../../contract/catalogue/schema.ts';
import { createCategories } from './categories.ts';

const categories = createCategories(
  [
    { id: 1, key: 'bags-cases', name: 'Bags & Cases', nameFr: 'Sacs & housses', parentId: null },
    { id: 2, key: 'audio', name: 'Sound', nameFr: 'Audio', parentId: 1 },
    { id: 3, key: 'sound', name: 'Audio', nameFr: 'Son', parentId: 2 },
  ],
  new Map([[2, 7]]),
);

test.each([
  ['Bags & Cases', 1],
  ['  bags &  CASES ', 1],
  ['bags-cases', 1],
  ['Sacs & housses', 1],
  ['son', 3],
  // A name wins over a key, a key over a French name.
  ['audio', 3],
  ['sound', 2],
  ['nope', undefined],
  ['', undefined],
])('“%s” is %s', (text, id) => {
  expect(categories.find(text)?._id).toBe(id && String(id));
});

test('counts what is listed', () => {
  expect(categories.all.map(({ productsCount }) => productsCount)).toEqual([0, 7, 0]);
});

test('tells what a category is part of, and what is right below it', () => {
  const [bags, sound, son] = categories.all as [Category, Category, Category];
  expect(categories.pathTo(son)).toEqual([bags, sound, son]);
  expect(categories.pathTo(bags)).toEqual([bags]);
  expect(categories.childrenOf(bags)).toEqual([sound]);
  expect(categories.childrenOf(son)).toEqual([]);
});
