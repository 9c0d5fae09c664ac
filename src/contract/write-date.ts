import type { Language } from './language.ts';

/** A date as a formatter of the language writes it; in French the first of a month is “1er”, which `Intl` does not say. */
export const writeDate = (language: Language, formatter: Intl.DateTimeFormat, at: Date): string =>
  language === 'fr'
    ? formatter
        .formatToParts(at)
        .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
        .join('')
    : formatter.format(at);
