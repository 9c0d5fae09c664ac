import { wholeBetween } from '../random.ts';

/** The check digit of a GTIN's other digits (GS1: weights 3 and 1 from the right). */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
}

/** A valid EAN-13 with prefix 952, which GS1 keeps for demonstrations: no real article has it. */
export function demoEan(sku: string): string {
  const digits = `952${String(wholeBetween(0, 999_999_999, 'ean', sku)).padStart(9, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}
