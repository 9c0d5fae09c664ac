import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const shopOf = (titles: readonly string[], path: string) => {
  const mapping = createCategoryMapping();
  mapping.learnShop(titles.map((title) => ({ title, path, networkPath: '' })));
  return (title: string) => mapping.ofThing(mapping.ofPaths(path, ''), title);
};
const times = (count: number, title: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => title(place));

test.each([
  ['Homme', 'Montre automatique acier', 'watches'],
  ['Femme', 'Eau de parfum 50 ml', 'perfume'],
  ['Women', 'Leather handbag', 'handbags'],
  ['Accueil > Femme', 'Montre dorée', 'watches'],
  ['Enfant', 'Trottinette', 'scooters-skates'],
  ['Homme', 'Jean slim', 'mens-clothing'],
  ['Chaussures > Femme', 'Lina', 'womens-shoes'],
])('a shelf that only says for whom leaves it to the title what is on it: %s, %s', (path, title, key) => {
  expect(shopOf([], path)(title)).toBe(key);
});

test('what nothing names on such a shelf is clothes in a shop of fashion only', () => {
  const clothes = times(30, (place) => `Pantalon chino Norvik ${place}`);
  expect(shopOf(clothes, 'Femme')('Belcor 7')).toBe('womens-clothing');
  const names = times(30, (place) => `Belcor ${place}`);
  expect(shopOf(names, 'Femme')('Belcor 7')).toBe('other');
});

test.each([
  ['Vegan;Enfants', 'Savon lapin', 'bath-body'],
  ['Bien-être et détente;Enfants;Vegan', 'Boule de bain – Rose', 'bath-body'],
  ['Hommes;Parfum', 'Parfum d’ambiance spray – Figue', 'candles-vases'],
  ['Hommes;Parfum', 'Eau de parfum Figue', 'perfume'],
  ['Homme;T-shirts', 'Norvik uni', 'mens-clothing'],
])('nor does one of several categories side by side: %s, %s', (path, title, key) => {
  expect(shopOf([], path)(title)).toBe(key);
});
