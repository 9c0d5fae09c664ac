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
  ['three things', 'iphone 15 vs 16 vs 17', ['iphone 15', 'iphone 16', 'iphone 17']],
  ['three, said whole', 'rtx 3060 vs rtx 3070 vs rtx 3080', ['rtx 3060', 'rtx 3070', 'rtx 3080']],
  [
    'what stands behind the last',
    'canon ou epson ou nikon reflex',
    ['canon reflex', 'epson reflex', 'nikon reflex'],
  ],
  [
    'numbers among words for both',
    'batterie 6 ou 9 cellules',
    ['batterie 6 cellules', 'batterie 9 cellules'],
  ],
  ['a number and what goes with both', 'iphone 15 vs 16 pro', ['iphone 15 pro', 'iphone 16 pro']],
  ['makers of a kind', 'tv samsung ou lg 55 pouces', ['tv samsung 55 pouces', 'tv lg 55 pouces']],
  ['lines of makers', 'xiaomi redmi ou oppo reno', ['xiaomi redmi', 'oppo reno']],
  ['as many parts that share nothing', 'canon vs epson eos vs nikon', undefined],
  ['more than four', 'ps1 vs ps2 vs ps3 vs ps4 vs ps5', undefined],
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
