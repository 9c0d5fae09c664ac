import type { Language } from '../../contract/language.ts';

/** A share in percent with one decimal where it has any: 0.025 is `2,5 %`, `2.5%`. */
export const formatShare = (language: Language, share: number): string =>
  new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(share);
