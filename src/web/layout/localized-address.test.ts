import { expect, it } from 'vitest';
import { inLanguage, withoutLanguage } from './localized-address.ts';

it('takes a language off a path', () => {
  expect(withoutLanguage('/en/product/5')).toBe('/product/5');
  expect(withoutLanguage('/product/5')).toBe('/product/5');
  expect(withoutLanguage('/fr')).toBe('/');
  expect(withoutLanguage('/fr/')).toBe('/');
  expect(withoutLanguage('/fr/how-we-rank/')).toBe('/how-we-rank');
  expect(withoutLanguage('/frites')).toBe('/frites');
});

it('puts a language on a path, whatever it had', () => {
  expect(inLanguage('/en/category/Computer%20Components', 'fr')).toBe('/fr/category/Computer%20Components');
  expect(inLanguage('/compare/5', 'en')).toBe('/en/compare/5');
  expect(inLanguage('/', 'fr')).toBe('/fr');
});
