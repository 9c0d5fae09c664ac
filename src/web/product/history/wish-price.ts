import { lowestStep, type Step } from './chart-steps.ts';

const usualShare = 0.95;

/** What one press of an arrow key moves a wish by, and what a line that is dragged stops at; cents. */
export const wishStep = (cents: number): number => (cents >= 5_000 ? 100 : 10);

/** A price on the steps of a wish, above 0. */
export const roundWish = (cents: number): number => {
  const step = wishStep(cents);
  return Math.max(step, Math.round(cents / step) * step);
};

/** The wish that is proposed: the lowest price that was, or a twentieth less than the present one. Cents. */
export function firstWish(steps: readonly Step[]): number {
  const lowest = lowestStep(steps)?.cents ?? 0;
  const now = steps.at(-1)?.cents;
  return now === undefined || now === null || lowest < now ? lowest : roundWish(now * usualShare);
}
