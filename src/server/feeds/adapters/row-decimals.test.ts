import { describe, expect, it } from 'vitest';
import { adapterOf } from './formats.ts';
import { decimalMarkOfRows } from './row-decimals.ts';

const prices = (...texts: string[]) => texts.map((price) => ({ price }));

describe('the mark that a file has before cents', () => {
  it.each([
    [['49.90 EUR', '7.5 EUR', '€12.00', '1,299 EUR'], '.'],
    [['49,90', '7,50 €', '1.299,00', '1.299'], ','],
    [['12,90 € TTC', '3,90', '5,10', '899'], ','],
    [['49.90', '49,90', '12.00', '13.00'], undefined],
    [['49.90', '12.00', '1,299'], undefined],
    [['1,299', '2,499', '1.299', '899'], undefined],
  ])('of %j is %s', (texts, mark) => {
    expect(decimalMarkOfRows(prices(...texts))).toBe(mark);
  });

  it('reads each row in linear time', () => {
    expect(decimalMarkOfRows(prices('1.1'.repeat(50_000)))).toBeUndefined();
  });
});

describe('a price with one mark before three digits', () => {
  const row = { id: 'h', title: 'Lampe Halo', link: 'https://x.example/h', price: '1.299 EUR' };
  const read = (decimalMark?: '.' | ',') =>
    adapterOf('google-tsv')(row, {
      observedAt: new Date(),
      ...(decimalMark && { notation: { decimalMark } }),
    });

  it('is thousands in a file whose cents stand behind the other one', () => {
    expect(read(',')).toMatchObject({ priceCents: 129_900 });
  });

  it.each([undefined, '.'] as const)('is refused where cents stand behind %s', (mark) => {
    expect(read(mark)).toMatchObject({ reason: 'price_ambiguous' });
  });
});
