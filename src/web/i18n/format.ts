import type { Language } from '../../contract/language.ts';

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

const prices = cached((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }));
const roundPrices = cached(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);
const numbers = cached((locale) => new Intl.NumberFormat(locale));
const ratings = cached(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const percents = cached((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
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
const relatives = cached(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
);

/** Decimal euros: `1 234,56 €`, `€1,234.56`. */
export const formatPrice = (language: Language, euros: number): string => prices(language).format(euros);
/** Decimal euros, without cents where there are none, for axes: `1 200 €`, `€1,200`. */
export const formatRoundPrice = (language: Language, euros: number): string =>
  roundPrices(language).format(euros);
export const formatNumber = (language: Language, n: number): string => numbers(language).format(n);
/** One decimal: `4,3`, `4.3`. */
export const formatRating = (language: Language, rating: number): string => ratings(language).format(rating);
/** A share as a whole percentage: 0.12 is `12 %`, `12%`. */
export const formatPercent = (language: Language, share: number): string => percents(language).format(share);

/** Day, in Paris: `21 nov. 2026`, `21 Nov 2026`. */
export const formatDate = (language: Language, at: Date): string => dates(language).format(at);
/** Day without its year, in Paris, for axes: `21 nov.`, `21 Nov`. */
export const formatDayOfYear = (language: Language, at: Date): string => daysOfYear(language).format(at);
/** A whole month, in Paris: “novembre 2026”. */
export const formatMonthOfYear = (language: Language, at: Date): string => wholeMonths(language).format(at);
/** Month and year, in Paris: `nov. 2026`, `Nov 2026`. */
export const formatMonth = (language: Language, at: Date): string => months(language).format(at);
/** Day and time of day, in Paris. */
export const formatDateTime = (language: Language, at: Date): string => dateTimes(language).format(at);

const day: Record<Language, string> = { fr: 'le ', en: '' };

/** The same behind “seen” and “last update:”: `le 22 nov. 2026, 06:05`, `22 Nov 2026, 06:05`. */
export const formatMoment = (language: Language, at: Date): string =>
  day[language] + formatDateTime(language, at);
/** Weekday, day and time of day, in Paris. */
export const formatClock = (language: Language, at: Date): string => clocks(language).format(at);

const minuteMs = 60_000;
const steps = [
  { unit: 'minute', ms: minuteMs, below: 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs, below: 24 * 60 * minuteMs },
  { unit: 'day', ms: 24 * 60 * minuteMs, below: Number.POSITIVE_INFINITY },
] as const;

/** `Intl` says "this minute", which nobody does. */
const thisMoment: Record<Language, string> = { fr: 'à l’instant', en: 'just now' };

/** How long ago: `il y a 3 h`, `3 hr ago`; never in the future, whatever the two clocks say. */
export function formatRelative(language: Language, at: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - at.getTime());
  if (age < minuteMs) return thisMoment[language];
  const step = steps.find(({ below }) => age < below) ?? steps[2];
  return relatives(language).format(-Math.floor(age / step.ms), step.unit);
}
