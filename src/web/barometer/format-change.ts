import type { Language } from '../../contract/language.ts';

const formatters: Record<Language, Intl.NumberFormat> = {
  fr: changes('fr-FR'),
  en: changes('en-GB'),
};

function changes(locale: string) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero', ...digits });
}

/** A change in percent with its sign, a minus as printers set it: −1.4 is `−1,4 %`, `−1.4%`. */
export const formatChange = (language: Language, percent: number): string =>
  formatters[language].format(percent / 100).replace('-', '−');
