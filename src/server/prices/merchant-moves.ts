import { dayMs } from '../platform/durations.ts';
import type { Steps } from './price-steps.ts';

/** Milliseconds: a merchant without it for less is out of stock, not gone. */
const minAbsence = 7 * dayMs;
/** Milliseconds: merchants that were there within it from the first record on did not come later. */
const beginning = dayMs;
const maxMoves = 40;

/** When a merchant began to have a product, or stopped. */
export type Move = { at: number; merchant: string; kind: 'came' | 'went' };

type Presence = { from: number; to: number | null };

/** Times when it was there, short absences left out; `to` null: until now. */
function presencesOf(steps: Steps, now: number): Presence[] {
  const presences: Presence[] = [];
  for (const [index, { at, total }] of steps.entries()) {
    const end = steps[index + 1]?.at;
    const last = presences.at(-1);
    if (total === null) {
      const isLong = (end ?? now) - at >= minAbsence;
      if (last && isLong) last.to = at;
    } else if (!last || last.to !== null) presences.push({ from: at, to: null });
  }
  return presences;
}

/** The comings and goings of merchants between two times, oldest first; `series`: null where one did not have it. */
export function findMoves(
  series: readonly { merchant: string; steps: Steps }[],
  from: number,
  to: number,
): Move[] {
  const firstSeen = Math.min(...series.flatMap(({ steps }) => steps[0]?.at ?? []));
  const isLater = (at: number) => at > from && at > firstSeen + beginning;
  return series
    .flatMap(({ merchant, steps }) =>
      presencesOf(steps, to).flatMap((presence): Move[] => [
        ...(isLater(presence.from) ? [{ at: presence.from, merchant, kind: 'came' as const }] : []),
        ...(presence.to !== null && presence.to > from
          ? [{ at: presence.to, merchant, kind: 'went' as const }]
          : []),
      ]),
    )
    .sort((a, b) => a.at - b.at)
    .slice(-maxMoves);
}
