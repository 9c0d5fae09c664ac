import type { CandidateOffer, DropCandidate } from './drops-queries.ts';
import { day, stepsOf } from './history.ts';
import { clip, lowestOf, lowestWithin, medianWithin, type Steps } from './price-steps.ts';
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
const heldSince = (steps: Steps): Date => new Date(steps.at(-1)?.at ?? 0);

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
      const prior = lowestWithin(steps, from - priorDays * day, from);
      const usualCents = medianWithin(steps, now - usualDays * day, now);
      if (previousCents === null || prior === null || usualCents === null) return [];
      if (totalCents >= usualCents || !isCredible(1 - totalCents / prior)) return [];
      const drop = 1 - totalCents / previousCents;
      return [{ productId, totalCents, previousCents, drop, usualCents, fellAt: heldSince(steps) }];
    })
    .filter(({ drop }) => isCredible(drop))
    .sort((a, b) => b.drop - a.drop || a.productId - b.productId);
}
