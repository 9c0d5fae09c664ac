import { expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';

const mapping = createCategoryMapping();
const place = (title: string, page: string, path = '') =>
  mapping.ofThing(mapping.ofPaths(path, ''), title, { page: `https://shop.example${page}` });

test.each([
  ['Norvik & co, scintillant', '/les-colliers/135-ecrous-scintillants.html', 'necklaces'],
  ['Norvik Pro Max', '/produits/balance-connectee-norvik.html', 'health-monitors'],
  ['Norvik Ring X1', '/produits/bague-connect%C3%A9e', 'smartwatches'],
])('%s is what its page is called: %s', (title, page, key) => {
  expect(place(title, page)).toBe(key);
});

test.each([
  ['Norvik GO1', '/us/women/norvik-go1-beige-cactus/GND-110'],
  ['Norvik GO1', '/home/item/norvik-go1'],
  ['Норвик GO1', '/product/maska-dlja-litsa'],
  ['Norvik GO1', '/%E0%A4/'],
])(
  '%s is not called by colours, by how pages are made, nor by Cyrillic in Latin letters: %s',
  (title, page) => {
    expect(place(title, page)).toBe('other');
  },
);

test('what a title says goes before', () => {
  expect(place('Rasoir électrique', '/produits/balance-connectee.html')).toBe('shaving');
});
