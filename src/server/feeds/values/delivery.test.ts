import { describe, expect, it } from 'vitest';
import { parseDelivery, readDelivery, shippingColumns } from './delivery.ts';

describe('delivery costs', () => {
  it.each([
    ['4.99', 499],
    ['6.50 EUR', 650],
    ['5,90 €', 590],
    ['0.00', 0],
    ['offerte', 0],
    ['Gratuit', 0],
    ['FR:::4.99 EUR', 499],
    ['FR:::4,99 EUR', 499],
    ['DE:::9.99 EUR,FR::Standard:4.99 EUR,FR::Express:9.99 EUR', 499],
    ['FR::Standard:4.99 EUR\nFR::Relais:2,99 EUR', 299],
    ['FR:75:Standard:1.00 EUR,FR:::4.99 EUR', 499],
    [':::3.50 EUR', 350],
    ['FR::DHL Express:4.99 EUR:0:1:2:3', 499],
    ['FR::Retrait en magasin:0 EUR,FR::Standard:4,90 EUR:1:2:2:4,DE::DHL:1 EUR', 490],
    ['France::Colissimo:5,90 €', 590],
    ['FR::Express:9.90 EUR; FR::Standard:4.90 EUR;BE:::1 EUR', 490],
    ['kostenlos', 0],
    ['gratis', 0],
    ['5\n3.50\nà définir', 350],
  ])('%s', (text, cents) => {
    expect(parseDelivery(text)).toBe(cents);
  });

  it.each([
    '',
    '  ',
    'voir conditions',
    '-1',
    'DE:::4.99 EUR',
    'FR:::4.99 USD',
    '9999.00',
    'FR:2A::9.00 EUR',
  ])('“%s” is not known, never free', (text) => {
    expect(parseDelivery(text)).toBeNull();
  });

  it('is read as the feed writes prices; some cents are nothing that it costs', () => {
    expect(
      ['490', '4.90', '0', '5', 'FR:::590 EUR'].map((text) => parseDelivery(text, { said: 'cents' })),
    ).toEqual([490, 490, 0, null, 590]);
  });
});

describe('deliveries', () => {
  it('tell how many working days they take, handling and transit together', () => {
    expect(readDelivery('FR::DHL:4.99 EUR:1:2:2:4')).toEqual({ cents: 499, days: '3 à 6 jours ouvrés' });
    expect(readDelivery('FR::DHL:4.99 EUR:::1:1')).toEqual({ cents: 499, days: '1 jour ouvré' });
    expect(readDelivery('FR::DHL:4.99 EUR')).toEqual({ cents: 499, days: '' });
    expect(readDelivery('FR::Colissimo 2-3 jours:4.99 EUR')).toEqual({
      cents: 499,
      days: 'Colissimo 2-3 jours',
    });
  });

  it('are read by the parts that their column names', () => {
    const layout = shippingColumns['shipping(country:price)'];
    expect(readDelivery('DE:3 EUR,FR:4,99 EUR', layout).cents).toBe(499);
    expect(readDelivery('4.99 EUR', shippingColumns['shipping(price)']).cents).toBe(499);
  });
});
