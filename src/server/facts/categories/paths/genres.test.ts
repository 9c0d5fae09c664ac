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
