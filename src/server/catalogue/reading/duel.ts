import type { Duel, PriceDropList } from '../../../contract/catalogue/price-drops-schema.ts';
import type { Offer, Product } from '../../../contract/catalogue/schema.ts';
import { centsToEuros, eurosToCents } from '../../../contract/money.ts';

/** A price more than this many times the lowest is more likely a wrong match than a real price. */
const credibleRatio = 1.6;

/** New, in stock and with a stated delivery cost: comparable totals. */
const isComparable = (offer: Offer) => offer.condition === 'new' && offer.inStock && offer.deliveryKnown;

/** Rounds floating-point errors of differences in euros. */
const difference = (a: number, b: number): number => centsToEuros(eurosToCents(a) - eurosToCents(b));

/** The cheapest and the dearest comparable merchant of a product; undefined: nothing to compare. */
function duelOf(product: Product, drop: Duel['drop'] = null): Duel | undefined {
  const all = product.mainOffer ? [product.mainOffer, ...product.offers] : product.offers;
  const offers = all.filter(isComparable).sort((a, b) => a.totalPrice - b.totalPrice);
  const [lowest] = offers;
  if (!lowest) return undefined;
  const highest = offers.findLast(
    (offer) => offer.totalPrice <= lowest.totalPrice * credibleRatio && offer.merchant !== lowest.merchant,
  );
  if (!highest || highest.totalPrice === lowest.totalPrice) return undefined;
  const { _id, title, images, awImage, picture, merchantsCount } = product;
  return {
    product: { _id, title, images, awImage, picture },
    lowest,
    highest,
    gap: difference(highest.totalPrice, lowest.totalPrice),
    merchantsCount,
    drop,
  };
}

const relativeGap = ({ gap, lowest }: Duel) => gap / lowest.totalPrice;

/** The product whose merchants are furthest apart, in relation to its price; undefined: none compare. */
export function strongestDuel(products: readonly Product[]): Duel | undefined {
  const duels = products.map((product) => duelOf(product)).filter((duel) => duel !== undefined);
  return duels.sort((a, b) => relativeGap(b) - relativeGap(a))[0];
}

/** The strongest drop whose merchants are comparable. */
export function strongestDrop({ days, products }: PriceDropList, full: readonly Product[]): Duel | undefined {
  for (const { _id, drop, previousTotal, isConfirmed } of products) {
    const product = full.find((each) => each._id === _id);
    const duel = product && duelOf(product, { days, drop, previousTotal, isConfirmed });
    if (duel) return duel;
  }
  return undefined;
}
