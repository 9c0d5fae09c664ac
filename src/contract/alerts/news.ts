import type { Condition } from '../catalogue/conditions.ts';
import type { AlertTarget } from './targets.ts';
import type { texts } from './texts/fr.ts';

/** The content of a notification; `base`: the price before. Both prices in the unit that `format` writes. */
type ProductNews = {
  total: number;
  base: number | null;
  isDeliveryKnown: boolean;
  /** false: the merchant does not state its stock. */
  isInStock: boolean;
  target: AlertTarget;
  condition: Condition;
  /** Of an alert on any colour: the one that was found, in the reader’s language. */
  colour: string | null;
  /** Of an alert on a size, in the reader’s language; empty: none. */
  size: string;
  /** The prices are the reader's own. */
  isOwn: boolean;
  /** Of an alert on a search: what that is, and how many other products came within its limit. */
  search?: { label: string; others: number } | null;
};

/** The price, with delivery where that is known. */
export const deliveredInWords = (words: typeof texts, price: string, isDeliveryKnown: boolean): string =>
  (isDeliveryKnown ? words.delivered : words.notStated)(price);

/** The same of a whole list, some of whose merchants may not state their delivery. */
export const togetherInWords = (words: typeof texts, price: string, isDeliveryKnown: boolean): string =>
  (isDeliveryKnown ? words.everything : words.everythingNotStated)(price);

/** The text of a notification: the price, the price before, the condition where it is not new. */
export function newsInWords(
  words: typeof texts,
  { total, base, isDeliveryKnown, isInStock, target, condition, colour, size, search, isOwn }: ProductNews,
  format: (amount: number) => string,
): string {
  const isFall = target !== 'stock' && base !== null && base > total;
  const isRise = target === 'rise' && base !== null;
  return [
    ...(isOwn ? [words.own] : []),
    deliveredInWords(words, format(total), isDeliveryKnown),
    ...(isInStock ? [] : [words.stockNotStated]),
    ...(isFall ? [words.before(format(base))] : []),
    ...(isRise ? [words.risen(format(base))] : []),
    ...(target === 'low' ? [words.low] : []),
    ...(target === 'stock' ? [words.back] : []),
    ...(condition === 'new' ? [] : [words.conditions[condition]]),
    ...(size === '' ? [] : [words.size(size)]),
    ...(colour === null ? [] : [words.colour(colour)]),
    ...(search ? [words.search(search.label)] : []),
    ...(search && search.others > 0 ? [words.others(search.others)] : []),
  ].join(', ');
}
