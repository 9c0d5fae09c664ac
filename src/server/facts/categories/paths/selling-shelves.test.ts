import { expect, it } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';
import { isSellingShelf } from './selling-shelves.ts';
import { splitSteps } from './steps.ts';

const mapping = createCategoryMapping();
const place = (path: string, title: string) => mapping.ofThing(mapping.ofPaths(path, ''), title);

it.each([
  'En stock',
  'Sur mesure',
  'SECONDE MAIN',
  'Voir tout',
  'Nos coups de cœur',
  'Ventes flash !',
  'Collection été 2026',
  'Pre-order',
  'Print-on-demand',
  'Design-Your-Own',
  'Sin categoría',
  'Sonstiges',
  'Marken',
  'Soldes d’hiver',
  'Tout à 10 €',
  '-50 %',
  'Top 10',
  'Passerelle',
])('a shelf by which a shop sells says nothing: %s', (path) => {
  expect(isSellingShelf(path)).toBe(true);
  expect(mapping.ofPaths(path, '').rule).toBe('none');
  expect(place(path, 'Norvik cordless drill')).toBe('power-tools');
});

it.each(['Drills', 'Top', 'Vins en stock', 'Marque-pages', 'Sur mesure > Rideaux', 'Mini fridges'])(
  'one that names a thing as well is heard: %s',
  (path) => {
    expect(isSellingShelf(path)).toBe(false);
  },
);

it('a step before or behind it says what the thing is', () => {
  expect(splitSteps('Soldes d’hiver > Rideaux > En stock')).toEqual(['Rideaux']);
  expect(place('Rideaux > Nouveautés > En stock', 'Norvik Quorl')).toBe('rugs-curtains');
});
