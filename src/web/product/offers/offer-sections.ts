import { type Condition, conditions } from '../../../contract/catalogue/conditions.ts';
import type { Offer, Product } from '../../../contract/catalogue/schema.ts';
import type { OfferChoice, OfferSort } from './offer-choice.ts';

/** The offers of one condition that a choice leaves, in its order. */
export type OfferSection = {
  condition: Condition;
  /** Lowest delivered total in stock of the whole condition, whatever is filtered; undefined: none in stock. */
  best: Offer | undefined;
  offers: Offer[];
};

/** Every live offer of a product, the main one first (the API's order). */
export const allOffers = ({ mainOffer, offers }: Pick<Product, 'mainOffer' | 'offers'>): Offer[] =>
  mainOffer ? [mainOffer, ...offers] : offers;

/** Delivery that costs nothing because the merchant says so: a cost that is not stated is not free. */
export const hasFreeDelivery = (offer: Offer): boolean => offer.deliveryKnown && offer.deliveryCost === 0;

/** Whether other sizes of an offer cost more than the price that it stands with. */
export const isFrom = ({ sizes, sizeState, storePrice }: Offer): boolean =>
  sizeState === null && sizes.some(({ inStock, price }) => inStock && price > storePrice);

const isChosen = (offer: Offer, choice: OfferChoice): boolean =>
  (!choice.condition || offer.condition === choice.condition) &&
  (!choice.inStock || offer.inStock) &&
  (!choice.freeDelivery || hasFreeDelivery(offer));

/** How many offers a choice leaves. */
export const countChosen = (offers: readonly Offer[], choice: OfferChoice): number =>
  offers.filter((offer) => isChosen(offer, choice)).length;

/** The conditions in which offers exist, best first. */
export const conditionsOf = (offers: readonly Offer[]): Condition[] =>
  conditions.filter((condition) => offers.some((offer) => offer.condition === condition));

// Offers come by delivered total, and a cost that is not known after one that is: the first of equals wins.
const bestOf = (offers: readonly Offer[]): Offer | undefined =>
  offers
    .filter((offer) => offer.inStock && offer.sizeState !== 'not_stated')
    .reduce<Offer | undefined>(
      (best, offer) => (best && best.totalPrice <= offer.totalPrice ? best : offer),
      undefined,
    );

const orders: Record<Exclude<OfferSort, 'total'>, (a: Offer, b: Offer) => number> = {
  price: (a, b) => a.storePrice - b.storePrice,
  merchant: (a, b) => a.merchant.localeCompare(b.merchant, 'fr', { sensitivity: 'base' }),
};

function inOrder(offers: Offer[], best: Offer | undefined, sort: OfferSort): Offer[] {
  if (sort !== 'total') return offers.toSorted(orders[sort]);
  return best && offers.includes(best) ? [best, ...offers.filter((offer) => offer !== best)] : offers;
}

/**
 * A product's offers as its page shows them: new, refurbished and used goods apart (they never mix in a
 * price), the best price of each first, then the others by delivered total. Sections left empty are absent.
 */
export function offerSections(offers: readonly Offer[], choice: OfferChoice): OfferSection[] {
  return conditionsOf(offers).flatMap((condition) => {
    const ofCondition = offers.filter((offer) => offer.condition === condition);
    const best = bestOf(ofCondition);
    const chosen = ofCondition.filter((offer) => isChosen(offer, choice));
    return chosen.length > 0 ? [{ condition, best, offers: inOrder(chosen, best, choice.sort) }] : [];
  });
}

/** The best offers of conditions other than the main offer's: "refurbished from …". */
export const otherConditions = (product: Pick<Product, 'mainOffer' | 'offers'>): Offer[] =>
  conditionsOf(allOffers(product))
    .filter((condition) => condition !== product.mainOffer?.condition)
    .flatMap((condition) => bestOf(product.offers.filter((offer) => offer.condition === condition)) ?? []);
