import { expect, it } from 'vitest';
import { pageLanguage } from './ssr.ts';

const ask = (path: string, headers: Record<string, string> = {}) =>
  pageLanguage(new Request(`http://shop.test${path}`, { headers }));

it('takes the language of the address first', () => {
  expect(ask('/en/product/5', { cookie: 'lang=fr', 'accept-language': 'fr' })).toBe('en');
  expect(ask('/en.data', { cookie: 'lang=fr' })).toBe('en');
  expect(ask('/fr')).toBe('fr');
});

it('then the visitor’s choice, then the browser’s, then French', () => {
  expect(ask('/products', { cookie: 'a=1; lang=en; b=2', 'accept-language': 'fr' })).toBe('en');
  expect(ask('/products', { cookie: 'lang=de', 'accept-language': 'de, en;q=0.5' })).toBe('en');
  expect(ask('/products', { 'accept-language': 'de' })).toBe('fr');
  expect(ask('/')).toBe('fr');
});
