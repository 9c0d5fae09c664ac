/** Edges of bands: 10, 20, 50, 100, … euros up to 10,000: as fine as their prices are, and the same for every list. */
export const edgesCents = [0, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000].map(
  (euros) => euros * 100,
);

/** Delivered totals from one edge to the next, both included, as the range that is chosen with it includes both. */
export type PriceBand = { fromCents: number; toCents: number | null };

/** Number of steps: each edge is one, and what lies behind it up to the next is another. */
export const priceSteps = edgesCents.length * 2;

/** Step of an amount. */
export function priceStep(cents: number): number {
  let at = edgesCents.length - 1;
  while (at > 0 && cents < edgesCents[at]) at--;
  return cents === edgesCents[at] ? at * 2 : at * 2 + 1;
}

/** Bands with how many amounts they hold, from the counts of each step; empty ones are left out. */
export function countBands(steps: Uint32Array): (PriceBand & { count: number })[] {
  return edgesCents
    .map((fromCents, at) => ({
      fromCents,
      toCents: edgesCents[at + 1] ?? null,
      count: [0, 1, 2].reduce((sum, step) => sum + (steps[at * 2 + step] ?? 0), 0),
    }))
    .filter(({ count }) => count > 0);
}
