import { expect, test } from 'vitest';
import { readAmount, typedAmount } from './typed-amount.ts';

test.each(['10', '10.00', '10,0', ' 10 € ', '€10', '10.'])('%s is ten euros in both languages', (typed) => {
  expect([readAmount('fr', typed), readAmount('en', typed)]).toEqual([10, 10]);
});

test.each(['1 234,56', '1\u202f234,56\u00a0€', '€1,234.56', '1.234,56', '1234.56', '1234,56'])(
  '%s is the same in both languages',
  (typed) => expect([readAmount('fr', typed), readAmount('en', typed)]).toEqual([1234.56, 1234.56]),
);

test('a mark before three digits parts thousands, but the decimal mark of the language', () => {
  expect(readAmount('en', '1,234')).toBe(1234);
  expect(readAmount('fr', '1.234')).toBe(1234);
  expect(readAmount('en', '1,234,567')).toBe(1_234_567);
  expect([readAmount('fr', '1,234'), readAmount('en', '1.234')]).toEqual([undefined, undefined]);
});

test.each(['', ' ', 'ten', '1.2.3', '1,2345', '12,34,567', '-5', '1e3', '1,234,56', '.5', ','])(
  '%j is no amount',
  (typed) => {
    expect([readAmount('fr', typed), readAmount('en', typed)]).toEqual([undefined, undefined]);
  },
);

test('what is stored reads as what is typed for it', () => {
  expect([typedAmount('fr', 12.5), typedAmount('en', 1234)]).toEqual(['12,50', '1234.00']);
  expect([typedAmount('fr', 4.99), typedAmount('en', 4.99), typedAmount('fr', null)]).toEqual([
    '4,99',
    '4.99',
    '',
  ]);
  for (const euros of [4.9, 0.01, 1234, 999_999.99]) {
    expect(readAmount('fr', typedAmount('fr', euros))).toBe(euros);
    expect(readAmount('en', typedAmount('en', euros))).toBe(euros);
  }
});
