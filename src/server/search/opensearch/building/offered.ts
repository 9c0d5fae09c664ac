import { arrivalSteps } from '../../../../contract/catalogue/facet-choice.ts';
import { freeDeliveryBits, inStockBits } from '../../engine/facets/offer-bits.ts';

/**
 * What is on offer of a product: its offer bits, and for each condition the fewest of the working days that lists are
 * narrowed by within which it arrives. Few products differ in it, so that one count of its values tells several facets.
 */
export type Offered = { bits: number; within: readonly number[] };

const never = Number.POSITIVE_INFINITY;

/** `days`: until the offer in each condition arrives. */
export const writeOffered = (bits: number, days: readonly number[]): string =>
  [bits, ...days.map((each) => arrivalSteps.find((step) => each <= step) ?? '-')].join(' ');

export function readOffered(text: string): Offered {
  const [bits, ...within] = text.split(' ');
  return { bits: Number(bits), within: within.map((each) => (each === '-' ? never : Number(each))) };
}

/** … in some conditions (as bits). */
export const isOfferedIn = ({ bits }: Offered, set: number): boolean => (bits & set) !== 0;
export const isInStockIn = ({ bits }: Offered, set: number): boolean => (bits & inStockBits(set)) !== 0;
export const isFreeIn = ({ bits }: Offered, set: number): boolean => (bits & freeDeliveryBits(set)) !== 0;
export const arrivesIn = ({ within }: Offered, set: number, days: number): boolean =>
  within.some((each, place) => (set & (1 << place)) !== 0 && each <= days);
