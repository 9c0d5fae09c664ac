/** A price axis in cents: its ends are ticks, every price lies between them. */
export type PriceScale = { low: number; high: number; ticks: number[] };

const minStepCents = 1;

/** The smallest of 1, 2, 5 × 10ⁿ cents that is at least `cents`. */
function roundStep(cents: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(cents, minStepCents)));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= cents) ?? 10;
  return factor * power;
}

/**
 * A scale of about four steps around prices (cents, at least one). Its span is a twentieth of the
 * highest price at least, so that a movement of a few cents does not look like a fall.
 */
export function priceScale(prices: readonly number[]): PriceScale {
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const span = Math.max(highest - lowest, highest / 20);
  const middle = (lowest + highest) / 2;
  const step = roundStep(span / 3);
  const low = Math.max(0, Math.floor((middle - span / 2) / step) * step);
  const high = Math.max(low + step, Math.ceil((middle + span / 2) / step) * step);
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) };
}
