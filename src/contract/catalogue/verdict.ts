import { eurosToCents } from '../money.ts';
import type { PriceHistory } from './history-schema.ts';
import type { Offer } from './schema.ts';

/** Minimum number of days with a price, of the last 90, for a verdict. */
const minPricedDays = 14;
/** A price this near to its median is the usual one. */
const usualShare = 0.02;

/**
 * Whether a price is a good one, by what we observed and nothing else (never a merchant's crossed-out
 * price). `days`: how many days that rests on; `share`: distance from the median, 0.12 for 12 %.
 */
export type Verdict =
  | { kind: 'tooEarly' | 'noDelivery' }
  | { kind: 'lowest' | 'usual'; days: number }
  | { kind: 'below' | 'above'; days: number; share: number };

type Figures = Pick<PriceHistory, 'observedDays' | 'pricedDays90' | 'lowest30' | 'lowest90' | 'median90'>;

type JudgedOffer = Pick<Offer, 'totalPrice' | 'deliveryKnown'>;

/** The verdict on an offer's delivered price against the history of the same condition. */
export function verdictOn({ totalPrice, deliveryKnown }: JudgedOffer, history: Figures): Verdict {
  const { observedDays, pricedDays90, lowest30, lowest90, median90 } = history;
  if (pricedDays90 < minPricedDays || median90 === null) return { kind: 'tooEarly' };
  if (!deliveryKnown) return { kind: 'noDelivery' };
  const cents = eurosToCents(totalPrice);
  const median = eurosToCents(median90);
  const isLowestOf = (lowest: number | null) =>
    lowest !== null && cents <= eurosToCents(lowest) && cents < median;
  if (isLowestOf(lowest90)) return { kind: 'lowest', days: Math.min(90, observedDays) };
  if (isLowestOf(lowest30)) return { kind: 'lowest', days: Math.min(30, observedDays) };
  const days = pricedDays90;
  const share = Math.abs(cents - median) / median;
  if (share < usualShare) return { kind: 'usual', days };
  return { kind: cents < median ? 'below' : 'above', days, share };
}

/**
 * A history without the figures that too few days with a price cannot support: the lowest price ever, and those of 30
 * and 90 days.
 */
export const withoutEarlyFigures = (history: PriceHistory): PriceHistory =>
  history.pricedDays90 < minPricedDays
    ? { ...history, allTimeLow: null, lowest30: null, lowest90: null, median90: null }
    : history;
