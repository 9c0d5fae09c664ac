import { lowestStep, type Step } from './chart-steps.ts';

const usualShare = 0.95;

/** What one press of an arrow key moves a wish by, and what a line that is dragged stops at; cents. */
export const targetStep = (cents: number): number => (cents >= 5_000 ? 100 : 10);

/** A price on the steps of a wish, above 0. */
export const roundTarget = (cents: number): number => {
  const step = targetStep(cents);
  return Math.max(step, Math.round(cents / step) * step);
};

/** Least share of the lowest price for a wish below it to stretch the scale: the curve is to stay one. */
const minShare = 0.5;

/** The lowest price that the scale holds beside the curve: the proposed wish, or the shopper's own below it. Cents. */
export const lowestShown = (proposed: number, own: number | undefined): number =>
  own !== undefined && own < proposed && own >= proposed * minShare ? own : proposed;

/** The wish that is proposed: the lowest price that was, or a twentieth less than the present one. Cents. */
export function suggestedTarget(steps: readonly Step[]): number {
  const lowest = lowestStep(steps)?.cents ?? 0;
  const now = steps.at(-1)?.cents;
  return now === undefined || now === null || lowest < now ? lowest : roundTarget(now * usualShare);
}
