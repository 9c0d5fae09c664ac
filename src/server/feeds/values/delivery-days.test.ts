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
  ])('%s: %s', (text, days) => expect(shown(text)).toBe(days));

  test.each([
    '',
    'En stock',
    'Voir conditions en magasin',
    'Service client 24h/24',
    'Ouvert 7j/7',
    'Retour gratuit sous 30 jours',
    '999 jours',
    '12/10/2026',
    'Colissimo 4,99 €',
    'Disponible',
  ])('%s: none', (text) => expect(readDeliveryDays(text)).toBeNull());

  test('is read in linear time', () => {
    const startedAt = process.cpuUsage();
    for (const piece of ['1 ', '1-', '24h/', 'j+1 ', 'sous ', ' '])
      for (let i = 0; i < 200; i++) readDeliveryDays(piece.repeat(10_000));
    expect(process.cpuUsage(startedAt).user).toBeLessThan(2_000_000);
  });
});
