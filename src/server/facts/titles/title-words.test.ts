import { describe, expect, test } from 'vitest';
import { isAllLowerCase, isAllUpperCase, isTruncated, stripTitle } from './title-words.ts';

test.each([
  ['[Officiel] Acme X200 - Livraison rapide', 'Acme X200'],
  ['★ Xerox Phaser 6360 noir - 106R01217 - Livraison rapide ✅', 'Xerox Phaser 6360 noir - 106R01217'],
  ['NEUF HP Neoware c50 | Garantie 2 ans', 'HP Neoware c50'],
  ['Silverstone IceGem 280 Black (reconditionné - très bon état)', 'Silverstone IceGem 280 Black'],
  ['Corsair iCUE 7000X RGB Black - Reconditionné Grade A', 'Corsair iCUE 7000X RGB Black'],
  ['StarTech.com 15U Rack Reconditionné', 'StarTech.com 15U Rack'],
  ['PROMO ! Casque Basseline Pulse -20 %', 'Casque Basseline Pulse'],
  ['Écran Kovarn 27" - En stock', 'Écran Kovarn 27"'],
  ['Écran Kovarn 27" !!!', 'Écran Kovarn 27"'],
  ['Divers C2G 11pc Computer Tool Kit', 'C2G 11pc Computer Tool Kit'],
  ['Boutik & Cie - Souris Tavik', 'Souris Tavik'],
  ['Souris Tavik | Boutik & Cie', 'Souris Tavik'],
  ['Souris Tavik chez Boutik & Cie', 'Souris Tavik'],
  ['Kovarn Vivid 27Q', 'Kovarn Vivid 27Q'],
  ['New Balance 574 noir', 'New Balance 574 noir'],
  ['New Asus Zenbook', 'Asus Zenbook'],
  ['Occasion et neuf Laptop 17 pouces', 'Laptop 17 pouces'],
  ['Neuf ou reconditionné : Laptop 17 pouces', 'Laptop 17 pouces'],
  ['Laptop 17 pouces (neuf/occasion)', 'Laptop 17 pouces'],
  ['Neuf', 'Neuf'],
])('%s → %s', (title, expected) => {
  expect(stripTitle(title, 'Boutik & Cie')).toBe(expected);
});

test.each([
  ['in words that a merchant puts around titles', `Acme X${' officiel'.repeat(50)} zz`],
  ['in brackets', `Acme X (${'neuf '.repeat(90)}zz`],
  ['when it is sent', `Acme X${' expédié neuf neuf'.repeat(25)} Acme phone of many other colours`],
  [
    'when it is sent, in brackets',
    `Acme X (${'expédié neuf neuf '.repeat(25)}Acme phone of many other colours`,
  ],
])('a title that is long %s stays as it is', (_where, title) =>
  expect(stripTitle(title, 'Shop')).toBe(title),
);

describe('faults of titles', () => {
  test.each([
    ['CARTE GRAPHIQUE AXELYNE ASTER 5070', true],
    ['CORSAIR Vengeance RGB DDR5', false],
    ['ASUS RTX 4070 TI', false],
    ['ノートパソコン 高性能 フルHD ディスプレイ 日本語キーボード', false],
    ['Carte graphique Axelyne', false],
  ])('%s shouts: %s', (title, expected) => expect(isAllUpperCase(title)).toBe(expected));

  test.each([
    ['carte graphique axelyne', true],
    ['Carte graphique axelyne', false],
    ['ノートパソコン 高性能 ディスプレイ', false],
    ['حاسوب محمول فائق الأداء', false],
  ])('%s mumbles: %s', (title, expected) => expect(isAllLowerCase(title)).toBe(expected));

  const whole = 'Kovarn Vivid 27Q écran incurvé avec pied réglable (noir)';
  test.each([
    ['Kovarn Vivid 27Q écran inc', true],
    ['Kovarn Vivid 27Q écran…', true],
    ['Kovarn Vivid 27Q écran...', true],
    ['Kovarn Vivid 27Q écran incurvé avec', true],
    ['Kovarn Vivid 27Q écran incurvé avec pied réglable (no', true],
    ['Kovarn Vivid 27Q -', true],
    ['Kovarn Vivid 27Q', false],
    [whole, false],
  ])('%s is cut: %s', (title, expected) => expect(isTruncated(title, [whole])).toBe(expected));
});

test('hostile titles are read: by a pattern that tries everything it would take longer than a test may', () => {
  for (const piece of ['[', ' - ', 'neuf ', '(', '"', '- livraison ', 'neuf et ', 'neuf / ', '★'])
    expect(() => stripTitle(piece.repeat(500), 'x')).not.toThrow();
});
