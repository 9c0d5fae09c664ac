import { type Condition, conditions } from '../../../contract/catalogue/conditions.ts';
import { offerSorts } from '../../../contract/catalogue/offer-sorts.ts';

export type OfferSort = (typeof offerSorts)[number];

/** Sort and filters of a product's offers, stored in the address. */
export type OfferChoice = {
  sort: OfferSort;
  inStock: boolean;
  freeDelivery: boolean;
  /** undefined: every condition, each in a section of its own. */
  condition: Condition | undefined;
};

export const everyOffer: OfferChoice = {
  sort: 'total',
  inStock: false,
  freeDelivery: false,
  condition: undefined,
};

/** The choice in an address; missing or invalid parts get their default. */
export function readOfferChoice(query: URLSearchParams): OfferChoice {
  return {
    sort: offerSorts.find((sort) => sort === query.get('sort')) ?? everyOffer.sort,
    inStock: query.get('stock') === 'in',
    freeDelivery: query.get('delivery') === 'free',
    condition: conditions.find((condition) => condition === query.get('condition')),
  };
}

/** The entries of an address that say a choice; the default has none. */
export function offerChoiceEntries(choice: OfferChoice): [string, string][] {
  const entries: [string, string][] = [];
  if (choice.condition) entries.push(['condition', choice.condition]);
  if (choice.inStock) entries.push(['stock', 'in']);
  if (choice.freeDelivery) entries.push(['delivery', 'free']);
  if (choice.sort !== everyOffer.sort) entries.push(['sort', choice.sort]);
  return entries;
}
