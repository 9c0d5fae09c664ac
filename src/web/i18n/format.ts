import type { Language } from '../../contract/language.ts';
import { writeDate } from '../../contract/write-date.ts';
import { type Decimals, movePoint, writeNumber } from './write-number.ts';

const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };
const timeZone = 'Europe/Paris';

/** Formatters are expensive to make and cheap to use: one of each kind and language. */
function cached<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const formatter = make(locales[language]);
    made.set(language, formatter);
    return formatter;
  };
}

const dates = cached((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }));
const daysOfYear = cached(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }),
);
const months = cached(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone }),
);
const wholeMonths = cached(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone }),
);
const dateTimes = cached(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
);
const clocks = cached(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }),
);
const inEuros = (language: Language, euros: number, decimals: Decimals): string => {
  const text = writeNumber(language, Math.abs(euros), decimals);
  const sign = euros < 0 ? '-' : '';
  return language === 'fr' ? `${sign}${text}\u00a0€` : `${sign}€${text}`;
};

/** Decimal euros: `1 234,56 €`, `€1,234.56`. */
export const formatPrice = (language: Language, euros: number): string =>
  inEuros(language, euros, { min: 2, max: 2 });
/** Decimal euros, without cents where there are none, for axes: `1 200 €`, `€1,200`. */
export const formatRoundPrice = (language: Language, euros: number): string =>
  inEuros(language, euros, Number.isInteger(euros) ? { max: 0 } : { min: 2, max: 2 });
/** At most three decimals: `1 234,5`, `1,234.5`. */
export const formatNumber = (language: Language, n: number): string => writeNumber(language, n, { max: 3 });
/** One decimal: `4,3`, `4.3`. */
export const formatRating = (language: Language, rating: number): string =>
  writeNumber(language, rating, { min: 1, max: 1 });
/** A share in percent, whole or with so many decimals: 0.12 is `12 %`, `12%`. */
export const formatPercent = (language: Language, share: number, decimals: Decimals = { max: 0 }): string => {
  const text = writeNumber(language, movePoint(share, 2), decimals);
  return language === 'fr' ? `${text}\u00a0%` : `${text}%`;
};

/** Day, in Paris: `21 nov. 2026`, `21 Nov 2026`. */
export const formatDate = (language: Language, at: Date): string => writeDate(language, dates(language), at);
/** Day without its year, in Paris, for axes: `21 nov.`, `21 Nov`. */
export const formatDayOfYear = (language: Language, at: Date): string =>
  writeDate(language, daysOfYear(language), at);
/** A whole month, in Paris: “novembre 2026”. */
export const formatMonthOfYear = (language: Language, at: Date): string => wholeMonths(language).format(at);
/** Month and year, in Paris: `nov. 2026`, `Nov 2026`. */
export const formatMonth = (language: Language, at: Date): string => months(language).format(at);
/** Day and time of day, in Paris. */
export const formatDateTime = (language: Language, at: Date): string =>
  writeDate(language, dateTimes(language), at);

const day: Record<Language, string> = { fr: 'le ', en: '' };

/** The same behind “seen” and “last update:”: `le 22 nov. 2026, 06:05`, `22 Nov 2026, 06:05`. */
export const formatMoment = (language: Language, at: Date): string =>
  day[language] + formatDateTime(language, at);
/** Weekday, day and time of day, in Paris. */
export const formatClock = (language: Language, at: Date): string =>
  writeDate(language, clocks(language), at);

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Words of `formatRelative`; `Intl` says “this minute”, which nobody does. */
const ages: Record<
  Language,
  { moment: string; days: readonly string[]; ago: (n: string, unit: string) => string }
> = {
  fr: {
    moment: 'à l’instant',
    days: ['hier', 'avant-hier'],
    ago: (n, unit) => `il y a ${n}\u00a0${unit}`,
  },
  en: { moment: 'just now', days: ['yesterday'], ago: (n, unit) => `${n} ${unit} ago` },
};
const units = { minute: { fr: 'min', en: 'min' }, hour: { fr: 'h', en: 'hr' }, day: { fr: 'j', en: 'days' } };

/** How long ago: `il y a 3 h`, `3 hr ago`; never in the future, whatever the two clocks say. */
export function formatRelative(language: Language, at: Date, now: Date): string {
  const { moment, days, ago } = ages[language];
  const age = Math.max(0, now.getTime() - at.getTime());
  const since = (unit: keyof typeof units, ms: number) =>
    ago(formatNumber(language, Math.floor(age / ms)), units[unit][language]);
  if (age < minuteMs) return moment;
  if (age < hourMs) return since('minute', minuteMs);
  if (age < dayMs) return since('hour', hourMs);
  return days[Math.floor(age / dayMs) - 1] ?? since('day', dayMs);
}
