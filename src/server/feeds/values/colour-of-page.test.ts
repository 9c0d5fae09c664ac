import { expect, it } from 'vitest';
import { colourOfPage } from './colour-of-page.ts';

it.each([
  ['Haut Léa', 'https://s.example/products/haut-lea-noir', 'noir'],
  ['Haut Léa', 'https://s.example/products/haut-lea-light-blue.html?a=1', 'light blue'],
  ['Haut Léa noir', 'https://s.example/products/haut-lea-noir', ''],
  ['Haut Léa', 'https://s.example/products/haut-lea-2', ''],
  ['Haut Léa', 'https://s.example/femme/haut-lea-beige-rose/GN-1201-36', 'beige rose'],
  ['Haut Léa', 'https://s.example/femme/haut-lea-noir/avis', ''],
  ['Haut Léa', 'https://s.example/products/jupe-noir', ''],
  ['Haut Léa', 'https://s.example/products/haut-lea-edition-speciale-noir', ''],
])('%s at %s is %s', (title, link, colour) => {
  expect(colourOfPage(title, link)).toBe(colour);
});

it('is read in linear time', () => {
  expect(colourOfPage('a'.repeat(500), `https://s.example/${'a-'.repeat(50_000)}noir`)).toBe('');
  expect(colourOfPage('a', `https://s.example${'/a'.repeat(50_000)}?`)).toBe('');
});
