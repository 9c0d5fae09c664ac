import { describe, expect, it } from 'vitest';
import { measureOf } from './unit-price.ts';

describe('a price per unit', () => {
  it.each<[string, number, string]>([
    ['12,50 € / 100 ml', 625, '50 ml'],
    ['9.60 EUR/kg', 480, '0.5 kg'],
    ['(1,99 €/100g)', 995, '500 g'],
    ['17,32 € par l', 1299, '0.75 l'],
    ['1 kg = 9,60 €', 480, '0.5 kg'],
    ['0,50 € / pièce', 999, '20 pieces'],
    ['3,30 EUR pro Liter', 660, '2 l'],
    ['129.99', 12_999, ''],
    ['0,00 €/kg', 480, ''],
    ['= /kg', 480, ''],
    ['5,00 USD/kg', 500, ''],
  ])('%s at %i cents is of %s', (text, cents, measure) => {
    expect(measureOf(text, cents, 'EUR')).toBe(measure);
  });
});
