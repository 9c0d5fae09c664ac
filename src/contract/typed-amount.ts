import type { Language } from './language.ts';

/** Decimal separators; every other separator in a number groups thousands. */
const decimalMark: Record<Language, string> = { fr: ',', en: '.' };
const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;
const simple = /^\d+(?:[.,]\d{0,2})?$/;

/** Digits before the cents, as long as their groups have three digits; `mark` cannot group them. */
function wholeOf(digits: string, mark: string): number | undefined {
  const [, separator] = grouped.exec(digits) ?? [];
  if (separator) return separator === mark ? undefined : Number(digits.replaceAll(separator, ''));
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}

/**
 * Parses decimal euros as people type them: `1 234,56`, `1,234.56 €`, `12.5` and `12,5` in either language. A
 * separator before three digits groups thousands, unless it is the language's decimal separator: `1,234` is 1234 in
 * English and invalid in French. undefined: not an amount.
 */
export function readAmount(language: Language, typed: string): number | undefined {
  const text = typed.replaceAll(/[\s€]/g, '');
  if (simple.test(text)) return Number(text.replace(',', '.'));
  const [, euros, mark, cents] = /^(.*[.,]\d{3})([.,])(\d{0,2})$/.exec(text) ?? [];
  const whole = wholeOf(euros ?? text, mark ?? decimalMark[language]);
  return whole === undefined ? undefined : Number(`${whole}.${cents || 0}`);
}

/** An amount as one types it, with its cents: `4,90` in French; empty for null. */
export const typedAmount = (language: Language, euros: number | null): string =>
  (euros?.toFixed(2) ?? '').replace('.', decimalMark[language]);
