import type { Language } from '../language.ts';

/** A size as a language calls it: children's are named by their age, halves with its comma. */
export const sizeName = (label: string, language: Language): string =>
  language === 'fr'
    ? label.replaceAll('.', ',')
    : label.replace(/ ans$/, ' years').replace(/ mois$/, ' months');

/** Longer names of sizes there are none. */
export const maxSizeLength = 60;
