import { describe, expect, it } from 'vitest';
import { sizeAtEnd, withoutSize } from './size-in-title.ts';
import { withColour, withMeasure } from './variant-in-title.ts';

describe('a title without its size', () => {
  it.each([
    ['Ski Jacket — Black, Size M', 'M', 'Ski Jacket — Black'],
    ['Tee-shirt marin (XL)', 'XL', 'Tee-shirt marin'],
    ['Tee-shirt marin XL', 'XL', 'Tee-shirt marin'],
    ['Robe Léa - Taille 38 - Rouge', '38', 'Robe Léa - Rouge'],
    ['Baskets Samba | 42,5', '42.5', 'Baskets Samba'],
    ['Robe', 'Robe', 'Robe'],
    ['Polo (a', '(a', 'Polo'],
  ])('%s', (title, size, without) => {
    expect(withoutSize(title, size).title).toBe(without);
  });

  it('keeps a last number that may be a name, unless other sizes are known', () => {
    expect(withoutSize('Nike Pegasus 41', '41')).toEqual({ title: 'Nike Pegasus 41', bare: 'Nike Pegasus' });
  });

  it.each([
    ['Bottines Clara - Taille 38', '38'],
    ['Veste polaire / XL', 'XL'],
    ['Vis à bois, taille M8', ''],
    ['Nike Pegasus 41', ''],
    ['Chaussettes de sport (3)', ''],
    ['Maillot domicile - 24/25', ''],
  ])('%s ends in a size: %s', (title, size) => {
    expect(sizeAtEnd(title)).toBe(size);
  });
});

describe('a title with what only a column says', () => {
  it.each([
    ['Galaxy S26 Ultra', '256 Go', 'Galaxy S26 Ultra 256 Go'],
    ['Galaxy S26 Ultra 256GB', '256 Go', 'Galaxy S26 Ultra 256GB'],
    ['Téléviseur OLED 55 pouces', '55"', 'Téléviseur OLED 55 pouces'],
    ['Galaxy S26 256 Go', '256 Go 12 Go', 'Galaxy S26 256 Go 12 Go'],
    ['Tapis berbère', '160 x 230 cm', 'Tapis berbère 160 x 230 cm'],
    ['Bidon', `${'long '.repeat(20)}`, 'Bidon'],
  ])('%s, %s', (title, measure, said) => {
    expect(withMeasure(title, measure)).toBe(said);
  });

  it.each([
    ['Galaxy S26', 'Titanium Black', 'Galaxy S26 Titanium Black'],
    ['Galaxy S26 noir', 'Titanium Black', 'Galaxy S26 noir'],
    ['Lampe laiton brossé', 'Laiton', 'Lampe laiton brossé'],
    ['Lampe', '#ffcc00', 'Lampe'],
  ])('%s in %s', (title, colour, said) => {
    expect(withColour(title, colour)).toBe(said);
  });
});
