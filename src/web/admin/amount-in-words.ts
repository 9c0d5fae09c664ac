import type { Language } from '../../contract/language.ts';
import { readAmount } from '../../contract/typed-amount.ts';
import { formatPrice } from '../i18n/format.ts';

/** Formats a typed amount as a price, so that 10 and 10.00 are equal; other text stays. */
export function amountInWords(language: Language, typed: string): string {
  const euros = readAmount(language, typed);
  return euros === undefined ? typed : formatPrice(language, euros);
}
