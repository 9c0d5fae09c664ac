import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney } from './parse-money.ts';
import { parsePrice } from './price.ts';

describe('amounts as merchants write them', () => {
  it.each([
    ['249.90', 24_990],
    ['249,90', 24_990],
    ['249', 24_900],
    ['249.9', 24_990],
    ['12.9900', 1_299],
    ['0.005', 1],
    ['1 234,56 €', 123_456],
    ['1\u00a0234,56\u00a0€', 123_456],
    ['1\u202f234,56 €', 123_456],
    ['EUR130.00', 13_000],
    ['EUR 130,00', 13_000],
    ['15.00 EUR', 1_500],
    ['€1,806.99', 180_699],
    ['1,806.99', 180_699],
    ['1.806,99', 180_699],
    ["1'806.99", 180_699],
    ['1,234,567.89', 123_456_789],
    ['1.234.567', 123_456_700],
    ['1 806', 180_600],
    ['12€90', 1_290],
    ['12,90 € TTC', 1_290],
    ['-1', -100],
    ['12,– €', 1_200],
    ['12.-', 1_200],
    ['EUR 1.299,-', 129_900],
    ['1.299,– €', 129_900],
    ['€ 12,50 (incl. btw)', 1_250],
    ['12,50 € TVA incluse', 1_250],
    ['12,50 EUR inkl. MwSt.', 1_250],
    ['12,00&nbsp;€', 1_200],
    ['12,00 &euro;', 1_200],
    ['12,00 \u0080', 1_200],
    ['<span class="prix"><b>1 299,00</b>&nbsp;€</span>', 129_900],
    ["'12,50", 1_250],
    ['12,50 € / pièce', 1_250],
    ['12,50€/unité', 1_250],
    ['12,50 € l’unité', 1_250],
    ['12,50 € la pièce', 1_250],
    ['12.50 EUR / Stk.', 1_250],
    ['15.50 € /ud.', 1_550],
    ['0.00', 0],
  ])('%s', (text, cents) => {
    expect(parseMoney(text)).toEqual({ cents });
  });

  it.each([
    ['', 'empty'],
    ['\u00a0 ', 'empty'],
    ['N/C', 'unreadable'],
    ['sur devis', 'unreadable'],
    ['à partir de 12,90 €', 'unreadable'],
    ['12.34.56', 'unreadable'],
    ['1 23 456', 'unreadable'],
    ['1,806', 'ambiguous'],
    ['129.990', 'ambiguous'],
    ['399.90 BRL', 'foreign'],
    ['12,50 CHF / pièce', 'foreign'],
    ['<b>12,50</b> CHF', 'foreign'],
    ['<del>15,00 €</del> <ins>12,00 €</ins>', 'unreadable'],
    ['<del>1</del><ins>200</ins>', 'unreadable'],
    ['12,50 €/kg', 'unreadable'],
    ['12 pcs', 'foreign'],
    ['$12.00', 'foreign'],
    ['£12', 'foreign'],
    ['USD 12', 'foreign'],
    ['12,50 zł', 'foreign'],
    ['99,00 € excl. VAT', 'without_vat'],
    ['99,00 HT', 'without_vat'],
  ])('%s is none: %s', (text, fault) => {
    expect(parseMoney(text)).toEqual({ fault });
  });

  it('reads back every amount in every way of writing it', () => {
    const group = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+$)/g, mark);
    const amounts = fc.integer({ min: 0, max: 99_999_999 });
    const styles = fc.constantFrom<[string, string, string]>(
      ['', '.', ''],
      ['', ',', ' €'],
      [' ', ',', ' EUR'],
      ['\u00a0', ',', '€'],
      ['.', ',', ''],
      [',', '.', ''],
    );
    fc.assert(
      fc.property(amounts, styles, (cents, [thousands, point, currency]) => {
        const [whole = '', fraction = ''] = (cents / 100).toFixed(2).split('.');
        const text = `${group(whole, thousands)}${point}${fraction}${currency}`;
        expect(parseMoney(text)).toEqual({ cents });
      }),
    );
  });

  it('answers for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const money = parseMoney(text);
        expect('cents' in money ? Number.isSafeInteger(money.cents) : money.fault).toBeTruthy();
      }),
    );
  });
});

describe('prices that can be published', () => {
  it.each([
    ['0.00', 'price_zero'],
    ['0.01', 'price_placeholder'],
    ['99999.99', 'price_placeholder'],
    ['99 999,00 €', 'price_placeholder'],
    ['999999.90', 'price_placeholder'],
    ['11111.11', 'price_placeholder'],
    ['12345.67', 'price_placeholder'],
    ['-1', 'price_negative'],
    ['2000000.00', 'price_implausible'],
    ['', 'price_missing'],
    ['N/C', 'price_unreadable'],
    ['399.90 BRL', 'price_foreign'],
  ])('%s is refused: %s', (text, reason) => {
    expect(parsePrice(text, 'EUR')).toMatchObject({ reason });
  });

  it.each<[string, string | undefined, string, string?]>([
    ['12.50', undefined, 'currency_missing'],
    ['12.50', 'USD', 'price_foreign', 'USD'],
    ['12,50 zł', 'EUR', 'price_foreign', 'PLN'],
    ['15 000 Fcfa', 'EUR', 'price_foreign', 'XOF'],
    ['15 000 F CFA', undefined, 'price_foreign', 'XOF'],
    ['12 500 DA', undefined, 'price_foreign', 'DZD'],
    ['49,900 DT', undefined, 'price_foreign', 'TND'],
    ['$12', 'EUR', 'price_foreign', '$'],
    ['12.50 USD', undefined, 'price_foreign', 'USD'],
    ['CHF 12.–', 'EUR', 'price_foreign', 'CHF'],
    ['1 999 Kč', undefined, 'price_foreign', 'CZK'],
    ['12 990 Ft', undefined, 'price_foreign', 'HUF'],
    ['1.299,00 RSD', undefined, 'price_foreign', 'RSD'],
    ['499 kr.', undefined, 'price_foreign', 'kr'],
    ['£9.99', undefined, 'price_foreign', '£'],
    ['¥1200', undefined, 'price_foreign', '¥'],
    ['US$ 12.00', undefined, 'price_foreign', 'USD'],
    ['12.00 XYZ', 'EUR', 'price_foreign', 'XYZ'],
    ['12.50 (TVA incluse)', 'CHF', 'price_foreign', 'CHF'],
    ['12.50 / pièce', 'CHF', 'price_foreign', 'CHF'],
    ['12.50 / pièce', undefined, 'currency_missing'],
    ['12,50&nbsp;CHF / pièce', 'EUR', 'price_foreign', 'CHF'],
  ])('%s among prices in %s is not taken for euros: %s', (text, currency, reason, detail) => {
    expect(parsePrice(text, currency)).toEqual({ reason, ...(detail && { detail }) });
  });

  it.each(['12,50 €', '12,50&nbsp;€ / pièce', 'EUR12.50', '12.50 EUR', '€12.50', '12€50', '12,50 euros'])(
    'believes %s whatever its feed says',
    (text) => {
      expect(parsePrice(text, undefined)).toEqual({ cents: 1_250 });
      expect(parsePrice(text, 'USD')).toEqual({ cents: 1_250 });
    },
  );

  it('accepts ordinary ones', () => {
    expect(parsePrice('999.99', 'EUR')).toEqual({ cents: 99_999 });
    expect(parsePrice('0,05', 'EUR')).toEqual({ cents: 5 });
  });

  it('accepts high ones, up to a million', () => {
    expect(parsePrice('99 999,98 €', 'EUR')).toEqual({ cents: 9_999_998 });
    expect(parsePrice('999999.98', 'EUR')).toEqual({ cents: 99_999_998 });
  });
});

describe('amounts as a feed says that they are written', () => {
  it.each([
    ['1999', 'cents', 1_999],
    ['1999.00', 'cents', 1_999],
    ['1 999 €', 'cents', 1_999],
    ['19.99', 'cents', 1_999],
    ['49.900', 'decimals', 4_990],
    ['1.299,900', 'decimals', 129_990],
    ['49.900', 'thousands', 4_990_000],
    ['1,299 EUR', 'thousands', 129_900],
    ['1999', 'euros', 199_900],
  ] as const)('%s in %s', (text, said, cents) => {
    expect(parseMoney(text, { said })).toEqual({ cents });
  });

  it('leaves what may be read in two ways where nothing says more', () => {
    expect(parseMoney('49.900', { said: 'euros' })).toEqual({ fault: 'ambiguous' });
    expect(parseMoney('49.900', { said: null })).toEqual({ fault: 'ambiguous' });
  });
});
