import { optionalCentsToEuros } from '../../contract/money.ts';
import { compareSizes } from '../language/size-order.ts';
import type { ProductOffer, SplitableOffer } from './product-offers-queries.ts';
import { rankOffers } from './ranking.ts';
import type { OfferSize } from './sizes-queries.ts';

/** Whether an offer has the size that a shopper chose: its merchant may sell others, or name none. */
const sizeStates = ['in_stock', 'out_of_stock', 'not_offered', 'not_stated'] as const;
type SizeState = (typeof sizeStates)[number];

export type SizedOffer = ProductOffer & {
  sizes: OfferSize[];
  /** null: no size was chosen. */
  sizeState: SizeState | null;
};

/**
 * A size of a product over all of its offers. `totalCents`: delivered total of the best offer that has it in stock,
 * or does not state its stock, in the usual order (`compareOffers`); null: there is none.
 */
export type ProductSize = { label: string; totalCents: number | null; isDeliveryKnown: boolean };

const totalOf = ({ priceCents, deliveryCents }: Pick<OfferSize, 'priceCents' | 'deliveryCents'>) =>
  priceCents + (deliveryCents ?? 0);

/** Offers with their sizes, in order. */
export function withSizes(offers: readonly ProductOffer[], sizes: readonly OfferSize[]): SizedOffer[] {
  const byOffer = Map.groupBy(sizes, ({ offerId }) => offerId);
  return offers.map((offer) => ({
    ...offer,
    sizes: (byOffer.get(offer.id) ?? []).sort((a, b) => compareSizes(a.label, b.label)),
    sizeState: null,
  }));
}

/** The sizes that any of the offers has. */
export function sizesOf(
  offers: readonly (Pick<SizedOffer, 'condition'> & { sizes: readonly OfferSize[] })[],
): ProductSize[] {
  const byLabel = Map.groupBy(
    offers.flatMap(({ condition, sizes }) => sizes.map((size) => ({ ...size, condition }))),
    ({ label }) => label,
  );
  return Array.from(byLabel, ([label, sizes]) => ({ label, ...bestTotal(sizes) })).sort((a, b) =>
    compareSizes(a.label, b.label),
  );
}

/** A size in the API's shape. */
export const toSize = ({ label, totalCents, isDeliveryKnown }: ProductSize) => ({
  label,
  totalPrice: optionalCentsToEuros(totalCents),
  deliveryKnown: isDeliveryKnown,
});

/** That of the offer which stands first in the size, as it does on the page. */
function bestTotal(
  sizes: readonly (OfferSize & Pick<SizedOffer, 'condition'>)[],
): Omit<ProductSize, 'label'> {
  const sold = sizes.filter(({ isInStock, isStockUnknown }) => isInStock || isStockUnknown);
  const { main } = rankOffers(sold.map((size) => ({ ...size, id: size.offerId, totalCents: totalOf(size) })));
  return {
    totalCents: main?.totalCents ?? null,
    isDeliveryKnown: main !== null && main.deliveryCents !== null,
  };
}

/** Price and stock of a size in place of its offer's. */
const stateOf = (size: OfferSize) => ({
  isInStock: size.isInStock,
  isStockUnknown: size.isStockUnknown,
  stock: size.stock,
  priceCents: size.priceCents,
  deliveryCents: size.deliveryCents,
  totalCents: totalOf(size),
});

/** An offer as it is in one size: its price and stock, where it has it. */
function inSize(offer: SizedOffer, label: string): SizedOffer {
  if (offer.sizes.length === 0) return { ...offer, sizeState: 'not_stated' };
  const size = offer.sizes.find((each) => each.label === label);
  if (!size)
    return { ...offer, isInStock: false, isStockUnknown: false, stock: null, sizeState: 'not_offered' };
  const announcedCents = size.priceCents === offer.priceCents ? offer.announcedCents : null;
  const sizeState = size.isInStock || size.isStockUnknown ? 'in_stock' : 'out_of_stock';
  return { ...offer, announcedCents, ...stateOf(size), sizeState };
}

/** Offers as a cart buys one of their sizes: those that have it, whatever its stock. */
export function boughtInSize(
  offers: readonly SplitableOffer[],
  sizesOfOffer: ReadonlyMap<number, readonly OfferSize[]>,
  label: string,
): SplitableOffer[] {
  return offers.flatMap((offer) => {
    const size = sizesOfOffer.get(offer.id)?.find((each) => each.label === label);
    return size ? [{ ...offer, ...stateOf(size), size: label }] : [];
  });
}

const stateRank = ({ sizeState }: SizedOffer) => sizeStates.indexOf(sizeState ?? 'in_stock');

/**
 * The offers as they are in one size: first those that have it, then those whose merchants name no sizes, last those
 * in other sizes only.
 */
export function rankInSize(
  offers: readonly SizedOffer[],
  label: string,
): { main: SizedOffer | null; others: SizedOffer[] } {
  const { main, others } = rankOffers(offers.map((offer) => inSize(offer, label)));
  const all = main ? [main, ...others] : others;
  const [first = null, ...rest] = all.sort((a, b) => stateRank(a) - stateRank(b));
  return { main: first, others: rest };
}
