import { expect, test } from 'vitest';
import { amountInWords, typedAmount } from './typed-amount.ts';

test.each(['10', '10.00', '10,0', ' 10 € ', '10.'])('%s is ten euros', (typed) => {
  expect(amountInWords('fr', typed)).toBe('10,00\u00a0€');
});

test('amounts are told apart to the cent, and what is none is shown as it was typed', () => {
  expect(amountInWords('en', '1 234,56')).toBe('€1,234.56');
  expect(amountInWords('en', '10.01')).not.toBe(amountInWords('en', '10'));
  expect(['', 'ten', '1.2.3'].map((typed) => amountInWords('en', typed))).toEqual(['', 'ten', '1.2.3']);
});

test('what is stored reads as what is typed for it', () => {
  expect(typedAmount('fr', 4.99)).toBe('4,99');
  expect(amountInWords('fr', typedAmount('fr', 4.9))).toBe(amountInWords('fr', '4,90'));
  expect(amountInWords('fr', typedAmount('fr', null))).toBe('');
});
