import { plainLetters } from '../../../contract/plain-letters.ts';
import { anyOf } from '../../language/any-of.ts';
import { rememberRecent } from '../../platform/memory/remember-recent.ts';

/** Working days from an order to its arrival. */
export type DeliveryDays = { min: number; max: number };

/** Longer ones are no delivery times but typing errors, or orders to the maker. */
const maxDays = 60;
/** What a carrier takes for a parcel in France where a text says only when it is sent. */
const transit = { min: 1, max: 3 };

const weeks = anyOf`
  semaines?|sem|weeks?|wks?|wochen?|settimane?|semanas?|weken
`;
const months = anyOf`
  mois|months?|monaten?|mesi|mese|meses|mes|maanden?
`;
const hours = anyOf`
  heures?|hours?|hrs?|stunden?|std|ore|horas?|uur|h
`;
const unitWord = anyOf`
  jours?|jrs?|j|business|working|workdays?|days?
  werktagen?|wkt|arbeitstagen?|tagen?
  giorni|giorno|dias?|dagen|dag
  ${weeks}|${months}|${hours}|d
`;
const joiner = anyOf`
  a|to|bis|et|ou|or|and|und|oder|e|o|tot|-|–|—|/
`;

const daysOfUnit: readonly [RegExp, number][] = [
  // Five working days: "2 semaines" are ten.
  [new RegExp(`^${weeks}$`), 5],
  [new RegExp(`^${months}$`), 22],
];
const isOfHours = new RegExp(`^${hours}$`);

/** "2 à 3 jours", "24/48 h", "24h/48h/72h", "1-3 Werktage", "sous 5 jours", "up to 4 working days". */
const span = new RegExp(
  [
    String.raw`(?<![\d.,:/])(\d{1,3})\s*${unitWord}?\s*`,
    // Of three the one in the middle.
    String.raw`(?:${joiner}\s*\d{1,3}\s*${unitWord}?\s*(?=${joiner}))?`,
    String.raw`(?:${joiner}\s*(\d{1,3}))?`,
    String.raw`\s*(${unitWord})(?![a-z\d])`,
  ].join(''),
);
/** The upper end only: "sous 5 jours". */
const endOnly = /\b(?:sous|jusqu|d'ici|max|up to|within|bis zu|innerhalb|entro|hasta|binnen)/;
/** When it leaves, not when it arrives. */
const dispatched = new RegExp(
  String.raw`\b${anyOf`
    expedi\w*|envo[iy]\w*|depart|prepar\w*
    ships?|shipped|dispatch\w*|leaves
    versand\w*|verschick\w*|spedi\w*|enviad\w*|verzonden|handling
  `}\b`,
);
const delivered = /\b(?:livr|deliver|liefer|consegn|entreg)/;
/** Returns, weeks of support, what is always open, shops that one goes to, and payments: no deliveries. */
const noDays = new RegExp(
  anyOf`
    \b(?:24 ?h?(?:eures)? ?/ ?(?:24|7)|7 ?j? ?/ ?7|24x7|(?:7 ?j(?:ours)?|24 ?h(?:eures)?) sur (?:7|24))\b
    retour|return|ruckgabe|garanti|warrant|rembours
    service client|\b(?:sav|hotline|support|assistance|payez|payable|mensualit\w*|ratenzahlung)\b
  `,
);
const fetched = /\b(?:retrait|retirez|click|collect|pick[ -]?up|abholung|en magasin|in store)\b/;
/** "Commande avant 14h", "order by 5 pm", "bestellt heute": an hour of the day, and who orders then. */
const untilHour =
  /\b(?:commande\w*|order\w*|bestell\w*) (?:aujourd'hui|today|heute)\b|(?:\b(?:commande\w*|passee?s?|order\w*|bestell\w*)\s+)?\b(?:avant|before|by|vor|bis|until)\s+(?:le\s+)?\d{1,2}\s*(?:h(?:eures)?|am|pm|uhr|:)\s*(?:\d{2})?(?![a-z\d])/g;
/** The carrier's own time: nothing is to be added. */
const afterDispatch = /\b(?:apres (?:l')?expedition|after (?:dispatch|shipping)|nach versand)\b/;
const sameDay = /\b(?:le jour meme|same[ -]day|jour j|heute)\b/;
const nextDay = /\b(?:livre\w* demain|demain|next[ -]day|tomorrow|lendemain|morgen)\b/;
const afterDay = /\bj ?\+ ?(\d{1,2})(?: ?(?:a|-|\/) ?j? ?\+? ?(\d{1,2}))?/;

/** Counts in words, as far as deliveries take. */
const counts: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'un une one ein eine einem einer',
    'deux two zwei',
    'trois three drei',
    'quatre four vier',
    'cinq five funf',
    'six sechs',
    'sept seven sieben',
    'huit eight acht',
    'neuf nine neun',
    'dix ten zehn',
  ].flatMap((words, i) => words.split(' ').map((word) => [word, String(i + 1)])),
);
const countWord = Object.keys(counts).join('|');
const counted = new RegExp(
  `\\b(${countWord})(?=(?: ${joiner} (?:${countWord}|\\d{1,2}))? ${unitWord}\\b)`,
  'g',
);

const inOrder = (min: number, max: number): DeliveryDays | null =>
  max > maxDays || max < min ? null : { min, max };

/** A number of a unit in working days; hours are begun days: 24 h are one, 72 h three. */
function daysIn(count: number, unit: string): number {
  if (isOfHours.test(unit)) return Math.max(1, Math.ceil(count / 24));
  return count * (daysOfUnit.find(([pattern]) => pattern.test(unit))?.[1] ?? 1);
}

function readSpan(text: string): DeliveryDays | null {
  const [, first = '', second = first, unit = ''] = span.exec(text) ?? [];
  if (first === '') return null;
  const [one, other] = [daysIn(Number(first), unit), daysIn(Number(second), unit)];
  // "72/48h" is turned.
  const [min, max] = [Math.min(one, other), Math.max(one, other)];
  return inOrder(first === second && endOnly.test(text) ? Math.min(1, max) : min, max);
}

function readDays(text: string): DeliveryDays | null {
  const [, first = '', second = first] = afterDay.exec(text) ?? [];
  if (first !== '')
    return inOrder(Math.min(Number(first), Number(second)), Math.max(Number(first), Number(second)));
  if (sameDay.test(text)) return { min: 0, max: 0 };
  return readSpan(text) ?? (nextDay.test(text) ? { min: 1, max: 1 } : null);
}

/** Of "Expédié sous 24h, livré en 48h - Retours 30 jours" each says something else. */
const betweenClauses = /[;|•·*]|,(?!\d)|\.\s+(?=\p{L}{4})|\s[-–—]\s(?!\d)|(?<!\bj)\s\+\s|\((?=\p{L})/iu;

/** What is said of deliveries, clause by clause, in plain letters. */
const clausesOf = (given: string): string[] =>
  given
    .slice(0, 200)
    .split(betweenClauses)
    .map((clause) => plainLetters(clause).replace(/\s+/g, ' ').replace(untilHour, ' '))
    .map((clause) => clause.replace(/\bsous (?:une )?quinzaine\b/, 'sous 15 jours'))
    .map((clause) => clause.replace(counted, (word) => counts[word] ?? word))
    .filter((clause) => !noDays.test(clause) && (!fetched.test(clause) || delivered.test(clause)));

/**
 * The days that a merchant's text on delivery states, in French, English, German and some other languages; null: it
 * states none. Days without a kind count as working days, which promises too little rather than too much; what says when
 * a parcel leaves has the days added that the text, else a carrier, takes then. Pure, in linear time.
 */
export const readDeliveryDays = (given: string): DeliveryDays | null => remembered(given).days;

/** Merchants have a few such texts. */
const remembered = rememberRecent({ max: 500, maxLength: 200 }, (given) => ({ days: readClauses(given) }));

function readClauses(given: string): DeliveryDays | null {
  let sent: DeliveryDays | null = null;
  let arrives: DeliveryDays | null = null;
  let isSent = false;
  for (const clause of clausesOf(given)) {
    const isDispatch = dispatched.test(clause) && !afterDispatch.test(clause);
    isSent = !delivered.test(clause) && (isDispatch || isSent);
    const days = readDays(clause);
    if (isSent) sent ??= days;
    else arrives ??= days;
    if (days) isSent = false;
  }
  if (!sent) return arrives;
  const carried = arrives ?? transit;
  return inOrder(sent.min + carried.min, sent.max + carried.max);
}
