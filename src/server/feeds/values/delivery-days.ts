import { plainLetters } from '../../../contract/plain-letters.ts';

/** Working days from an order to its arrival. */
export type DeliveryDays = { min: number; max: number };

/** Longer ones are no delivery times but typing errors, or orders to the maker. */
const longest = 60;
/** What a carrier takes for a parcel in France where a text says only when it is sent. */
const transit = { min: 1, max: 3 };

const daysOfUnit: readonly [RegExp, number][] = [
  [
    /^(?:jours?|j|days?|d|werktagen?|arbeitstagen?|tagen?|giorni|giorno|dias?|dagen|dag|business|working)$/,
    1,
  ],
  // Five working days: "2 semaines" are ten.
  [/^(?:semaines?|sem|weeks?|wochen?|settimane?|semanas?|weken|week)$/, 5],
  [/^(?:mois|months?|monate?n?|mesi|mese|meses|mes|maanden?)$/, 22],
];
const hours = /^(?:h|heures?|hours?|hrs?|stunden?|std|ore|horas?|uur)$/;

const unitWord =
  'jours?|j|business|working|days?|werktagen?|arbeitstagen?|tagen?|giorni|giorno|dias?|dagen|dag|semaines?|sem|weeks?|wochen?|settimane?|semanas?|weken|week|mois|months?|monaten?|mesi|mese|meses|mes|maanden?|heures?|hours?|hrs?|stunden?|std|ore|horas?|uur|h|d';
/** "2 à 3 jours", "24/48 h", "24h-48h", "1-3 Werktage", "sous 5 jours", "up to 4 working days". */
const span = new RegExp(
  `(?<![\\d.,:/])(\\d{1,3})\\s*(?:${unitWord})?\\s*(?:(?:a|to|bis|et|ou|or|and|und|e|o|tot|-|–|—|/)\\s*(\\d{1,3}))?\\s*(${unitWord})(?![a-z\\d])`,
);
/** When it leaves, not when it arrives. */
const dispatched =
  /\b(?:expedi\w*|envo[iy]\w*|depart|prepar\w*|ships?|shipped|dispatch\w*|leaves|versand\w*|verschick\w*|spedi\w*|enviad\w*|verzonden|handling)\b/;
/** Always open, or weeks of support: no days. */
const noDays =
  /\b(?:24 ?h?(?:eures)? ?\/ ?(?:24|7)|7 ?j? ?\/ ?7|24x7)\b|retour|return|garanti|warrant|rembours/;
const sameDay = /\b(?:le jour meme|same[ -]day|jour j|heute)\b/;
const nextDay = /\b(?:livre\w* demain|demain|next[ -]day|lendemain|morgen)\b/;
const afterDay = /\bj ?\+ ?(\d{1,2})(?: ?(?:a|-|\/) ?j? ?\+? ?(\d{1,2}))?/;

const inOrder = (min: number, max: number): DeliveryDays | null =>
  max > longest || max < min ? null : { min, max };

/** A number of a unit in working days; hours are begun days: 24 h are one, 72 h three. */
function daysIn(count: number, unit: string): number {
  if (hours.test(unit)) return Math.max(1, Math.ceil(count / 24));
  return count * (daysOfUnit.find(([pattern]) => pattern.test(unit))?.[1] ?? 1);
}

function readSpan(text: string): DeliveryDays | null {
  const [, first = '', second = first, unit = ''] = span.exec(text) ?? [];
  if (first === '') return null;
  const [one, other] = [daysIn(Number(first), unit), daysIn(Number(second), unit)];
  // "72/48h" is turned; "sous 5 jours" says the end only.
  const isEndOnly =
    first === second && /\b(?:sous|jusqu|max|up to|within|bis zu|entro|hasta|binnen)\b/.test(text);
  const max = Math.max(one, other);
  return inOrder(isEndOnly ? Math.min(1, max) : Math.min(one, other), max);
}

function readArrival(text: string): DeliveryDays | null {
  const [, first = '', second = first] = afterDay.exec(text) ?? [];
  if (first !== '')
    return inOrder(Math.min(Number(first), Number(second)), Math.max(Number(first), Number(second)));
  if (sameDay.test(text)) return { min: 0, max: 0 };
  return readSpan(text) ?? (nextDay.test(text) ? { min: 1, max: 1 } : null);
}

/**
 * The days that a merchant's text on delivery states, in French, English, German and some other languages; null: it
 * states none. Days without a kind count as working days, which promises too little rather than too much; what says when
 * a parcel leaves has a carrier's usual days added. Pure, in linear time.
 */
export function readDeliveryDays(given: string): DeliveryDays | null {
  const text = plainLetters(given.slice(0, 200)).replace(/\s+/g, ' ');
  if (text === '' || noDays.test(text)) return null;
  const days = readArrival(text);
  if (!days || !dispatched.test(text) || /\b(?:livr|deliver|liefer|consegn|entreg)/.test(text)) return days;
  return inOrder(days.min + transit.min, days.max + transit.max);
}
