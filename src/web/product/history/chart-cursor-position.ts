import { dayMs } from './chart-steps.ts';

/** Positions of the chart cursor: one a day, the last at the chart's end. */
export const lastPosition = (from: number, to: number): number => Math.max(1, Math.ceil((to - from) / dayMs));

/** The time of a position. */
export const timeOfPosition = (from: number, to: number, position: number): number =>
  Math.max(from, to - (lastPosition(from, to) - position) * dayMs);

/** The position next to a share of the chart's width (0 at its left, 1 at its right). */
export function positionOfShare(from: number, to: number, share: number): number {
  const at = from + Math.min(1, Math.max(0, share)) * (to - from);
  const last = lastPosition(from, to);
  return Math.min(last, Math.max(0, last - Math.round((to - at) / dayMs)));
}
