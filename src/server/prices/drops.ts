import type { DropFigures } from '../../contract/catalogue/history-schema.ts';
import { centsToEuros } from '../../contract/money.ts';
import { dayMs } from '../platform/durations.ts';
import type { CandidateOffer, DropCandidate } from './drops-queries.ts';
import { stepsOf } from './history.ts';
import { clip, highestWithin, lowestOf, lowestWithin, medianWithin, type Steps } from './price-steps.ts';
import type { PointRow } from './queries.ts';

/** A product's best delivered price that fell; cents. */
export type PriceDrop = {
  productId: number;
  totalCents: number;
  previousCents: number;
  /** Share of the earlier price, 0 to 1. */
  drop: number;
  /** Median of the last 90 days. */
  usualCents: number;
  /** Since when it is what it fell to. */
  fellAt: Date;
  /** It holds against the median, and no rise came right before it. */
  isConfirmed: boolean;
};

/** Shares of the earlier price: a smaller drop is not shown, a larger one is a mistake in a feed. */
export const dropBounds = { min: 0.03, max: 0.8 };
/** Days for which a product must have been observed. */
export const minObservedDays = 14;
/** Days whose median is the usual price. */
export const usualDays = 90;
/** Days before a drop whose lowest price it must be below (Omnibus directive): else it only undoes a rise. */
const priorDays = 30;

const priceAt = (steps: Steps, at: number): number | null => clip(steps, at, at)[0]?.total ?? null;

const isCredible = (drop: number): boolean => drop >= dropBounds.min && drop <= dropBounds.max;

/** The best delivered price of some offers over time. */
function lowestTotals(
  offers: readonly CandidateOffer[],
  points: ReadonlyMap<number, PointRow[]>,
  now: number,
): Steps {
  return lowestOf(offers.map((offer) => stepsOf(offer, points.get(offer.id) ?? [], now)));
}

/** Since when the last price of a series holds. */
const heldSince = (steps: Steps): number => steps.at(-1)?.at ?? 0;

/**
 * Whether a drop starts from the usual price: it ends below the median by the minimum of a drop at least, and from
 * `from` until it fell the price was never above the median by more than that.
 */
function isFromUsual(steps: Steps, { from, totalCents, usualCents }: { from: number } & Usual): boolean {
  const highest = highestWithin(steps, from, heldSince(steps) - 1) ?? usualCents;
  return totalCents <= usualCents * (1 - dropBounds.min) && highest <= usualCents * (1 + dropBounds.min);
}

type Usual = Pick<PriceDrop, 'totalCents' | 'usualCents'>;

/**
 * The drops since `from`, checked against the whole history, the strongest first. A price that only returns
 * from a rise is no drop: it has to be below all of the 30 days before, and below the median of 90 days.
 */
export function confirmDrops(
  candidates: readonly DropCandidate[],
  offers: readonly CandidateOffer[],
  points: readonly PointRow[],
  { from, now }: { from: number; now: number },
): PriceDrop[] {
  const offersOf = Map.groupBy(offers, (offer) => offer.productId);
  const pointsOf = Map.groupBy(points, (point) => point.offerId);
  return candidates
    .flatMap(({ productId, totalCents }) => {
      const steps = lowestTotals(offersOf.get(productId) ?? [], pointsOf, now);
      const previousCents = priceAt(steps, from);
      const prior = lowestWithin(steps, from - priorDays * dayMs, from);
      const usualCents = medianWithin(steps, now - usualDays * dayMs, now);
      if (previousCents === null || prior === null || usualCents === null) return [];
      if (totalCents >= usualCents || !isCredible(1 - totalCents / prior)) return [];
      const drop = 1 - totalCents / previousCents;
      const isConfirmed = isFromUsual(steps, { from, totalCents, usualCents });
      const fellAt = new Date(heldSince(steps));
      return [{ productId, totalCents, previousCents, drop, usualCents, fellAt, isConfirmed }];
    })
    .filter(({ drop }) => isCredible(drop))
    .sort((a, b) => b.drop - a.drop || a.productId - b.productId);
}

type Found = Pick<PriceDrop, 'totalCents' | 'previousCents' | 'isConfirmed'>;

/** A drop in the API's shape, in whole percent of the earlier price. */
export const toDropFigures = ({ totalCents, previousCents, isConfirmed }: Found): DropFigures => ({
  previousTotal: centsToEuros(previousCents),
  drop: Math.round((1 - totalCents / previousCents) * 100),
  isConfirmed,
});
