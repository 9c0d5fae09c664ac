import { describe, expect, it } from 'vitest';
import { readClothingSize, spellSize } from './clothing-size.ts';

describe('a size of clothes or shoes', () => {
  it.each([
    ['Large', 'L'],
    ['2XL', 'XXL'],
    ['xxxl', '3XL'],
    ['3XS', 'XXXS'],
    ['XXXXS', '4XS'],
    ['Taille 42', '42'],
    ['EU 42,5', '42.5'],
    ['EU 40 | US 7', '40'],
    ['EU37/US7', '37'],
    ['UK 6, US 7', 'UK 6'],
    ['42 2/3', '42 2/3'],
    ['42⅔', '42 2/3'],
    ['43½', '43.5'],
    ['43 1/2', '43.5'],
    ['EU 43 1/2', '43.5'],
    ['43 1/2 - 44', '43.5-44'],
    ['UK 8', 'UK 8'],
    ['FR 38', '38'],
    ['W32 L34', 'W32/L34'],
    ['32W x 34L', 'W32/L34'],
    ['S/M', 'S/M'],
    ['39-42', '39-42'],
    ['6 ans', '6 ans'],
    ['3-4 years', '3-4 ans'],
    ['12-18 mois', '12-18 mois'],
    ['80 cm', '80 cm'],
    ['85 B', '85B'],
    ['2 Extra Large', 'XXL'],
    ['3X', '3XL'],
    ['1X', '1XL'],
    ['1XL', '1XL'],
    ['1X/2X', '1XL/XXL'],
    ['EUR XL 75-82 kg', 'XL'],
    ['EUR 3XL 90-98 kg', '3XL'],
    ['US M', 'M'],
    ['M(160-170cm)', 'M'],
    ['One-Size', ''],
    ['68-80 cm', undefined],
    ['1X (14W-16W)', '1XL'],
    ['2XL/3XL (54-56)', 'XXL/3XL'],
    ['M (38-40)', 'M'],
    ['Large(12/14)', 'L'],
    ['Small (S)', 'S'],
    ['extra-large-xl', 'XL'],
    ['M - Medium', 'M'],
    ['24M', '24 mois'],
    ['40.5 EU - 7.5 US', '40.5'],
    ['36 EU - 4Y US', '36'],
    ['T38', '38'],
    ['T.38', '38'],
    ['2T', '2 ans'],
    ['Free size (8-14)', ''],
    ['Free(8-14)', ''],
    ['One Size', ''],
    ['TU', ''],
    ['size-5', '5'],
    ['Size: 5', '5'],
    ['Taille n° 52', '52'],
    ['3.5Y US', 'US 3.5Y'],
    ['30 x 32', 'W30/L32'],
    ['60 x 80', undefined],
    ['22-23 / 16cm', '22-23'],
    ['38 (24.5 cm)', '38'],
  ])('%s has one spelling', (text, label) => {
    expect(readClothingSize(text)?.label).toBe(label);
  });

  it.each([
    '128 GB',
    '256 Go',
    '27"',
    '27 pouces',
    'M8',
    '10 x 20 cm',
    '500 g',
    '1,5 L',
    '400',
    'Queen',
    'T5',
    'T8 (120)',
    'Pack (12)',
    'constructor',
    '',
  ])('%s is none', (text) => {
    expect(readClothingSize(text)).toBeUndefined();
  });

  it.each([
    ['43,5', '43.5'],
    [' xl ', 'XL'],
    ['taille 38', '38'],
    ['M petite', 'M petite'],
    ['TU', 'TU'],
    ['', ''],
  ])('%s is asked for as %s', (text, label) => {
    expect(spellSize(text)).toBe(label);
  });

  it('is spelt as it is spelt already', () => {
    const labels = [
      '42.5',
      '42 2/3',
      'UK 8',
      'W32/L34',
      'S/M',
      '39-42',
      '6 ans',
      '12-18 mois',
      '80 cm',
      '85B',
      '3XL',
    ];
    expect(labels.map(spellSize)).toEqual(labels);
  });
});
