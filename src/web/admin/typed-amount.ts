import type { Language } from '../../contract/language.ts';
import { formatPrice } from '../i18n/format.ts';

/** An amount as one types it: `4,99` in French. */
export const typedAmount = (language: Language, euros: number | null): string => {
  const text = euros?.toString() ?? '';
  return language === 'fr' ? text.replace('.', ',') : text;
};

/** A typed amount as a price, so that 10 and 10.00 read alike; whatever is none stays as it is. */
export function amountInWords(language: Language, typed: string): string {
  const text = typed.replaceAll(/[\s€]/g, '').replace(',', '.');
  return /^\d+(?:\.\d*)?$/.test(text) ? formatPrice(language, Number(text)) : typed;
}
