import { describe, expect, it } from 'vitest';
import { sizeAtEnd, withoutSize } from './size-in-title.ts';
import { saysWords, withColour, withMeasure, withVariantColour } from './variant-in-title.ts';

describe('a title without its size', () => {
  it.each([
    ['Ski Jacket — Black, Size M', 'M', 'Ski Jacket — Black'],
    ['Tee-shirt marin (XL)', 'XL', 'Tee-shirt marin'],
    ['Tee-shirt marin XL', 'XL', 'Tee-shirt marin'],
    ['Robe Léa - Taille 38 - Rouge', '38', 'Robe Léa - Rouge'],
    ['Baskets Samba | 42,5', '42.5', 'Baskets Samba'],
    ['Robe Léa 1XL', '1XL', 'Robe Léa'],
    ['Robe Léa - 1x', '1X', 'Robe Léa'],
    ['Legging - 2XL / 3XL', '2XL/3XL', 'Legging'],
    ['Pyjama (6-9 mois)', '6-9M', 'Pyjama'],
    ['Robe fille 3-4 years', '3-4 ans', 'Robe fille'],
    ['Baskets Samba EU 42⅔', '42 2/3', 'Baskets Samba'],
    ['Baskets Samba 42 2/3 EU', 'EU 42 2/3', 'Baskets Samba'],
    ['Baskets Samba - EU 42 2/3 - Noir', '42 2/3', 'Baskets Samba - Noir'],
    ['Baskets Samba EU 37 Noir', '37', 'Baskets Samba Noir'],
    ['Baskets Samba EU 37 1/3 Noir', '37', 'Baskets Samba EU 37 1/3 Noir'],
    ['Legging sport / Taille M', 'M', 'Legging sport'],
    ['Sandales Luna / EU 38', 'EU 38', 'Sandales Luna'],
    ['Chemise lin / M / Bleu', 'M', 'Chemise lin / Bleu'],
    ['Robe', 'Robe', 'Robe'],
    ['Polo (a', '(a', 'Polo'],
    ['Sweat col rond (vert) (M, vert)', 'M', 'Sweat col rond (vert)'],
    ['Sweat col rond (vert, M)', 'm', 'Sweat col rond (vert)'],
    ['Caleçon homme (taille 6, rouge) | coton', '6', 'Caleçon homme (rouge) | coton'],
    ['Polo (rouge, taille M)', 'M', 'Polo (rouge)'],
    ['Polo [taille M, rouge]', 'M', 'Polo [rouge]'],
    ['Polo [taille M]', 'M', 'Polo'],
    ['Bague (taille 52, or [18k])', '52', 'Bague (or [18k])'],
    ['Polo - Couleur - Rouge, Taille - M', 'M', 'Polo - Couleur - Rouge'],
  ])('%s', (title, size, without) => {
    expect(withoutSize(title, size).title).toBe(without);
  });

  it('keeps a last number that may be a name, unless other sizes are known', () => {
    expect(withoutSize('Nike Pegasus 41', '41')).toEqual({ title: 'Nike Pegasus 41', bare: 'Nike Pegasus' });
  });

  it.each([
    ['Bottines Clara - Taille 38', '38'],
    ['Bottines Clara - Couleur - Noir, Pointure - 38', '38'],
    ['Bottines Clara - Pointure : 38', '38'],
    ['Veste polaire / XL', 'XL'],
    ['Robe Léa - 1X', '1X'],
    ['Robe Léa (1XL)', '1XL'],
    ['Legging sport 2XL/3XL', '2XL/3XL'],
    ['Pyjama rayé 6-9M', '6-9M'],
    ['Pyjama rayé (3-4 ans)', '3-4 ans'],
    ['Baskets Samba EU 42 2/3', 'EU 42 2/3'],
    ['Baskets Samba - 42⅔', '42⅔'],
    ['Sandales | UK 8.5', 'UK 8.5'],
    ['Chemise lin / M / Bleu', 'M'],
    ['Veste - XL - Noir', 'XL'],
    ['Baskets Samba / 42 / Blanc', '42'],
    ['Body rayé / 3 mois', '3 mois'],
    ['Robe fille 8 ans', '8 ans'],
    ['Soutien-gorge / 90B', '90B'],
    ['Jean slim W32/L34', 'W32/L34'],
    ['Tee-shirt noir/M', 'M'],
    ['Chaussures garanties 24 mois', ''],
    ['Tee-shirt marin (XL', 'XL'],
    ['Robe Léa - T36', 'T36'],
    ['Robe Léa T36/38', 'T36/38'],
    ['Baskets Samba 42 EU', '42 EU'],
    ['Bottes Clara noir 42', '42'],
    ['Polo marin Blanc, XL', 'XL'],
    ['Soutien-gorge Emma 95C', '95C'],
    ['Pyjama bébé à pois 6 mois', '6 mois'],
    ['Manteau fille bleu 10 ans', '10 ans'],
    ['Chaussettes rayées 39/42', '39/42'],
    ['Maillot de bain uni 38/40', '38/40'],
    ['Veste de moto 95C', ''],
    ['Bague or 18', ''],
    ['Bague or 52', '52'],
    ['Maillot domicile 30/31', ''],
    ['Jean brut 32/34', ''],
    ['Chaussons bébé dès 6 mois', ''],
    ['Nike Infrared 23', ''],
    ['Casque noir 900', ''],
    ['Collant opaque noir 20', ''],
    ['Meuble à chaussures blanc 30', ''],
    ['Bague or jaune 18', ''],
    ['Bagues, métal (s', ''],
    ['Chaussettes 2x', ''],
    ['Chaussettes (2X)', ''],
    ['Chaussettes - 2x', ''],
    ['Gants de travail - 3M', ''],
    ['Chaussures garanties 12 mois', ''],
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
    ['Pots en verre blanc', '15ml couvercle blanc', 'Pots en verre blanc 15ml couvercle blanc'],
    ['Tablette Norvik 256 Go', '256 Go Wi-Fi', 'Tablette Norvik 256 Go Wi Fi'],
    ['Galaxy S26 noir', '256 Go noir', 'Galaxy S26 noir 256 Go'],
    ['Faire-part Léa – 70', '5 x 7', 'Faire-part Léa – 70 5 x 7'],
    ['Bidon', `${'long '.repeat(20)}`, 'Bidon'],
  ])('%s, %s', (title, measure, said) => {
    expect(withMeasure(title, measure)).toBe(said);
  });

  it('is found in time that grows with the length', () => {
    expect(withoutSize(`a${' - '.repeat(500_000)}b`, 'M').title).toMatch(/b$/);
  });

  it.each([
    ['Galaxy S26', 'Titanium Black', 'Galaxy S26 Titanium Black'],
    ['Galaxy S26 noir', 'Titanium Black', 'Galaxy S26 noir'],
    ['Lampe laiton brossé', 'Laiton', 'Lampe laiton brossé'],
    ['Lampe', '#ffcc00', 'Lampe'],
    ['Tričko modré', 'Modrá', 'Tričko modré'],
    ['T-shirt Black Flag', 'White', 'T-shirt Black Flag White'],
    ['T-shirt Black Flag', 'Noir', 'T-shirt Black Flag'],
    ['T-shirt Black Flag', 'Granite', 'T-shirt Black Flag'],
    ['Robe longue bordeaux', 'Rouge', 'Robe longue bordeaux'],
    ['Veste anthracite', 'Gris', 'Veste anthracite'],
    ['T-shirt navy', 'Blue', 'T-shirt navy'],
    ['Collier or', 'Jaune', 'Collier or'],
    ['Rideau crème', 'Blanc', 'Rideau crème'],
    ['Polo noir et blanc', 'Multicolore', 'Polo noir et blanc'],
    ['T-shirt noir', '001', 'T-shirt noir'],
    ['T-shirt noir', '255,255,255', 'T-shirt noir'],
    ['Jean droit', '195-Blue', 'Jean droit 195-Blue'],
    ['Rouge à lèvres', '12', 'Rouge à lèvres 12'],
    ['Coque A20 et A30', 'A046 (8)', 'Coque A20 et A30 A046 (8)'],
    ['Coque Snow White', 'TPU 12', 'Coque Snow White TPU 12'],
    ['Coque TPU 12', 'TPU 12', 'Coque TPU 12'],
    ['Rouge à lèvres n° 12', '12', 'Rouge à lèvres n° 12'],
    ['Golden retriever en peluche', 'Gol', 'Golden retriever en peluche Gol'],
  ])('%s in %s', (title, colour, said) => {
    expect(withColour(title, colour)).toBe(said);
  });

  it.each([
    ['Fausse rose pivoine', 'Blanc', 'Fausse rose pivoine Blanc'],
    ['Robe noire', 'Black', 'Robe noire'],
    ['Lampe', 'Blanc', 'Lampe'],
    ['Mug bleu nuit', 'Bleu nuit', 'Mug bleu nuit'],
    ['Veste bordeaux', 'Rouge', 'Veste bordeaux'],
    ['Veste navy', 'Bleu', 'Veste navy'],
  ])('a variant of %s in %s', (title, colour, said) => {
    expect(withVariantColour(title, colour)).toBe(said);
  });

  it('is told by whole words', () => {
    expect(saysWords('Toile Asymmetric', 'A')).toBe(false);
    expect(saysWords('Toile A', 'A')).toBe(true);
    expect(saysWords('Fil de 8mm', '8')).toBe(true);
    expect(saysWords('Fil de 80', '8')).toBe(false);
    expect(saysWords('Kevin’s 50th', '50')).toBe(false);
    expect(saysWords('a'.repeat(100_000), 'a')).toBe(false);
  });
});
