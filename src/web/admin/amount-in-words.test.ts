import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test('amounts are compared to the cent, and other text is shown as typed', () => {
  expect(amountInWords('fr', ' 10 € ')).toBe('10,00\u00a0€');
  expect(amountInWords('en', '1 234,56')).toBe('€1,234.56');
  expect(amountInWords('en', '10.01')).not.toBe(amountInWords('en', '10'));
  expect(['', 'ten', '1.2.3'].map((typed) => amountInWords('en', typed))).toEqual(['', 'ten', '1.2.3']);
});
