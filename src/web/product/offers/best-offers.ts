import { type Condition, conditions } from '../../../contract/catalogue/conditions.ts';
import type { Offer, Product } from '../../../contract/catalogue/schema.ts';

// Apart from the offers' table: this is all that the top of a product page needs.

export type BestOffers = { best: Offer | undefined; from: Offer | undefined };

/** Every live offer of a product, the main one first (the API's order). */
export const allOffers = ({ mainOffer, offers }: Pick<Product, 'mainOffer' | 'offers'>): Offer[] =>
  mainOffer ? [mainOffer, ...offers] : offers;

/** Delivery that costs nothing because the merchant says so: a cost that is not stated is not free. */
export const hasFreeDelivery = (offer: Offer): boolean => offer.deliveryKnown && offer.deliveryCost === 0;

/** Whether an offer may cost more than the price that it stands with: its delivery is unknown, or other sizes do. */
export const isFrom = ({ deliveryKnown, sizes, sizeState, storePrice }: Offer): boolean =>
  !deliveryKnown || (sizeState === null && sizes.some(({ inStock, price }) => inStock && price > storePrice));

/** Who sells an offer: the merchant, or a seller that it names. */
export const sellerOf = ({ merchant, seller }: Pick<Offer, 'merchant' | 'seller'>): string | undefined =>
  seller === '' || seller === merchant ? undefined : seller;

/** The conditions in which offers exist, best first. */
export const conditionsOf = (offers: readonly Offer[]): Condition[] =>
  conditions.filter((condition) => offers.some((offer) => offer.condition === condition));

const cheapest = (offers: readonly Offer[]): Offer | undefined =>
  offers.reduce<Offer | undefined>(
    (best, offer) => (best && best.totalPrice <= offer.totalPrice ? best : offer),
    undefined,
  );

/** The best of some offers in stock: the lowest known delivered total; `from`: that, else the lowest price of unknown delivery. */
export function bestOf(offers: readonly Offer[]): BestOffers {
  const inStock = offers.filter((offer) => offer.inStock && offer.sizeState !== 'not_stated');
  const best = cheapest(inStock.filter((offer) => offer.deliveryKnown));
  return { best, from: best ?? cheapest(inStock) };
}

/** The best offers of conditions other than the main offer's: "refurbished from …". */
export const otherConditions = (product: Pick<Product, 'mainOffer' | 'offers'>): Offer[] =>
  conditionsOf(allOffers(product))
    .filter((condition) => condition !== product.mainOffer?.condition)
    .flatMap(
      (condition) => bestOf(product.offers.filter((offer) => offer.condition === condition)).from ?? [],
    );
