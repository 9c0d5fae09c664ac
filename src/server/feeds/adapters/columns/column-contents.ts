import type { FeedField } from '../../../../contract/feeds/feed-fields.ts';
import { parseGtin } from '../../../../contract/products/gtin.ts';
import { parseAvailability } from '../../values/availability.ts';
import { isCondition } from '../../values/condition.ts';
import { parseFlag } from '../../values/flags.ts';
import { parseMoney } from '../../values/parse-money.ts';

const isAddress = (text: string) => /^(?:https?:)?\/\/[^\s/]+\.[^\s]+$|^www\.[^\s]+$/i.test(text);
const isPicture = (text: string) =>
  /\.(?:jpe?g|png|webp|gif|avif)(?:$|[?#&:;, ])/i.test(text) ||
  (isAddress(text) && /[/.](?:images?|img|photos?|media|cdn|pictures?)[/.\d-]/i.test(text));
/** A data sheet, a manual. */
const isDocument = (text: string) => /\.(?:pdf|docx?|zip)(?:$|[?#])/i.test(text);
const isPage = (text: string) => isAddress(text) && !isPicture(text) && !isDocument(text);
/** Characters of an amount with its currency and what it says of the VAT. */
const maxAmount = 24;
/** An amount in any currency, with or without VAT; no date, no phone number. */
function isMoney(text: string): boolean {
  if (text.length > maxAmount || !/\d/.test(text)) return false;
  const money = parseMoney(text);
  return 'cents' in money || money.fault !== 'unreadable';
}
const isDecimal = (text: string) => isMoney(text) && /\d[.,]\d\d(?!\d)|€|eur/i.test(text);
const hasDay = (text: string) => /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(text);
const isText = (text: string) => /\p{L}{2}/u.test(text) && !isAddress(text);
/** Characters of a stock status; longer texts may name one in passing. */
const maxStock = 60;
/** Numbers may be pieces, and anything else: "75 tokens", "150-240 V", "57-15 North Street". */
const isStock = (text: string) => {
  if (text.length > maxStock) return false;
  const words = text.replace(/^\d[\d.,]*\s*/, '');
  // "80 L x 140 H cm" says nothing of hours.
  const isMeasure = /^-?\d+(?:[.,]\d+)? ?\p{L}{1,3}(?!\p{L})|[x×*] ?\p{L}? ?\d/u.test(words);
  return (
    /\p{L}/u.test(words) &&
    !isMeasure &&
    parseFlag(words) === undefined &&
    // Behind a word a number is no count of pieces.
    parseAvailability(`- ${words}`) !== undefined
  );
};
/** Shares and factors are less. */
const isOneOrMore = (text: string) =>
  /[1-9]\d*(?=[.,]\d\d(?!\d)|\D*$)/.test(text.replace(/[.,]\d\d(?=\D*$)/, ''));

/** Kinds of articles that shop systems know: no shelves. */
const isKindOfSystem = (text: string) =>
  /^(?:physical|digital|virtual|downloadable|simple|variable|variation|grouped)$/i.test(text);

/** Whether most of a column's values are such. */
const most = (samples: readonly string[], is: (text: string) => boolean): boolean =>
  samples.length > 0 && 2 * samples.filter((text) => is(text.trim())).length > samples.length;

/** The same in all rows, as a merchant's own number is. */
const isOfAll = (samples: readonly string[]): boolean => samples.length > 2 && new Set(samples).size === 1;

/** What the values of a field look like; a column of that name with other values is none. Absent: anything. */
const likely: Partial<Record<FeedField, (samples: readonly string[]) => boolean>> = {
  id: (samples) =>
    !most(samples, isAddress) && !most(samples, (text) => text.length > 100) && !isOfAll(samples),
  title: (samples) => most(samples, isText),
  price: (samples) => most(samples, isMoney),
  sale_price: (samples) => most(samples, isMoney),
  sale_price_effective_date: (samples) => most(samples, hasDay),
  sale_start: (samples) => most(samples, hasDay),
  sale_end: (samples) => most(samples, hasDay),
  list_price: (samples) => most(samples, isMoney),
  link: (samples) => most(samples, isPage),
  image_link: (samples) => most(samples, (text) => isPicture(text) || isAddress(text)),
  additional_image_link: (samples) => most(samples, (text) => isPicture(text) || isAddress(text)),
  // Numbers say that it is active, "disponible" that it is there, not what it is like.
  condition: (samples) =>
    !most(samples, (text) => /^\d$/.test(text)) &&
    !most(samples, (text) => isStock(text) && !isCondition(text)),
  availability: (samples) => !most(samples, isAddress) && !most(samples, isCondition),
  shipping: (samples) => !most(samples, isAddress),
  brand: (samples) => !most(samples, isAddress) && !most(samples, (text) => text.length > 80),
  product_type: (samples) => !most(samples, isKindOfSystem) && !most(samples, (text) => /^\d+$/.test(text)),
  gtin: (samples) => samples.some((text) => parseGtin(text) !== undefined || /\d{8}/.test(text)),
};

/** Whether a column may hold a field, as far as its values tell; an empty one may hold anything. */
export const mayHold = (field: FeedField, samples: readonly string[]): boolean =>
  samples.length === 0 || (likely[field]?.(samples) ?? true);

/** Names of articles: some may stand there several times, in other sizes. */
const areMany = (samples: readonly string[]) => new Set(samples).size * 3 > samples.length;
/** Whether no value stands twice. */
export const areDistinct = (samples: readonly string[]) =>
  samples.length > 1 && new Set(samples).size === samples.length;

/** What a column holds by its values alone, most certain first; undefined: they do not say. */
const telling: readonly [FeedField, (samples: readonly string[]) => boolean][] = [
  ['gtin', (samples) => most(samples, (text) => parseGtin(text) !== undefined)],
  ['image_link', (samples) => most(samples, isPicture)],
  ['link', (samples) => most(samples, isPage) && areDistinct(samples)],
  ['availability', (samples) => most(samples, isStock)],
  ['condition', (samples) => samples.length > 0 && samples.every(isCondition)],
  ['price', (samples) => most(samples, isDecimal) && most(samples, isOneOrMore)],
  [
    'title',
    (samples) =>
      areMany(samples) &&
      most(samples, (text) => text.length < 150 && isText(text) && / .*\p{L}{4}|\p{L}{4}.* /u.test(text)),
  ],
];

/** Whether texts name articles: short, and hardly two alike. */
export const areNames = (samples: readonly string[]): boolean =>
  telling.some(([field, is]) => field === 'title' && is(samples));

/** Fields that a column's values alone suggest, the first of them first. */
export const toldBy = (samples: readonly string[]): FeedField[] =>
  telling.flatMap(([field, is]) => (is(samples) ? field : []));
