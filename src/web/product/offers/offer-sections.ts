import type { Condition } from '../../../contract/catalogue/conditions.ts';
import type { Offer } from '../../../contract/catalogue/schema.ts';
import { bestOf, conditionsOf, hasFreeDelivery, sellerOf } from './best-offers.ts';
import type { OfferChoice, OfferSort } from './offer-choice.ts';

/** What one merchant, or one named seller on its marketplace, offers in one condition: its best offer, then the others. */
export type MerchantOffers = { offer: Offer; others: Offer[] };

/** The offers of one condition that a choice leaves, in its order, a row for each merchant. */
export type OfferSection = {
  condition: Condition;
  /** Lowest known delivered total in stock of the whole condition, whatever is filtered; undefined: there is none. */
  best: Offer | undefined;
  /** What the condition is offered from: the best one, else the lowest price in stock of unknown delivery. */
  from: Offer | undefined;
  rows: MerchantOffers[];
  /** Those of unknown delivery, which compares with no other: apart, whatever they ask. */
  unstated: MerchantOffers[];
};

const isChosen = (offer: Offer, choice: OfferChoice): boolean =>
  (!choice.condition || offer.condition === choice.condition) &&
  (!choice.inStock || offer.inStock) &&
  (!choice.freeDelivery || hasFreeDelivery(offer));

const stockRank = ({ inStock, stockKnown }: Offer): number => (inStock ? 0 : stockKnown ? 2 : 1);

/** One row for each merchant or seller and condition; `offers` in the API's order. */
export function groupByMerchant(offers: readonly Offer[]): MerchantOffers[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = JSON.stringify([offer.condition, offer.merchant, sellerOf(offer)]);
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return [...groups.values()].flatMap((group) => {
    const [offer, ...others] = group.toSorted((a, b) => stockRank(a) - stockRank(b));
    return offer ? [{ offer, others }] : [];
  });
}

/** How many merchants a choice leaves. */
export const countChosen = (offers: readonly Offer[], choice: OfferChoice): number =>
  countMerchants(offers.filter((offer) => isChosen(offer, choice)));

export const countMerchants = (offers: readonly Pick<Offer, 'merchant'>[]): number =>
  new Set(offers.map(({ merchant }) => merchant)).size;

const orders: Record<Exclude<OfferSort, 'total'>, (a: MerchantOffers, b: MerchantOffers) => number> = {
  price: (a, b) => a.offer.storePrice - b.offer.storePrice,
  merchant: (a, b) => a.offer.merchant.localeCompare(b.offer.merchant, 'fr', { sensitivity: 'base' }),
};

/** By delivered total they come in order already, the best one first. */
const inOrder = (rows: readonly MerchantOffers[], sort: OfferSort): MerchantOffers[] =>
  sort === 'total' ? [...rows] : rows.toSorted(orders[sort]);

/**
 * A product's offers as its page shows them: new, refurbished and used goods apart (they never mix in a
 * price), the best price of each first, then the others by delivered total. Sections left empty are absent.
 */
export function offerSections(offers: readonly Offer[], choice: OfferChoice): OfferSection[] {
  return conditionsOf(offers).flatMap((condition) => {
    const ofCondition = offers.filter((offer) => offer.condition === condition);
    const rows = groupByMerchant(ofCondition.filter((offer) => isChosen(offer, choice)));
    if (rows.length === 0) return [];
    const known = rows.filter(({ offer }) => offer.deliveryKnown);
    const unstated = rows.filter(({ offer }) => !offer.deliveryKnown);
    const { sort } = choice;
    return [
      { condition, ...bestOf(ofCondition), rows: inOrder(known, sort), unstated: inOrder(unstated, sort) },
    ];
  });
}
