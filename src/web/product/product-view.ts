import { maxSizeLength } from '../../contract/catalogue/sizes.ts';
import { type HistoryDays, readHistoryDays, usualWindow } from './history/history-window.ts';
import { type OfferChoice, offerChoiceEntries, readOfferChoice } from './offers/offer-choice.ts';

/** The state of a product page in its address. */
export type ProductView = {
  choice: OfferChoice;
  /** Long lists of offers are shown whole. */
  isUnfolded: boolean;
  days: HistoryDays;
  /** Of clothes and shoes; undefined: none is chosen. */
  size: string | undefined;
};

/** The view that an address asks for. */
export const readProductView = (query: URLSearchParams): ProductView => ({
  choice: readOfferChoice(query),
  isUnfolded: query.get('offers') === 'all',
  days: readHistoryDays(query),
  size: query.get('size') ?? undefined,
});

/** The query of a view, with its question mark; empty for the page as it opens. */
export function productViewQuery({ choice, isUnfolded, days, size }: ProductView): string {
  const query = new URLSearchParams(offerChoiceEntries(choice));
  if (isUnfolded) query.set('offers', 'all');
  if (days !== usualWindow) query.set('days', String(days));
  if (size !== undefined) query.set('size', size);
  return query.size > 0 ? `?${query}` : '';
}

/** The size in an address; what is too long or no text is none. */
export function sizeIn(address: string): string | undefined {
  const size = new URL(address).searchParams.get('size') ?? '';
  return size === '' || size.length > maxSizeLength || /\p{Cc}/u.test(size) ? undefined : size;
}
