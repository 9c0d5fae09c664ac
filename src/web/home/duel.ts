import type { Offer, Product } from '../../contract/catalogue.schema.ts';

/** A product whose dearest and cheapest merchant stand face to face. */
export type Duel = {
  product: Pick<Product, '_id' | 'title' | 'awImage' | 'images' | 'picture'>;
  lowest: Offer;
  highest: Offer;
  /** Euros between their delivered totals. */
  gap: number;
  offersCount: number;
};

/** A price more than this many times the lowest is more likely a wrong match than a real price. */
const credibleRatio = 1.6;

/** New, in stock and with a stated delivery cost: totals that can be held against each other. */
const isComparable = (offer: Offer) => offer.condition === 'new' && offer.inStock && offer.deliveryKnown;

function duelOf(product: Product): Duel | undefined {
  const all = product.mainOffer ? [product.mainOffer, ...product.offers] : product.offers;
  const offers = all.filter(isComparable).sort((a, b) => a.totalPrice - b.totalPrice);
  const [lowest] = offers;
  if (!lowest) return undefined;
  const highest = offers.findLast(
    (offer) => offer.totalPrice <= lowest.totalPrice * credibleRatio && offer.merchant !== lowest.merchant,
  );
  if (!highest || highest.totalPrice === lowest.totalPrice) return undefined;
  const { _id, title, awImage, images, picture } = product;
  const gap = highest.totalPrice - lowest.totalPrice;
  return {
    product: { _id, title, awImage, images, picture },
    lowest,
    highest,
    gap,
    offersCount: product.offersCount,
  };
}

const relativeGap = ({ gap, lowest }: Duel) => gap / lowest.totalPrice;

/** The product whose merchants are furthest apart, in relation to its price; `null` where none compare. */
export function strongestDuel(products: Product[]): Duel | null {
  const duels = products.map(duelOf).filter((duel) => duel !== undefined);
  return duels.sort((a, b) => relativeGap(b) - relativeGap(a))[0] ?? null;
}
