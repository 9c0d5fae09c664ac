import { dayMs, lowestStep, type PricedStep, pricedSteps, type Step } from './chart-steps.ts';
import { type PriceScale, priceScale } from './price-scale.ts';

/**
 * The chart's own units: x in thousandths of its width (the drawing is stretched to the page, labels stand
 * at percentages), y in pixels.
 */
export const chartWidth = 1000;
export const chartHeight = 220;
/** Room below the drawing for the dates. */
export const axisHeight = 28;
/** A place across the chart as labels have it: they keep their size while the drawing stretches. */
export const percent = (x: number): string => `${(x / chartWidth) * 100}%`;

/** Room above the highest tick, for its label and the marker. */
const topPadding = 14;

export type ChartGeometry = {
  from: number;
  to: number;
  /** One for each time of availability: a stepped line, and the same closed down to the axis. */
  runs: { line: string; area: string }[];
  /** Times when nothing was available. */
  gaps: { x: number; width: number }[];
  priceTicks: { cents: number; y: number }[];
  timeTicks: { at: number; x: number; anchor: 'start' | 'middle' | 'end' }[];
  lowest: { x: number; y: number; step: PricedStep };
  /** Where a time and a price stand. */
  xOf: (at: number) => number;
  yOf: (cents: number) => number;
  /** The price at a height, within the scale. */
  centsAt: (y: number) => number;
  /** The scale's ends, in cents. */
  low: number;
  high: number;
};

const round = (value: number) => Math.round(value * 10) / 10;

/** Steps with prices that follow each other without a gap. */
function runsOf(steps: readonly Step[]): PricedStep[][] {
  const runs: PricedStep[][] = [];
  let end: number | undefined;
  for (const step of pricedSteps(steps)) {
    if (step.from === end) runs.at(-1)?.push(step);
    else runs.push([step]);
    end = step.to;
  }
  return runs;
}

function linePath(run: readonly PricedStep[], xOf: (at: number) => number, yOf: (cents: number) => number) {
  return run
    .map(({ from, to, cents }, index) => {
      const start = index === 0 ? `M${xOf(from)} ${yOf(cents)}` : `V${yOf(cents)}`;
      return `${start}H${xOf(to)}`;
    })
    .join('');
}

/** Ticks are named by their day: a short time has fewer of them, so that none is named twice. */
function anchorsOf(from: number, to: number) {
  const days = (to - from) / dayMs;
  if (days < 1) return ['start'] as const;
  return days < 4 ? (['start', 'end'] as const) : (['start', 'middle', 'middle', 'end'] as const);
}

function timeTicks(from: number, to: number): ChartGeometry['timeTicks'] {
  return anchorsOf(from, to).map((anchor, index, { length }) => {
    const share = length > 1 ? index / (length - 1) : 0;
    return { at: from + share * (to - from), x: share * chartWidth, anchor };
  });
}

function pricesOf(scale: PriceScale) {
  const pixels = (chartHeight - topPadding) / (scale.high - scale.low);
  return (cents: number) => round(chartHeight - (cents - scale.low) * pixels);
}

/**
 * The geometry of a price step chart; undefined without prices. `alsoShown`: a price (cents) that is to lie on the
 * scale as well.
 */
export function chartGeometry(steps: readonly Step[], alsoShown?: number): ChartGeometry | undefined {
  const [first] = steps;
  const last = steps.at(-1);
  const lowest = lowestStep(steps);
  if (!first || !last || !lowest) return undefined;
  const { from } = first;
  const { to } = last;
  const prices = pricedSteps(steps).map(({ cents }) => cents);
  const scale = priceScale(alsoShown === undefined ? prices : [...prices, alsoShown]);
  const xOf = (at: number) => round(((at - from) / (to - from)) * chartWidth);
  const yOf = pricesOf(scale);
  return {
    from,
    to,
    runs: runsOf(steps).map((run) => {
      const line = linePath(run, xOf, yOf);
      return { line, area: `${line}V${chartHeight}H${xOf(run[0]?.from ?? from)}Z` };
    }),
    gaps: steps
      .filter(({ cents }) => cents === null)
      .map((gap) => ({ x: xOf(gap.from), width: round(xOf(gap.to) - xOf(gap.from)) })),
    priceTicks: scale.ticks.map((cents) => ({ cents, y: yOf(cents) })),
    timeTicks: timeTicks(from, to),
    lowest: { x: xOf(lowest.from), y: yOf(lowest.cents), step: lowest },
    xOf,
    yOf,
    centsAt: (y) => {
      const share = Math.min(1, Math.max(0, (chartHeight - y) / (chartHeight - topPadding)));
      return Math.round(scale.low + share * (scale.high - scale.low));
    },
    low: scale.low,
    high: scale.high,
  };
}
