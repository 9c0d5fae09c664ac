/**
 * A price over time as a step function: each step holds until the next one; null: not available.
 * Times in milliseconds, ascending; totals in cents.
 */
export type Step = { at: number; total: number | null };
export type Steps = readonly Step[];

/** A stretch of time at one price. */
type Segment = { total: number; duration: number };

/** Leaves out steps that change nothing; of several at one time the last one counts. */
export function compact(steps: Steps): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    if (kept.at(-1)?.at === step.at) kept.pop();
    if (kept.length === 0 || kept.at(-1)?.total !== step.total) kept.push(step);
  }
  return kept;
}

const lowestTotal = (totals: readonly (number | null)[]): number | null =>
  totals.reduce(
    (lowest, total) => (total !== null && (lowest === null || total < lowest) ? total : lowest),
    null,
  );

/** The lowest of several series at each time. */
export function lowestOf(series: readonly Steps[]): Step[] {
  const changes = series
    .flatMap((steps, index) => steps.map(({ at, total }) => ({ at, total, index })))
    .sort((a, b) => a.at - b.at);
  const current: (number | null)[] = series.map(() => null);
  const lowest = changes.map(({ at, total, index }) => {
    current[index] = total;
    return { at, total: lowestTotal(current) };
  });
  return compact(lowest);
}

/** A series that is not available any more from a time on. */
export const endAt = (steps: Steps, at: number): Step[] => [
  ...steps.filter((step) => step.at < at),
  { at, total: null },
];

/** The part of a series within `from` and `to`; it begins with what held at `from`, if anything was known. */
export function clip(steps: Steps, from: number, to: number): Step[] {
  const before = steps.findLast((step) => step.at <= from);
  const within = steps.filter((step) => step.at > from && step.at <= to);
  return before ? [{ at: from, total: before.total }, ...within] : within;
}

function segments(steps: Steps, from: number, to: number): Segment[] {
  const clipped = clip(steps, from, to);
  return clipped.flatMap(({ at, total }, index) =>
    total === null ? [] : [{ total, duration: (clipped[index + 1]?.at ?? to) - at }],
  );
}

/** The lowest price that was available between two times; null: none was. */
export const lowestWithin = (steps: Steps, from: number, to: number): number | null =>
  lowestTotal(clip(steps, from, to).map((step) => step.total));

/** The highest price that was available between two times; null: none was. */
export const highestWithin = (steps: Steps, from: number, to: number): number | null =>
  clip(steps, from, to).reduce<number | null>(
    (highest, { total }) => (total !== null && (highest === null || total > highest) ? total : highest),
    null,
  );

/** The time in milliseconds for which a price was available between two times. */
export const pricedTime = (steps: Steps, from: number, to: number): number =>
  segments(steps, from, to).reduce((sum, { duration }) => sum + duration, 0);

/** The time-weighted median price between two times; null: not available. */
export function medianWithin(steps: Steps, from: number, to: number): number | null {
  const sorted = segments(steps, from, to).sort((a, b) => a.total - b.total);
  const half = sorted.reduce((sum, { duration }) => sum + duration, 0) / 2;
  let passed = 0;
  for (const { total, duration } of sorted) {
    passed += duration;
    if (passed >= half) return total;
  }
  return null;
}

/**
 * At most about `limit` steps for a chart: of each equal stretch of time the lowest step and the last
 * one stay, so that the lowest price and what holds now are never lost.
 */
export function thin(steps: Steps, limit: number): Step[] {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length <= limit) return [...steps];
  const stretch = (last.at - first.at + 1) / Math.max(1, Math.floor(limit / 2));
  const groups = Map.groupBy(steps, (step) => Math.floor((step.at - first.at) / stretch));
  const kept = [...groups.values()].flatMap((group) => {
    const lowest = group.reduce((a, b) => ((b.total ?? Infinity) < (a.total ?? Infinity) ? b : a));
    const end = group.at(-1) ?? lowest;
    return lowest === end ? [end] : [lowest, end];
  });
  return compact(kept);
}
