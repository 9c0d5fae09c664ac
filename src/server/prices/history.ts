import { type Condition, conditions } from '../../contract/catalogue/conditions.ts';
import type { PriceHistory } from '../../contract/catalogue/schema.ts';
import { optionalCentsToEuros } from '../../contract/money.ts';
import {
  clip,
  compact,
  endAt,
  lowestOf,
  lowestWithin,
  medianWithin,
  pricedTime,
  type Steps,
  thin,
} from './price-steps.ts';
import type { HistoryOffer, PointRow } from './queries.ts';

/** Milliseconds. */
export const day = 86_400_000;
/** Days that price verdicts look back. */
const [shortView, longView] = [30, 90];
/** Steps that a chart can show. */
const maxLowestSteps = 400;
const maxMerchantSteps = 120;

export type HistoryRequest = {
  productId: number;
  condition: Condition;
  from: number;
  to: number;
  /** The offers of that condition, and their states. */
  offers: readonly HistoryOffer[];
  points: readonly PointRow[];
};

/** Start of the states to read: the requested window, at least the look-back of the verdicts. */
export const historyStart = (from: number, to: number): number => Math.min(from, to - longView * day);

/** The condition whose prices a product's history shows: its main offer's, else the best it ever had. */
export function chooseCondition(main: Condition | null, offers: readonly HistoryOffer[]): Condition {
  const seen = conditions.find((condition) => offers.some((offer) => offer.condition === condition));
  return main ?? seen ?? 'new';
}

/** An offer's price over time; it ends where its feed was too old. */
export function stepsOf(
  offer: Pick<HistoryOffer, 'freshUntil'>,
  points: readonly PointRow[],
  now: number,
): Steps {
  const steps = points.map(({ observedAt, totalCents, isAvailable }) => ({
    at: observedAt.getTime(),
    total: isAvailable ? totalCents : null,
  }));
  const freshUntil = offer.freshUntil?.getTime() ?? now;
  return compact(freshUntil < now ? endAt(steps, freshUntil) : steps);
}

const toPoints = (steps: Steps) =>
  steps.map(({ at, total }) => ({ at: new Date(at).toISOString(), total: optionalCentsToEuros(total) }));

/** A product's price history in the API's shape, from the states of its offers. */
export function buildHistory(request: HistoryRequest): PriceHistory {
  const { productId, condition, from, to, offers } = request;
  const points = Map.groupBy(request.points, (point) => point.offerId);
  const series = offers.map((offer) => ({
    merchant: offer.merchant,
    steps: stepsOf(offer, points.get(offer.id) ?? [], to),
  }));
  const lowest = lowestOf(series.map(({ steps }) => steps));
  const merchants = [...Map.groupBy(series, ({ merchant }) => merchant)].map(([merchant, own]) => ({
    merchant,
    points: toPoints(thin(clip(lowestOf(own.map(({ steps }) => steps)), from, to), maxMerchantSteps)),
  }));
  const firstSeen = Math.min(to, ...offers.map((offer) => offer.firstSeenAt.getTime()));
  return {
    productId: String(productId),
    condition,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    lowest: toPoints(thin(clip(lowest, from, to), maxLowestSteps)),
    merchants: merchants
      .filter((entry) => entry.points.some((point) => point.total !== null))
      .sort((a, b) => a.merchant.localeCompare(b.merchant, 'fr')),
    observedDays: Math.floor((to - firstSeen) / day),
    pricedDays90: Math.floor(pricedTime(lowest, to - longView * day, to) / day),
    lowest30: optionalCentsToEuros(lowestWithin(lowest, to - shortView * day, to)),
    lowest90: optionalCentsToEuros(lowestWithin(lowest, to - longView * day, to)),
    median90: optionalCentsToEuros(medianWithin(lowest, to - longView * day, to)),
  };
}
