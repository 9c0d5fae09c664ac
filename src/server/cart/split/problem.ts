/**
 * The cheapest way to buy a cart: each item comes whole from one offer, and the items from one sender of one
 * merchant are one parcel. All money in cents, VAT included.
 */
export type SplitProblem = {
  /** Items are numbered from 0. */
  items: number;
  parcels: readonly ParcelTerms[];
  offers: readonly SplitOffer[];
};

/** One sender of one merchant, and the merchant's delivery rule. */
export type ParcelTerms = {
  /** Number of the merchant: a marketplace's sellers send parcels of their own. */
  merchant: number;
  /** Goods worth this much or more are delivered free, where delivery costs `flat` or less; null: no such rule. */
  freeFrom: number | null;
  flat: number;
};

/** What an item costs at one offer, in the quantity that is wanted. */
export type SplitOffer = {
  item: number;
  parcel: number;
  /** Price of all pieces. */
  goods: number;
  /** Delivery cost of a parcel with this alone; null: not known. */
  delivery: number | null;
};

/** The offer of each item, as a place in `SplitProblem.offers`. */
export type Assignment = readonly number[];

/** What a split costs, as far as it is known. */
export type SplitCost = {
  goods: number;
  /** Known delivery costs. */
  delivery: number;
  parcels: number;
  /** Parcels with a delivery cost that is not known. */
  unknown: number;
};

/** `cheapest`: lowest known cost; `fewestParcels`: fewest parcels, then lowest known cost. */
export type Goal = 'cheapest' | 'fewestParcels';

/** Room for the lower ranks of a score; there are never more parcels than this. */
const rank = 64;
/** More than all goods of a cart are worth, in cents. */
const parcelWeight = 2 ** 46;

/**
 * A parcel's part of the score that a goal minimises; parts add up. The known cost counts first, then how many costs
 * are unknown, then the number of parcels.
 */
export const scoreOf = (goal: Goal, cents: number, isUnknown: boolean): number =>
  goal === 'cheapest'
    ? (cents * rank + (isUnknown ? 1 : 0)) * rank + 1
    : parcelWeight + cents * rank + (isUnknown ? 1 : 0);
