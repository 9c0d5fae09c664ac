import { describe, expect, it } from 'vitest';
import { readTitle } from './title-text.ts';
import { compareVariants, readVariant } from './variant.ts';
import { factsOf } from './word-facts.ts';

const variantOf = (title: string) => readVariant(readTitle(title).tokens.map(factsOf));
const compare = (a: string, b: string) => compareVariants(variantOf(a), variantOf(b));

describe('compareVariants', () => {
  it.each([
    ['capacity', 'iPhone 15 128 Go', 'Apple iPhone 15 256GB'],
    ['capacity', 'Disque dur WD 500 Go', 'WD 1 To'],
    ['size', 'Écran Asus 34" 100 Hz', 'Asus monitor 27 pouces'],
    ['colour', 'Casque Sony WH-CH520 noir', 'Sony WH-CH520 White'],
    ['colour', 'Coque iPhone rouge', 'iPhone case blue'],
    ['colour', 'Sac bordeaux', 'Bag khaki'],
    ['colour', 'Coque transparente', 'Coque noire'],
    ['capacity', 'Clé 1 téraoctet', 'USB 512 Gio'],
    ['model', 'Samsung UE55NU8000TXXU LED', 'Samsung UE65NU8000'],
    ['model', 'Intel Core i5-12400F', 'Processeur Intel Core i5 12400'],
    ['model', 'AMD Ryzen 7 5800X3D', 'AMD Ryzen 7 5800X'],
    ['model', 'AMD Ryzen 5 5600GT', 'AMD Ryzen 5 5600G'],
    ['model', 'MSI RTX 4070 Ti Super Ventus', 'MSI RTX 4070 Ti Ventus'],
    ['model', 'MSI RTX 4070 Super Ventus', 'MSI RTX 4070 Ventus'],
    ['model', 'Samsung Galaxy S24+ 256 Go', 'Samsung Galaxy S24 256 Go'],
    ['model', 'Samsung Galaxy S24 FE', 'Samsung Galaxy S24 Plus'],
    ['model', 'Google Pixel 8 Pro', 'Google Pixel 8'],
    ['model', 'Apple iPhone 8 Plus 64 Go', 'Apple iPhone 8 64 Go'],
    ['model', 'Apple iPhone 15 Pro Max', 'Apple iPhone 15 Pro'],
    ['model', 'PC Intel Core i5-12400F', 'PC Intel Core i5-12400 FCLGA1700'],
    ['model', 'Palit GTX 1660 Super', 'Palit GTX 1660'],
    ['model', 'WD Black SN850X 1 To', 'WD Black SN850 1 To'],
  ] as const)('tells another %s: %s, %s', (veto, a, b) => {
    expect(compare(a, b)).toBe(veto);
    expect(compare(b, a)).toBe(veto);
  });

  it.each([
    ['the same in other words', 'Clé USB 16 Go noire', 'USB stick 16GB black'],
    ['another unit of the same amount', 'SSD 1 To', 'SSD 1000 Go'],
    ['powers of two', 'SSD 1024 GB', 'SSD 1 TB'],
    ['a rounded size', 'Moniteur 23,8"', 'Monitor 24 inch'],
    ['several amounts', 'PC portable 16 Go RAM 512 Go SSD', 'Laptop 512GB'],
    ['several colours', 'Boîtier noir et rouge', 'Boîtier noir'],
    ['a speed', 'SSD SATA 6 Gb/s', 'SSD 512 Go'],
    ['one of them silent', 'iPhone 15 128 Go', 'iPhone 15 noir'],
    ['shades of one colour', 'iPad gris', 'iPad Silver'],
    ['a shade in other words', 'Sac bleu marine', 'Bag navy'],
    ['a model with letters behind it', 'Lave-linge WMBF844PUK', 'WMBF844P Hotpoint'],
    ['models of two families', 'Bosch WAT28371GB', 'Bosch KGN36AW35G'],
    ['a model in common', 'Intel BX80677I77700K I77700K', 'Intel I77700K boîte BX80684I78700K'],
    ['a plus behind a number alone', 'Michelin Primacy 4+ 205/55', 'Michelin Primacy 4 Plus 205/55'],
    ['a temperature of light', 'Ampoule LED 4000K 806lm', 'Ampoule LED 4000 Kelvin 806lm'],
    ['hours', 'Ampoule 15000h E27', 'Ampoule 15000 heures E27'],
    ['a current', 'Booster 2000A', 'Booster 2000 ampères'],
    ['what runs a computer', 'EliteBook 840 G8 Windows 11 Pro', 'EliteBook 840 G8 Windows 11'],
    ['a mark in full', 'Bosch GWS 7-125 Pro', 'Bosch GWS 7-125 Professional'],
    ['marks without a space', 'iPhone 15 Pro Max', 'iPhone 15 ProMax'],
    ['marks of a card without a space', 'MSI RTX 4070 Ti Super', 'MSI RTX 4070 TiSuper'],
    ['super in a name', 'Lego 7612 Super Heroes', 'Lego 7612'],
    ['a plus in other words', 'Samsung Galaxy S24+', 'Samsung Galaxy S24 Plus'],
    ['a mark in one word', 'MSI RTX 4070Ti Ventus', 'MSI RTX 4070 Ti Ventus'],
    ['a word of marks that the other has elsewhere', 'Lego 7612 Super Heroes', 'Lego Super Heroes 7612'],
    ['what a screen shows', 'LG 55UK7550 55 Ultra HD', 'LG 55UK7550 55 4K'],
    ['lines of a screen', 'Projecteur 1080p', 'Projecteur 1080'],
    ['a letter that is a colour', 'Sony WX350B', 'Sony WX350'],
    ['paper', 'Papier A4 80 g', 'Paper A4 500 g'],
    ['what is two things in one', 'PC portable 2-in-1', 'Laptop 14"'],
  ])('says nothing of %s: %s, %s', (_, a, b) => {
    expect(compare(a, b)).toBeUndefined();
  });
});
