import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compact, readTitle } from './title-text.ts';

describe('readTitle', () => {
  it.each([
    ['[Officiel] Lexar NM620 2 To SSD - Livraison rapide', 'lexar nm620 2tb ssd'],
    ['NEUF Canon LP1224 gris ✅', 'canon lp1224 gray'],
    ['★ HP 512 Mo DDR-167 | Garantie 2 ans', 'hp 512mb ddr 167'],
    ['Kensington Ci65M Mouse (reconditionné - très bon état)', 'kensington ci65m mouse'],
    ['HP 91 Printhead - Reconditionné Grade A', 'hp 91 printhead'],
    ['Écran PC Asus 34" 100 Hz', 'monitor pc asus 34in 100hz'],
    ['Souris sans fil Logitech™', 'mouse wireless logitech'],
    ["Cartouche d'encre 23,5 ml", 'cartridge d ink 23.5ml'],
    ['Lave-vaisselle 60 cm', 'dishwasher 60cm'],
    ['Adaptateur USB to HDMI, 2 To', 'adapter usb to hdmi 2tb'],
    ['PC portable 2-in-1 argentée', 'pc laptop 2 in 1 silver'],
    ['Câble 4 mètres 480 Mbps', 'cable 4m 480mbps'],
  ])('reads %j as %j', (title, words) => {
    expect(readTitle(title).tokens.join(' ')).toBe(words);
  });

  it.each([
    ['Lot de 10 - G.Skill NS 4 GB', 10],
    ['Pack of 3 Logitech MX', 3],
    ['Avery labels 75 pcs', 1],
    ['HP Care Pack 3 years', 1],
    ['Box of 15 cleaning cards', 15],
    ['Barilla Spaghetti confezione da 6', 6],
    ['Pack HP 62 pack noir et couleur', 1],
    ['Café Lavazza paquet de 500 g', 1],
    ['Corsair Vengeance 2x16 Go', 1],
    ['Rolodex Desk Pad 24 x 19', 1],
    ['Tapis Berbère 160 cm x 230', 1],
    ['Transcend CompactFlash (133x)', 1],
    ['Jumelles Nikon (x10)', 1],
    ['Onkyo X6', 1],
    ['onkyo x6', 1],
    ['Carte graphique PCIe x16', 1],
    ['Nettoyant 4x4', 1],
  ])('counts what %j sells together: %i', (title, pack) => {
    expect(readTitle(title).pack).toBe(pack);
  });

  it('says the same of a pack as of one, but how many there are', () => {
    expect(readTitle('Lot de 8 Duracell Plus AA').tokens).toEqual(readTitle('Duracell Plus AA').tokens);
  });

  it('reads hostile titles at once', () => {
    for (const part of ['x 9', ' x', '(x', '9 x ', 'lot de ', '1 pack', '- '])
      expect(readTitle(part.repeat(100_000 / part.length)).pack).toBeGreaterThan(0);
  });

  it('keeps hyphenated codes in one piece', () => {
    expect(readTitle('CHERRY G80-1800 keyboard').compounds).toEqual(['g801800']);
  });

  it('answers the same for any spelling of accents, case and shop phrases', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zé]{3,8}$/), { minLength: 1, maxLength: 6 }), (words) => {
        const title = words.join(' ');
        const plain = readTitle(title).tokens;
        expect(readTitle(title.toUpperCase()).tokens).toEqual(plain);
        expect(readTitle(title.normalize('NFD')).tokens).toEqual(plain);
        expect(readTitle(`[Officiel] ${title} | Garantie 2 ans`).tokens).toEqual(plain);
      }),
    );
  });

  it('gives words that need no escaping, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (title) => {
        for (const word of readTitle(title).tokens) expect(word).toMatch(/^[a-z0-9.]+$/);
      }),
    );
  });
});

describe('compact', () => {
  it('gives what it gave when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(compact(compact(text))).toBe(compact(text));
      }),
    );
  });

  it.each([
    ['MZ-V7E/500', 'mzv7e500'],
    ['Œuvre', 'oeuvre'],
  ])('%j → %j', (text, expected) => {
    expect(compact(text)).toBe(expected);
  });
});
