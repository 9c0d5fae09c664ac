import { expect, it } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';

const mapping = createCategoryMapping();
const [book, medicine] = ['09782070360024', '03400930000120'];

it.each([
  ['Le petit jardinier', '', book, 'books'],
  ['Les tartes de saison', 'Cuisine', book, 'books'],
  ['Puzzle 500 pièces Orva', '', book, 'board-games'],
  ['Orva en musique', 'Jeux de société', book, 'board-games'],
  ['ORVAZINE 5MG ARROW CPR 30', '', medicine, 'medicine-first-aid'],
  ['ORVAZINE CPR 30', '', medicine, 'medicine-first-aid'],
  ['ORVAMAG CPR 60', 'Compléments alimentaires', medicine, 'vitamins-supplements'],
  ['Le petit jardinier', '', '03256225051237', undefined],
])('reads what its codes say of %s in "%s"', (title, path, code, key) => {
  const shelf = mapping.ofPaths(path, '');
  const told = mapping.ofThing(shelf, title, { codes: [code] });
  expect(told).toBe(key ?? mapping.ofThing(shelf, title));
});

it('reads grades of oils as what only those have', () => {
  const of = (title: string, path: string) => mapping.ofThing(mapping.ofPaths(path, ''), title);
  expect(of('Norvik X-tra 5W-40 5L', '')).toBe('car-accessories');
  expect(of('Norvik Classic 10W40', 'Moteur')).toBe('car-accessories');
  expect(of('Norvik SAE 30 1 L', '')).toBe('car-accessories');
  expect(of('Huile SAE 30 1 L', '')).toBe('car-accessories');
  expect(of('Panneau LED 10W-20W', '')).not.toBe('car-accessories');
});

it.each([
  'Spot GU10 5W-30°',
  'Downlight 10W-60° 3000K',
  'Applique 10W-30cm',
  'Haut-parleur 20W-80Hz',
  'Résistance 5W50 ohms',
  'T-shirt "10W-40" garage',
  'Enseigne 20W50 métal',
  'Clé SAE 10 pièces',
  'Jeu de clés SAE 30 pièces',
  'Fuel hose 10ft SAE 30 R7',
])('takes no watts, inches or prints for grades of oils: %s', (title) => {
  expect(mapping.ofThing(mapping.ofPaths('', ''), title)).not.toBe('car-accessories');
});
