import { describe, expect, it } from 'vitest';
import { isWork, stockOfTitle, withoutStock } from './stock-in-title.ts';

describe('what a title says of stock', () => {
  it.each([
    ['Chargeur Halo double (Rupture) – Prix au Maroc | Halo', 'out_of_stock'],
    ['Robe Lise [SOLD OUT]', 'out_of_stock'],
    ['⚠️ RUPTURE DE STOCK - Lampe Halo', 'out_of_stock'],
    ['Lampe Halo - En rupture', 'out_of_stock'],
    ['SOLD OUT! Robe Lise', 'out_of_stock'],
    ['Commode Louis XV – VENDUE', 'out_of_stock'],
    ['Lampe Halo | Épuisé | Maison Halo', 'out_of_stock'],
    ['Lampe Halo (ausverkauft)', 'out_of_stock'],
    ['Figurine Orvane - Précommande', 'preorder'],
    ['🔥 Précommande 🔥 Figurine Orvane', 'preorder'],
    ['Figurine Orvane ✨Précommande✨', 'preorder'],
    ['⛔️ SOLD OUT ⛔️ Robe Halo', 'out_of_stock'],
    ['✨ Figurine bonus de précommande', undefined],
    ['Maman ❤️ épuisée', undefined],
    ['Mug « Maman 💖 épuisée »', undefined],
    ['[PRE-ORDER] Figurine Orvane', 'preorder'],
    ['Rupture', undefined],
    ['Le grand départ - Rupture', undefined],
    ['Rupture - roman', undefined],
    ['T-shirt Sold Out noir', undefined],
    ['Sold Out', undefined],
    ['Vis inox - vendues par 12', undefined],
    ['Rouleau (vendu au mètre)', undefined],
    ['Disque de rupture (Ø 150)', undefined],
    ['Jeu Orvane (bonus de précommande)', undefined],
    ['Robe Lise ***SOLD OUT***', 'out_of_stock'],
    ['Robe Lise - Sold out – Bleu', 'out_of_stock'],
    ['Pre-order-Sticker Halo', undefined],
    ['Vendu : par lot de 2', undefined],
    ['Coussin - vendu - sans garniture', undefined],
    ['Orvane - Sold Out (vinyle)', undefined],
    ['Orvane : Sold Out - CD', undefined],
    ['[SOLD OUT] Orvane - Halo (vinyle)', 'out_of_stock'],
    ['Précommande : Halo (Blu-ray)', 'preorder'],
  ])('is believed where it stands alone: %s → %s', (title, expected) => {
    expect(stockOfTitle(title)).toBe(expected);
  });

  it.each([
    ['Orvane – Sold Out', 'Musique > Rap', undefined],
    ['Épuisée : comprendre la fatigue', 'Livres > Santé', undefined],
    ['Lise Halo - Vendue', '9782070000001', undefined],
    ['Lise Halo - Vendue', 'Meubles', 'out_of_stock'],
  ])('is part of the name of a book, a record or a film: %s, %s', (title, said, expected) => {
    const isOfWork = () => isWork(`${title}\n${said}`);
    expect(stockOfTitle(title, isOfWork)).toBe(expected);
    expect(withoutStock(title, isOfWork) === title).toBe(expected === undefined);
  });

  it('leaves the title only where it is believed', () => {
    const titles = [
      'Robe Lise , épuisé',
      'Sold out, Robe Lise',
      'Robe Lise / épuisé',
      'Lampe | Épuisé | Halo',
      'Robe -SOLD OUT-',
    ];
    for (const title of titles) expect(withoutStock(title) === title).toBe(stockOfTitle(title) === undefined);
  });
});

it('reads long titles of hostile feeds in a moment', () => {
  const started = performance.now();
  for (const each of ['\n', '🔥', '🔥 sold out ', '⛔️ - | : ! ', '[(* ']) {
    const title = `sold out${each.repeat(50_000)}x`;
    stockOfTitle(title);
    withoutStock(title);
  }
  expect(performance.now() - started).toBeLessThan(2000);
});
