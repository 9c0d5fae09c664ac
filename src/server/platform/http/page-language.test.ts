import { expect, it } from 'vitest';
import { addressLanguage, pageLanguage } from './page-language.ts';

it('takes the language of the address first', () => {
  expect(pageLanguage('/en/product/5', { cookie: 'lang=fr', 'accept-language': 'fr' })).toBe('en');
  expect(pageLanguage('/en.data', { cookie: 'lang=fr' })).toBe('en');
  expect(pageLanguage('/fr', {})).toBe('fr');
});

it('then the visitor’s choice, then the browser’s, then French', () => {
  expect(pageLanguage('/products', { cookie: 'a=1; lang=en; b=2', 'accept-language': 'fr' })).toBe('en');
  expect(pageLanguage('/products', { cookie: 'lang=de', 'accept-language': 'de, en;q=0.5' })).toBe('en');
  expect(pageLanguage('/products', { 'accept-language': 'de' })).toBe('fr');
  expect(pageLanguage('/', {})).toBe('fr');
});

it('knows an address with a language from one that only begins like it', () => {
  expect(addressLanguage('/fr/products')).toBe('fr');
  expect(addressLanguage('/fr.data')).toBe('fr');
  expect(addressLanguage('/france')).toBeUndefined();
  expect(addressLanguage('/de/products')).toBeUndefined();
  expect(addressLanguage('//en')).toBeUndefined();
});
