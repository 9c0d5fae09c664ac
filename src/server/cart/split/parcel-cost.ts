import type { Assignment, ParcelTerms, SplitCost, SplitOffer, SplitProblem } from './problem.ts';

/** What is in a parcel, as far as its delivery depends on it. */
export type Contents = {
  goods: number;
  /** Highest delivery cost that the merchant's rule waives for a large enough order. */
  waivable: number;
  /** Highest delivery cost that it does not. */
  firm: number;
  isUnknown: boolean;
};

export const nothing: Contents = { goods: 0, waivable: 0, firm: 0, isUnknown: false };

/** A parcel of one offer. Bulky goods, whose delivery costs more than usual, go free in no order. */
export function contentsOf({ goods, delivery }: SplitOffer, { freeFrom, flat }: ParcelTerms): Contents {
  const cost = delivery ?? 0;
  const isWaivable = freeFrom !== null && cost <= flat;
  return {
    goods,
    waivable: isWaivable ? cost : 0,
    firm: isWaivable ? 0 : cost,
    isUnknown: delivery === null,
  };
}

/** What is sent together costs the highest of its delivery costs, once. */
export const together = (a: Contents, b: Contents): Contents => ({
  goods: a.goods + b.goods,
  waivable: Math.max(a.waivable, b.waivable),
  firm: Math.max(a.firm, b.firm),
  isUnknown: a.isUnknown || b.isUnknown,
});

/** The known delivery cost of a parcel. */
export function deliveryOf({ goods, waivable, firm }: Contents, { freeFrom }: ParcelTerms): number {
  const isFree = freeFrom !== null && goods >= freeFrom;
  return Math.max(firm, isFree ? 0 : waivable);
}

/** What each parcel of an assignment holds, by the parcel's number. */
export function packParcels({ parcels, offers }: SplitProblem, chosen: Assignment): Map<number, Contents> {
  const packed = new Map<number, Contents>();
  for (const place of chosen) {
    const offer = offers[place];
    const terms = offer && parcels[offer.parcel];
    if (!terms) continue;
    packed.set(offer.parcel, together(packed.get(offer.parcel) ?? nothing, contentsOf(offer, terms)));
  }
  return packed;
}

/** What an assignment costs. */
export function costOf(problem: SplitProblem, chosen: Assignment): SplitCost {
  const cost: SplitCost = { goods: 0, delivery: 0, parcels: 0, unknown: 0 };
  for (const [parcel, contents] of packParcels(problem, chosen)) {
    const terms = problem.parcels[parcel];
    if (!terms) continue;
    cost.goods += contents.goods;
    cost.delivery += deliveryOf(contents, terms);
    cost.parcels += 1;
    cost.unknown += contents.isUnknown ? 1 : 0;
  }
  return cost;
}
