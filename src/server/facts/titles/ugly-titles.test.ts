import { describe, expect, test } from 'vitest';
import { offer } from '../../../../test/helpers/offer-texts.ts';
import { consolidate } from '../consolidate.ts';

const titleOf = (title: string, brand = '', stated: Record<string, string> = {}) =>
  consolidate([
    offer({
      title,
      brand,
      specifications: Object.entries(stated).map(([name, value]) => ({ name, value })),
    }),
  ]).title;

describe('a title as real feeds write it', () => {
  test.each([
    // A sale, behind and inside, goes with all of its words.
    ['Serre-tête noir et or - en soldes !', 'Serre-tête noir et or'],
    ['Serre-tête noir et or en soldes !', 'Serre-tête noir et or'],
    ["Boucles d'oreilles cerises - en soldes ! argent (+6€)", "Boucles d'oreilles cerises argent"],
    ['Bandeau de tête au mètre ! en soldes rose', 'Bandeau de tête au mètre rose'],
    // In other letters alone.
    ['茶', '茶'],
    // The sign of a number.
    ['Coffret N°1 - Cheval Quancard', 'Coffret N°1 - Cheval Quancard'],
    ['Crayon gris HB n°2', 'Crayon gris HB n°2'],
    // Who writes a sentence of one language has names of another in it.
    [
      "Parfum d'ambiance pour le diffuseur – Green tea 250 ml",
      "Parfum d'ambiance pour le diffuseur – Green tea 250 ml",
    ],
    ['Éponge Konjac pour le visage – Thé vert', 'Éponge Konjac pour le visage – Thé vert'],
    ['Bougie Sweet Home blanche', 'Bougie Sweet Home blanche'],
    ['Chaise Black Line avec accoudoirs', 'Chaise Black Line avec accoudoirs'],
    ['Savon olive, coco - Senteur Thé Vert 90 g', 'Savon olive, coco - Senteur Thé Vert 90 g'],
    // Words of other languages are no codes, nor are small words in capitals.
    ['Plahta za dječji krevetić - Srca', 'Plahta za dječji krevetić - Srca'],
    ['Coffret parfum ESSENCE DU GENTLEMAN', 'Coffret parfum Essence du Gentleman'],
  ])('%j is %j', (title, expected) => expect(titleOf(title)).toBe(expected));

  test.each([
    ['Air Jordan 4 Retro Military Black', 'Jordan', 'Air Jordan 4 Retro Military Black'],
    ['Pneu Michelin Primacy 4+ 205/55 R16 94W XL', 'Michelin', 'Michelin Primacy 4+ pneu 205/55 R16 94W XL'],
    ['Sac Orvane Pia noir', 'Orvane', 'Orvane Pia sac noir'],
    // The first of a brand's words is not the brand where it is a word like others; two of them are.
    ['Orange Livebox', 'Orange Telecom', 'Orange Telecom Livebox'],
    ['Lake Breeze Hoodie', 'Lake Orva Clothing', 'Lake Orva Clothing Lake Breeze Hoodie'],
    ['Lake Orva Anchor Hoodie', 'Lake Orva Clothing', 'Lake Orva Clothing Anchor Hoodie'],
    ['Orvane Pop Case', 'Orvane Designs', 'Orvane Designs Pop Case'],
    // A rose is a flower in English, and a name.
    ['Initial Necklace – Silver', 'Orva Rose', 'Orva Rose Initial Necklace – Silver'],
    [
      'Eternal Rose Box - with Engraved Necklace',
      'Orvane',
      'Orvane Eternal Rose Box - with Engraved Necklace',
    ],
  ])('%j of %s is %j', (title, brand, expected) => expect(titleOf(title, brand)).toBe(expected));

  const long =
    'Grand bac de jardin rectangulaire en béton lissé – avec quatre pieds | 280 mm x 325 mm x 715 mm, évidé';
  test.each([
    ['Flinted White', 'Flinted Blanc'],
    ['Rock', 'Rock'],
  ])('is shortened before the words that tell its variant: %j', (colour, expected) =>
    expect(titleOf(`${long} ${colour}`, '', { Colour: colour })).toBe(
      `Grand bac de jardin rectangulaire en béton lissé – avec quatre pieds ${expected}`,
    ),
  );

  test('a variant may take a title over its usual length', () => {
    const title = 'Grand bac de jardin rectangulaire en béton lissé – avec quatre pieds 840 mm Granit foncé';
    expect(titleOf(title, '', { Colour: 'Granit foncé' })).toBe(title);
  });

  test('all variants begin alike, whatever theirs is called', () => {
    const beginning = (colour: string) => {
      const title = titleOf(`${long} ${colour}`, '', { Colour: colour });
      expect(title.endsWith(` ${colour}`)).toBe(true);
      return title.slice(0, -colour.length);
    };
    expect(beginning('Ambre')).toBe(beginning('Granit foncé scellé et poli'));
  });

  test('the option that stands behind a colon is one', () => {
    const tank = 'Réservoir sous pression sans entretien pour pompe de jardin de 2 à 35 litres Volume:';
    expect(titleOf(`${tank} 12 l`)).toMatch(/^Réservoir sous pression .* 12 l$/);
    expect(titleOf(`${tank} 18 l`)).toMatch(/^Réservoir sous pression .* 18 l$/);
  });

  test('is told by what stands behind its brand, whatever that would mean by itself', () => {
    expect(titleOf('Bougie Sweet Home blanche', 'Zora')).toBe('Zora Bougie Sweet Home blanche');
    expect(titleOf('Miele free standing dishwasher in blanc', 'Miele')).toMatch(/ in White$/);
  });

  test('one word that is longer than a title is cut', () => {
    const word = 'Anticonstitutionnellement'.repeat(4);
    expect(titleOf(word, 'Zora')).toMatch(/^Zora [Aa]nticonstitutionnellement.{40,}$/);
  });
});
