import type { Language } from '../../contract/language.ts';

const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
};

/** Decimal euros as a language writes them in mails, feeds and pictures: `1 234,56 €`, `€1,234.56`. */
export const formatEuros = (language: Language, euros: number): string => formats[language].format(euros);
