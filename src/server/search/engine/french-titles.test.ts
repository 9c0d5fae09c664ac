import { describe, expect, test } from 'vitest';
import { createEngine, find, product } from '../../../../test/helpers/search-engine.ts';

describe('what a French title calls a thing is its first noun', () => {
  test.each([
    ['by its first word alone', 'manette zorbox', 'Chargeur manette zorbox', 'Manette zorbox rapide turbo'],
    [
      'by a first word of French only',
      'beer',
      'Affiche forty shades of beer',
      'Turbo silent mellow brown beer',
    ],
    ['by an ending', 'climatiseur', 'Commande climatiseur', 'Climatiseur mobile turbo silencieux'],
    ['by whom it is for', 'casque', 'Support casque homme', 'Casque homme turbo silencieux'],
    ['by accents', 'lampe', 'Étagère lampe', 'Lampe turbo silencieuse déportée'],
    ['behind a name of no language', 'coque', 'Chargeur coque', 'Zorbix coque turbo silencieuse'],
    ['behind names', 'balançoire', 'Étagère balançoire', 'Zorbix balançoire réglable turbo'],
  ])('told %s: %s', (_what, query, other, thing) => {
    expect(find(createEngine([product(1, other), product(2, thing)]), query)[0]).toBe(2);
  });

  test('a maker’s accents do not tell', () => {
    const engine = createEngine([
      product(1, 'Lamp Béla cover', { brand: 'Béla' }),
      product(2, 'Béla desk lamp', { brand: 'Béla' }),
    ]);
    expect(find(engine, 'lamp')[0]).toBe(2);
  });

  test('nor do words that English has taken over, nor accents of other languages', () => {
    const engine = createEngine([
      product(1, 'Lamp café cover'),
      product(2, 'Lamp förfärligt é cover'),
      product(3, 'Café desk lamp'),
    ]);
    expect(find(engine, 'lamp')[0]).toBe(3);
  });

  test.each([
    [
      'in what state it is',
      'camera',
      'Camera cover',
      'Turbo mellow camera black (reconditionné - très bon état)',
    ],
    ['an accent in an English sentence', 'shirt', 'Shirt box', 'Zoé tour shirt for women'],
    ['English words that end as French ones', 'glass', 'Glass box', 'Liqueur glass'],
  ])('%s does not tell: %s', (_what, query, other, thing) => {
    expect(find(createEngine([product(1, other), product(2, thing)]), query)[0]).toBe(2);
  });
});
