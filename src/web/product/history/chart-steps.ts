import type { PriceHistory } from '../../../contract/catalogue/history-schema.ts';
import { eurosToCents } from '../../../contract/money.ts';

/** A price that held from one time to another (ms); cents, null: nothing was available. */
export type Step = { from: number; to: number; cents: number | null };
/** A step with a price. */
export type PricedStep = Step & { cents: number };

/** A day in milliseconds. */
export const dayMs = 86_400_000;

const hasPrice = (step: Step): step is PricedStep => step.cents !== null;

/** Equal consecutive prices are one step. */
function mergeEqual(steps: readonly Step[]): Step[] {
  const merged: Step[] = [];
  for (const step of steps) {
    const last = merged.at(-1);
    if (last && last.cents === step.cents) merged[merged.length - 1] = { ...last, to: step.to };
    else merged.push(step);
  }
  return merged;
}

/**
 * The steps of a history's last days, oldest first and without a hole between them. They begin where the
 * observations do, if that is later: nothing is drawn that was not seen. Empty: nothing was seen.
 */
export function stepsOf(history: Pick<PriceHistory, 'lowest' | 'to'>, days: number): Step[] {
  const end = Date.parse(history.to);
  const start = end - days * dayMs;
  const points = history.lowest.map(({ at, total }) => ({
    at: Date.parse(at),
    cents: total === null ? null : eurosToCents(total),
  }));
  const steps = points.map(({ at, cents }, index) => ({
    from: Math.max(at, start),
    to: Math.min(points[index + 1]?.at ?? end, end),
    cents,
  }));
  const merged = mergeEqual(steps.filter(({ from, to }) => from < to));
  return merged[0]?.cents === null ? merged.slice(1) : merged;
}

/** The steps that have a price. */
export const pricedSteps = (steps: readonly Step[]): PricedStep[] => steps.filter(hasPrice);

/** The step with the lowest price, the latest of equals; undefined where nothing was available. */
export const lowestStep = (steps: readonly Step[]): PricedStep | undefined =>
  pricedSteps(steps).reduce<PricedStep | undefined>(
    (lowest, step) => (lowest && lowest.cents < step.cents ? lowest : step),
    undefined,
  );

/** The step that holds at a time; before the first one the first, after the last one the last. */
export const stepAt = (steps: readonly Step[], at: number): Step | undefined =>
  steps.findLast((step) => step.from <= at) ?? steps[0];
