import type { Language } from '../../contract/language.ts';

// Not by `Intl.NumberFormat`: the first formatter of a browser blocks it for 16 to 45 ms, and its spaces differ
// from one browser to the next, so that what the server had written changed as the page came to life.

const separators = {
  fr: { decimal: ',', group: '\u202f' },
  en: { decimal: '.', group: ',' },
} as const satisfies Record<Language, object>;

/** A number with its decimal point moved as it is written: 0.07 by two is 7, where 0.07 × 100 is 7.000000000000001. */
export function movePoint(n: number, places: number): number {
  const [digits, exponent = '0'] = `${n}`.split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** A half is rounded away from zero as it is written: 1.005 is 1.01, which `toFixed` has as 1.00. */
const rounded = (n: number, decimals: number): string =>
  movePoint(Math.round(movePoint(n, decimals)), -decimals).toFixed(decimals);

export type Decimals = { min?: number; max: number };

/** A finite number below 10²¹ as a language writes it: `1 234,5`, `1,234.5`; decimals beyond `min` only where they are not 0. */
export function writeNumber(language: Language, n: number, { min = 0, max }: Decimals): string {
  const { decimal, group } = separators[language];
  const [whole = '', digits = ''] = rounded(Math.abs(n), max).split('.');
  const kept = digits.slice(0, min) + digits.slice(min).replace(/0+$/, '');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  const text = kept === '' ? grouped : grouped + decimal + kept;
  return n < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}
