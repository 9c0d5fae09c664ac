import { type Condition, conditions } from '../../contract/catalogue/conditions.ts';
import type { PriceHistory } from '../../contract/catalogue/history-schema.ts';
import { centsToEuros, optionalCentsToEuros } from '../../contract/money.ts';
import { dayMs } from '../platform/durations.ts';
import { findMoves } from './merchant-moves.ts';
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
import type { HistoryOffer, LowestSeen, PointRow } from './queries.ts';

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
  /** The lowest delivered price ever recorded. */
  allTimeLow?: LowestSeen | undefined;
};

/** Start of the states to read: the requested window, at least the look-back of the verdicts. */
export const historyStart = (from: number, to: number): number => Math.min(from, to - longView * dayMs);

/** The condition whose prices a product's history shows: its main offer's, else the best it ever had. */
export function chooseCondition(main: Condition | null, offers: readonly HistoryOffer[]): Condition {
  const seen = conditions.find((condition) => offers.some((offer) => offer.condition === condition));
  return main ?? seen ?? 'new';
}

/** An offer's price over time; it ends where its feed was too old. `isCounted`: which of its states have a price. */
export function stepsOf(
  offer: Pick<HistoryOffer, 'freshUntil'>,
  points: readonly PointRow[],
  now: number,
  isCounted: (point: PointRow) => boolean = ({ isAvailable }) => isAvailable,
): Steps {
  const steps = points.map((point) => ({
    at: point.observedAt.getTime(),
    total: isCounted(point) ? point.totalCents : null,
  }));
  const freshUntil = offer.freshUntil?.getTime() ?? now;
  return compact(freshUntil < now ? endAt(steps, freshUntil) : steps);
}

const toPoints = (steps: Steps) =>
  steps.map(({ at, total }) => ({ at: new Date(at).toISOString(), total: optionalCentsToEuros(total) }));

type Series = { merchant: string; steps: Steps }[];

/** Each offer's prices over time: those with delivery in them, or those of unknown delivery. */
function seriesOf({ offers, points, to }: HistoryRequest, isDeliveryKnown: boolean): Series {
  const byOffer = Map.groupBy(points, (point) => point.offerId);
  const isCounted = (point: PointRow) => point.isAvailable && point.isDeliveryKnown === isDeliveryKnown;
  return offers.map((offer) => ({
    merchant: offer.merchant,
    steps: stepsOf(offer, byOffer.get(offer.id) ?? [], to, isCounted),
  }));
}

/** When each merchant had it, whatever it asked. */
function availabilityOf({ offers, points, to }: HistoryRequest): Series {
  const byOffer = Map.groupBy(points, (point) => point.offerId);
  return [...Map.groupBy(offers, ({ merchant }) => merchant)].map(([merchant, own]) => ({
    merchant,
    steps: lowestOf(own.map((offer) => stepsOf(offer, byOffer.get(offer.id) ?? [], to))),
  }));
}

const lowestOfSeries = (series: Series): Steps => lowestOf(series.map(({ steps }) => steps));

/**
 * A product's price history in the API's shape, from the states of its offers. Prices of unknown delivery are no lows beside
 * delivered ones: they count only where there are no others.
 */
export function buildHistory(request: HistoryRequest): Omit<PriceHistory, 'drop'> {
  const { productId, condition, from, to, offers, allTimeLow } = request;
  const delivered = seriesOf(request, true);
  const deliveryKnown = lowestWithin(lowestOfSeries(delivered), historyStart(from, to), to) !== null;
  const series = deliveryKnown ? delivered : seriesOf(request, false);
  const lowest = lowestOfSeries(series);
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
    deliveryKnown,
    lowest: toPoints(thin(clip(lowest, from, to), maxLowestSteps)),
    merchants: merchants
      .filter((entry) => entry.points.some((point) => point.total !== null))
      .sort((a, b) => a.merchant.localeCompare(b.merchant, 'fr')),
    observedDays: Math.floor((to - firstSeen) / dayMs),
    pricedDays90: Math.floor(pricedTime(lowest, to - longView * dayMs, to) / dayMs),
    lowest30: optionalCentsToEuros(lowestWithin(lowest, to - shortView * dayMs, to)),
    lowest90: optionalCentsToEuros(lowestWithin(lowest, to - longView * dayMs, to)),
    median90: optionalCentsToEuros(medianWithin(lowest, to - longView * dayMs, to)),
    allTimeLow: allTimeLow
      ? { at: allTimeLow.seenAt.toISOString(), total: centsToEuros(allTimeLow.totalCents) }
      : null,
    moves: findMoves(availabilityOf(request), from, to).map(({ at, ...move }) => ({
      ...move,
      at: new Date(at).toISOString(),
    })),
  };
}
