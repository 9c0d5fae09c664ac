import { hasValidCheckDigit } from '../../../../../contract/products/gtin.ts';

/** As terms are: without the zeros in front. */
const barcode = /^\d{11,14}$/;
const digits = Array.from('0123456789');
const isValid = (code: string): boolean => hasValidCheckDigit(code.padStart(14, '0'));

/** Every text that one digit more, less, other, or two swapped ones make of a code. */
function* slipsOf(code: string): Generator<string> {
  for (let at = 0; at <= code.length; at++) {
    const [before, digit = '', next = '', rest] = [
      code.slice(0, at),
      code[at],
      code[at + 1],
      code.slice(at + 2),
    ];
    for (const other of digits) {
      yield before + other + digit + next + rest;
      yield before + other + next + rest;
    }
    yield before + next + rest;
    yield before + next + digit + rest;
  }
}

/**
 * The barcodes that a mistyped one may be, by its check digit: one slip away from it. None where it is none, or is right as
 * it stands: then it is that of another article.
 */
export function barcodesNear(term: string): string[] {
  if (!barcode.test(term) || isValid(term)) return [];
  const near = new Set<string>();
  for (const slip of slipsOf(term))
    if (barcode.test(slip) && isValid(slip)) near.add(slip.replace(/^0+/, ''));
  return [...near];
}
