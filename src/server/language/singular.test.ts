import { expect, test } from 'vitest';
import { singular } from './singular.ts';

const singulars = (words: string): string => words.split(' ').map(singular).join(' ');

test.each([
  [
    'laptops batteries watches boxes dishes lenses movies prizes',
    'laptop battery watch box dish lens movie prize',
  ],
  ['cartouches sacoches housses tasses etuis pneus menus', 'cartouche sacoche housse tasse etui pneu menu'],
  ['animaux journaux vitraux bureaux jeux bijoux', 'animal journal vitrail bureau jeu bijou'],
  ['bougies series cookies blanches rousses bleus', 'bougie serie cookie blanche rousse bleu'],
])('%s are %s', (plurals, expected) => {
  expect(singulars(plurals)).toBe(expected);
});

test('what ends like a plural and is none stays', () => {
  const words =
    'souris tapis lens matelas cadenas bus plus prix voix corps wireless windows tights bras asus 55s gas';
  expect(singulars(words)).toBe(words);
});

test('words of no dictionary go by their letters', () => {
  expect(singulars('airpods zorbles trixes')).toBe('airpod zorble trix');
});
