import { expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';

const mapping = createCategoryMapping();
const place = (path: string) => mapping.ofThing(mapping.ofPaths(path, ''), 'Norvik Quorl');

test.each([
  ['clothing', 'Jacken', 'Hemden', 'Giacche', 'Giubbotti', 'Broeken', 'Koszulki'],
  ['watches', 'Uhren', 'Orologi', 'Relojes'],
  ['wine', 'Vini', 'Vini rossi', 'Rode wijnen'],
  ['savoury-grocery', 'Formaggi', 'Boucherie', 'Poissonnerie', 'Kühlregal', 'Knödel', 'Aceites'],
  ['sweet-grocery', 'Dolci', 'Słodycze'],
  ['rugs-curtains', 'Vorhänge', 'Tappeti'],
  ['tables-chairs', 'Sgabelli'],
  ['cookware', 'Töpfe', 'Hrnce'],
  ['hats-scarves-gloves', 'Mutsen', 'Kapelusze'],
])('shelves of one word are what shops of that language keep on them: %s', (key, ...shelves) => {
  expect(shelves.map(place)).toEqual(shelves.map(() => key));
});

test('a step before says which of several kinds it is', () => {
  expect(place('Damenmode > Jacken')).toBe('womens-clothing');
});

test('what is above two kinds is told apart by the title', () => {
  expect(mapping.ofThing(mapping.ofPaths('Jacken', ''), 'Damen Winterjacke')).toBe('womens-clothing');
});
