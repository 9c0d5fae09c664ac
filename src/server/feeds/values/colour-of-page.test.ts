import { expect, it } from 'vitest';
import { colourOfPage } from './colour-of-page.ts';

it.each([
  ['Haut Léa', 'https://s.example/products/haut-lea-noir', 'noir'],
  ['Haut Léa', 'https://s.example/products/haut-lea-light-blue.html?a=1', 'light blue'],
  ['Haut Léa noir', 'https://s.example/products/haut-lea-noir', ''],
  ['Haut Léa', 'https://s.example/products/haut-lea-2', ''],
  ['Haut Léa', 'https://s.example/femme/haut-lea-beige-rose/GN-1201-36', 'beige rose'],
  ['Haut Léa', 'https://s.example/femme/haut-lea-noir/avis', ''],
  ['Basket 2.0 W', 'https://s.example/femme/basket-2.0-w-noir/GN-1201-36', 'noir'],
  ['Basket 2.0 W', 'https://s.example/femme/basket-2-0-w-noir.html', 'noir'],
  ['Basket W', 'https://s.example/femme/basket-w-sage-green-white', 'sage green white'],
  ['Basket W', 'https://s.example/femme/basket-w-en-cuir-noir', ''],
  ['Haut Léa', 'https://s.example/products/jupe-noir', ''],
  ['Haut Léa', 'https://s.example/products/haut-lea-edition-speciale-noir', ''],
])('%s at %s is %s', (title, link, colour) => {
  expect(colourOfPage(title, link)).toBe(colour);
});

it('is read in linear time', () => {
  expect(colourOfPage('a'.repeat(500), `https://s.example/${'a-'.repeat(50_000)}noir`)).toBe('');
  expect(colourOfPage('a', `https://s.example${'/a'.repeat(50_000)}?`)).toBe('');
});
