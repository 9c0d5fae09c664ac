import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const mapping = createCategoryMapping();
const place = (path: string) => mapping.ofThing(mapping.ofPaths(path, ''), 'Norvik Quorl');

test.each([
  ['Mystery', 'books'],
  ['Historical Fiction', 'books'],
  ['Roman policier', 'books'],
  ['Ciencia ficción', 'books'],
  ['Livres > Policier', 'books'],
  ['DVD > Thriller', 'films'],
  ['Films > Science-fiction', 'films'],
  ['Jeux vidéo > Science-fiction', 'video-games'],
])('a genre alone is of books, below films and games of these: %s', (path, key) => {
  expect(place(path)).toBe(key);
});

test.each([
  ['Norvik (DVD)', 'films'],
  ['Norvik [Blu-ray]', 'films'],
  ['The silent patient', 'books'],
  ['Film of a lost summer', 'books'],
])('on a shelf of a genre alone the title says that it is a film: %s', (title, key) => {
  expect(mapping.ofThing(mapping.ofPaths('Thriller', ''), title)).toBe(key);
});
