import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';
import { shelfOfClearTitles } from './shop-sense.ts';
import { learnShelves } from './shop-shelves.ts';

const mappingOf = (things: readonly { title: string; path: string }[]) => {
  const mapping = createCategoryMapping();
  mapping.learnShop(things.map((thing) => ({ ...thing, networkPath: '' })));
  return (path: string, title: string) => mapping.ofThing(mapping.ofPaths(path, ''), title);
};

test('a shelf whose name says nothing holds what nearly all on it is', () => {
  const things = ['skirt', 'blouse', 'dress', 'trousers', 'cardigan', 'jumper'].map((thing, number) => ({
    title: `Norvik ${number} ${thing}`,
    path: 'Norvik Zumbra',
  }));
  const books = Array.from({ length: 6 }, (_, number) => ({
    title: `Paperback novel ${number}`,
    path: 'Norvik Quelda',
  }));
  const place = mappingOf([...things, ...books]);
  expect(place('Norvik Zumbra', 'Arvelo Zoon')).toBe('clothing');
  expect(place('Norvik Other', 'Arvelo Zoon')).toBe('other');
});

test('shelves of few known things or of several kinds tell nothing', () => {
  const of = (shelf: string, ...keys: string[]) => keys.map((key) => ({ shelf, key }));
  const shelves = learnShelves([
    ...of('few', 'makeup', 'makeup', 'makeup'),
    ...of('unknown', 'makeup', 'makeup', 'makeup', 'makeup', ...Array.from({ length: 5 }, () => 'other')),
    ...of('mixed', 'makeup', 'books', 'makeup', 'films', 'makeup'),
    ...of('known', 'makeup', 'makeup', 'skin-care', 'hair-care', 'other'),
    ...of('', 'makeup', 'makeup', 'makeup', 'makeup'),
  ]);
  expect(['few', 'unknown', 'mixed', 'known', ''].map(shelves)).toEqual([
    undefined,
    undefined,
    undefined,
    'beauty',
    undefined,
  ]);
});

test('a shelf holds what its titles clearly name, whatever its name seems to say', () => {
  const sealers = ['Timber', 'Concrete', 'Grout', 'Stone'].map((what, number) => ({
    title: `Norvik ${what.toLowerCase()} sealer ${number + 1} L`,
    path: 'Sealers',
  }));
  const place = mappingOf(sealers);
  expect(place('Sealers', 'Norvik Premium Plus 5 L')).toBe('paint-glue');
});

test('a shelf is what its name says where a title confirms that, or too few tell', () => {
  const four = Array.from({ length: 4 }, () => 'paint-glue');
  expect(shelfOfClearTitles('kitchen-appliances', four, 4)).toBe('paint-glue');
  expect(shelfOfClearTitles('kitchen-appliances', [...four, 'cooking'], 5)).toBeUndefined();
  expect(shelfOfClearTitles('kitchen-appliances', four.slice(1), 3)).toBeUndefined();
  expect(shelfOfClearTitles('kitchen-appliances', four, 20)).toBeUndefined();
  expect(shelfOfClearTitles('earrings', [...four, 'headphones', 'tables-chairs'], 6)).toBeUndefined();
});

test('titles do not outweigh a shelf that the steps before it confirm', () => {
  const path = 'Composants PC > Ventilateur';
  const place = mappingOf(
    Array.from({ length: 8 }, (_, number) => ({ title: `Ventilateur Norvik ${number}`, path })),
  );
  expect(place(path, 'Ventilateur Norvik 9')).toBe('cooling');
});
