import { expect, test } from 'vitest';
import { asCompared, comparedThings } from './compared.ts';

test.each([
  ['two models', 'iphone 15 vs iphone 16', ['iphone 15', 'iphone 16']],
  ['what the second one leaves out', 'iphone 15 vs 16', ['iphone 15', 'iphone 16']],
  ['what the first one leaves out', 's23 vs s24 ultra', ['s23 ultra', 's24 ultra']],
  ['models of two makers', 'redmi 13c ou galaxy a05', ['redmi 13c', 'galaxy a05']],
  ['makers', 'samsung or nokia', ['samsung', 'nokia']],
  ['kinds', 'aspirateur balai versus robot', ['aspirateur balai', 'aspirateur robot']],
  ['what is for either', 'croquettes chien ou chat', undefined],
  ['three things', 'iphone 15 vs 16 vs 17', undefined],
  ['nothing behind it', 'iphone 15 vs ', undefined],
  ['a long text', 'coque souple pour zetaro plio 12 ou zetaro plio 13', undefined],
  ['no comparison', 'samsung galaxy', undefined],
])('%s: %s', (_what, text, things) => {
  const marked = asCompared(text);
  expect(marked && comparedThings(marked)).toEqual(things);
});

test('on a French page "or" is gold', () => {
  expect(asCompared('montre casio or 18 carats', 'fr')).toBeUndefined();
  expect(asCompared('samsung ou nokia', 'fr')).toBeDefined();
  expect(asCompared('samsung or nokia', 'en')).toBeDefined();
});

test('a text of any length is read', () => {
  expect(asCompared('ou '.repeat(30_000))).toBeUndefined();
  expect(asCompared(`${' '.repeat(50_000)}vs${' '.repeat(50_000)}`)).toBeUndefined();
});
