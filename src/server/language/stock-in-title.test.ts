import { describe, expect, it } from 'vitest';
import { stockOfTitle } from './stock-in-title.ts';

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
  ])('is believed where it stands alone: %s → %s', (title, expected) => {
    expect(stockOfTitle(title)).toBe(expected);
  });
});
