import { usualLimitOf } from './usual-limits.ts';

/** What the prices of a file's rows look like, of those that were read. Plain data: it comes from the thread that reads. */
export type PriceSigns = {
  /** Rows whose price is written without cents, and how some of them are written. */
  whole: number;
  examples: string[];
  /**
   * Those of `whole` that are, read as euros, above the limit for a shop's median price in their category
   * (usual-limits.ts).
   */
  high: number;
  /** How often each price was met, by its cents. */
  counts: Map<number, number>;
};

export const createPriceSigns = (): PriceSigns => ({ whole: 0, examples: [], high: 0, counts: new Map() });

/** Different prices that are counted, and rows whose price is told, at most. */
const [countedPrices, toldExamples] = [1_000, 3];

/** Two digits behind a mark or the sign that are not both 0. */
const cents = /\d(?:[.,]|€|eur)(?:\d[1-9]|[1-9]\d?)(?!\d)/i;

/** Notes a row's price: as its file writes it, in cents as it was read, and our category of its article. */
export function notePrice(
  signs: PriceSigns,
  { written, priceCents, category }: { written: string; priceCents: number; category: string },
): void {
  const { counts, examples } = signs;
  const count = counts.get(priceCents);
  if (count !== undefined) counts.set(priceCents, count + 1);
  else if (counts.size < countedPrices) counts.set(priceCents, 1);
  if (written === '' || cents.test(written)) return;
  signs.whole++;
  if (priceCents <= usualLimitOf(category) * 100) return;
  signs.high++;
  // A slice of the file keeps all of its chunk in memory.
  if (examples.length < toldExamples && !examples.includes(written))
    examples.push(Buffer.from(written).toString());
}

/** Of fewer rows, all have to show what most of a larger file do. */
const minRows = 10;
/**
 * Shares of the rows: those without cents where the whole file is in cents, and those with one price where it is a
 * placeholder.
 */
const [nearlyAll, most] = [0.95, 0.8];

/**
 * Whether a file's prices seem to be in cents: nearly all are whole numbers, and most are too high for euros. `rows`:
 * all that can be published.
 */
export const seemInCents = ({ whole, high }: PriceSigns, rows: number): boolean =>
  rows >= minRows ? whole >= nearlyAll * rows && high > rows / 2 : rows > 0 && high >= rows;

/** Prices in cents that stand where nobody has set one: 1.00, 1.11, 1.23, 100, 1,000, 111, 123, 1,234, 999, 999.99, 9,999. */
const placeholder = /^(?:1|100|1000|111|1111|123|1234)00$|^111$|^123$|^9{3,5}(?:00|99)$/;

/** A placeholder, in cents, that most articles of a file have as their price; undefined: there is none. */
export function findPlaceholder({ counts }: PriceSigns, rows: number): number | undefined {
  // A few rows may well cost the same.
  if (rows < minRows) return undefined;
  for (const [price, count] of counts) {
    if (count >= most * rows && placeholder.test(String(price))) return price;
  }
  return undefined;
}
