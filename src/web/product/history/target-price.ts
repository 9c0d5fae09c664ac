import { lowestStep, type Step } from './chart-steps.ts';

const usualShare = 0.95;

/** The step of a target price, by arrow keys and when its line is dragged; cents. */
export const targetStep = (cents: number): number => (cents >= 5_000 ? 100 : 10);

/** The price rounded to the step of a target price, above 0; cents. */
export const roundTarget = (cents: number): number => {
  const step = targetStep(cents);
  return Math.max(step, Math.round(cents / step) * step);
};

/** A target price below this share of the proposed one does not stretch the scale: it would flatten the curve. */
const minShare = 0.5;

/** The lowest price on the scale beside the curve's: the proposed target price, or the shopper's own below it. Cents. */
export const lowestShown = (proposed: number, own: number | undefined): number =>
  own !== undefined && own < proposed && own >= proposed * minShare ? own : proposed;

/** The proposed target price: the lowest price so far, or 5 % less than the present one. Cents. */
export function suggestedTarget(steps: readonly Step[]): number {
  const lowest = lowestStep(steps)?.cents ?? 0;
  const now = steps.at(-1)?.cents;
  return now === undefined || now === null || lowest < now ? lowest : roundTarget(now * usualShare);
}
