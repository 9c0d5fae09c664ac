import { describe, expect, it } from 'vitest';
import { parseAvailability } from './availability.ts';

describe('stock', () => {
  it('reads stock in words', () => {
    expect(parseAvailability('in stock')).toBe('in_stock');
    expect(parseAvailability('in_stock')).toBe('in_stock');
    expect(parseAvailability('Épuisé')).toBe('out_of_stock');
    expect(parseAvailability('https://schema.org/OutOfStock')).toBe('out_of_stock');
    expect(parseAvailability('preorder')).toBe('preorder');
    expect(parseAvailability('')).toBeUndefined();
  });

  it.each<[string, string | undefined]>([
    ['instock', 'in_stock'],
    ['outofstock', 'out_of_stock'],
    ['out stock', 'out_of_stock'],
    ['onbackorder', 'backorder'],
    ['OutOfStock', 'out_of_stock'],
    ['limited_availability', 'in_stock'],
    ['3 en stock', 'in_stock'],
    ['0 en stock', 'out_of_stock'],
    ['En stock, expédié sous 24h', 'in_stock'],
    ['Expédié sous 24h', 'in_stock'],
    ['Expédié sous 3 à 5 semaines', 'backorder'],
    ['Livré sous 48/72h', 'in_stock'],
    ['Rupture de stock', 'out_of_stock'],
    ['Non disponible', 'out_of_stock'],
    ['Disponible sur commande', 'backorder'],
    ['Précommande', 'preorder'],
    ['w magazynie', 'in_stock'],
    ['brak w magazynie', 'out_of_stock'],
    ['niedostępny', 'out_of_stock'],
    ['na zamówienie', 'backorder'],
    ['auf Lager', 'in_stock'],
    ['sofort lieferbar', 'in_stock'],
    ['nicht auf Lager', 'out_of_stock'],
    ['Nicht verfügbar', 'out_of_stock'],
    ['ausverkauft', 'out_of_stock'],
    ['Lieferzeit 1-3 Werktage', 'in_stock'],
    ['6-8 Wochen', 'backorder'],
    ['agotado', 'out_of_stock'],
    ['en existencia', 'in_stock'],
    ['skladem', 'in_stock'],
    ['není skladem', 'out_of_stock'],
    ['esaurito', 'out_of_stock'],
    ['disponibile', 'in_stock'],
    ['12', 'in_stock'],
    ['> 10', 'in_stock'],
    ['5+', 'in_stock'],
    ['-2', 'out_of_stock'],
    ['Indispo', 'out_of_stock'],
    ['En stock, taille L bientôt disponible', 'in_stock'],
    ['Disponible en ligne, non dispo en magasin', 'in_stock'],
    ['Lieferbar ab 3 Stück', 'in_stock'],
    ['Disponible à partir du 5 janvier', 'backorder'],
    ['Non dispo', 'out_of_stock'],
    ['Hors stock', 'out_of_stock'],
    ['Bientôt disponible', 'out_of_stock'],
    ['available soon', 'out_of_stock'],
    ['En réappro', 'out_of_stock'],
    ['En stock, réassort en cours', 'in_stock'],
    ['Disponible à partir du 12/12/2026', 'backorder'],
    ['Fabrication à la demande', 'backorder'],
    ['https://schema.org/MadeToOrder', 'backorder'],
    ['https://schema.org/PreSale', 'preorder'],
    ['https://schema.org/InStoreOnly', 'out_of_stock'],
    ['https://schema.org/LimitedAvailability', 'in_stock'],
    ['Stock limité', 'in_stock'],
    ['Dernières pièces', 'in_stock'],
    ['Expédition immédiate', 'in_stock'],
    ['Stock : 5', 'in_stock'],
    ['Stock : 0', 'out_of_stock'],
    ['Stock : 0 - livraison sous 10 jours', 'backorder'],
    ['Stock : 3 - livraison sous 10 jours', 'in_stock'],
    ['0 à 3 jours', 'in_stock'],
    ['Stock : 0 à 3 jours', 'in_stock'],
    ['0 en stock, livraison sous 48 h', 'backorder'],
    ['Bestand 0, Lieferzeit 3 Tage', 'backorder'],
    ['En stock : 0', 'out_of_stock'],
    ['En stock (0)', 'out_of_stock'],
    ['Quantité disponible : 0', 'out_of_stock'],
    ['Disponible : 0', 'out_of_stock'],
    ['En stock : 4', 'in_stock'],
    ['Stock: 0', 'out_of_stock'],
    ['dispo immédiate', 'in_stock'],
    ['в наличии', 'in_stock'],
    ['нет в наличии', 'out_of_stock'],
    ['Nachfragen', undefined],
    ['see website', undefined],
  ])('reads stock: %s → %s', (text, expected) => {
    expect(parseAvailability(text)).toBe(expected);
  });
});
