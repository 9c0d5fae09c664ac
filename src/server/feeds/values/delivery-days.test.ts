import { describe, expect, test } from 'vitest';
import { readDeliveryDays } from './delivery-days.ts';

const shown = (text: string) => {
  const days = readDeliveryDays(text);
  return days && `${days.min}-${days.max}`;
};

describe('the working days that a text on delivery states', () => {
  test.each([
    ['2 à 3 jours ouvrés', '2-3'],
    ['2-3 jours', '2-3'],
    ['24/48 h', '1-2'],
    ['48/72h', '2-3'],
    ['24h', '1-1'],
    ['Livraison 24h-48h', '1-2'],
    ['Livré en 3 jours ouvrés', '3-3'],
    ['sous 5 jours', '1-5'],
    ['Livraison sous 48 h', '1-2'],
    ['J+1', '1-1'],
    ['J+2 à J+4', '2-4'],
    ['1 à 2 semaines', '5-10'],
    ['Livré demain', '1-1'],
    ['1-3 Werktage', '1-3'],
    ['Lieferzeit 2 bis 4 Tage', '2-4'],
    ['3-5 business days', '3-5'],
    ['up to 4 working days', '1-4'],
    ['1 jour ouvré', '1-1'],
    ['2 à 5 jours ouvrés', '2-5'],
    // Sent, not delivered: a carrier's days are added.
    ['Expédié sous 24h', '2-4'],
    ['Ships within 2 days', '2-5'],
    ['Versandfertig in 24 Stunden', '2-4'],
    ['Expédié et livré sous 3 jours', '1-3'],
    ['Expédition (sous 3 jours)', '2-6'],
    // Sent and delivered: both are said.
    ['expédition le jour même, livraison 24h', '1-1'],
    ['Expédié sous 24h, livré en 48h', '3-3'],
    ['3 jours + 2 jours de préparation', '5-5'],
    ['2 à 3 jours ouvrés après expédition', '2-3'],
    // Other things are said beside it.
    ['Retour 14 jours - Livraison 2-3 jours', '2-3'],
    ['Livraison 48h, retours gratuits 30 jours', '2-2'],
    ['Garantie 2 ans, livré en 3 jours', '3-3'],
    ['Livraison 2 jours ouvrés - SAV 7j/7', '2-2'],
    ['Payez en 3 mois, livraison en 4 jours', '4-4'],
    ['Livraison à domicile 4,99€ : 3 à 5 jours ouvrés. Retrait en magasin 2h', '3-5'],
    ['Commandez avant 14h, livraison en 2 jours', '2-2'],
    ['Order before 3pm for next day delivery', '1-1'],
    ['bestellt heute, morgen geliefert', '1-1'],
    ['LIVRAISON EN 2 À 3 JOURS OUVRÉS (hors DOM-TOM)', '2-3'],
    ['Livraison rapide 24h/48h/72h', '1-3'],
    ['Livraison standard 3-5 jours, express 24h', '3-5'],
    ['Lieferzeit: ca. 3–5 Wkt.', '3-5'],
    ['innerhalb von 3 Tagen', '1-3'],
    ['j + 3', '3-3'],
    ['3-4 sem.', '15-20'],
    ['Free delivery in two to three days', '2-3'],
    ['Delivery within one week', '1-5'],
    ['Ein bis zwei Werktage', '1-2'],
    ['sous quinzaine', '1-15'],
  ])('%s: %s', (text, days) => expect(shown(text)).toBe(days));

  test.each([
    '',
    'En stock',
    'Voir conditions en magasin',
    'Service client 24h/24',
    'Ouvert 7j/7',
    'Service client 7 jours sur 7',
    'Retrait magasin en 2h',
    'Livré entre le 3 et le 5 décembre',
    'Retour gratuit sous 30 jours',
    '999 jours',
    '12/10/2026',
    'Colissimo 4,99 €',
    'Disponible',
  ])('%s: none', (text) => expect(readDeliveryDays(text)).toBeNull());

  // In more than linear time it would take longer than a test may.
  test.each(['1 ', '1-', '24h/', 'j+1 ', 'sous ', 'un ', 'avant 1', ' '])(
    '"%s" without end is read',
    (piece) => expect(() => readDeliveryDays(piece.repeat(2_000_000))).not.toThrow(),
  );
});
