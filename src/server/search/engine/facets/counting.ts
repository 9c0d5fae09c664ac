import { merchantPlace, offersIn } from '../building/merchant-values.ts';
import type { IndexData, ManyValues } from '../index-data.ts';
import { partition } from '../querying/pager.ts';
import type { Grouped } from './marking.ts';
import { priceStep, priceSteps } from './price-bands.ts';

/** The two groups of documents that pass all other facets: those excluded by none, and by this one only. */
export const rangesOf = ({ starts }: Grouped, own: number): (readonly [from: number, to: number])[] => [
  [0, starts[1]],
  [starts[own], starts[own + 1]],
];

/** Counts a column's values over documents that pass all other facets. */
export function countColumn(
  grouped: Grouped,
  column: Uint16Array,
  own: number,
  counts: Uint32Array,
): Uint32Array {
  counts.fill(0);
  for (const [from, to] of rangesOf(grouped, own)) {
    for (let i = from; i < to; i++) {
      const value = column[grouped.documents[i]];
      counts[value] = counts[value] + 1;
    }
  }
  return counts;
}

/** Counts documents with any of the wanted bits. */
export function countBits(grouped: Grouped, bits: Uint16Array, wanted: number, own: number): number {
  let found = 0;
  for (const [from, to] of rangesOf(grouped, own)) {
    for (let i = from; i < to; i++) {
      if ((bits[grouped.documents[i]] & wanted) !== 0) found++;
    }
  }
  return found;
}

/** Counts merchants with an offer in any of the conditions (as bits). */
export function countMerchants(
  grouped: Grouped,
  { starts, values }: ManyValues,
  conditions: number,
  own: number,
  counts: Uint32Array,
): Uint32Array {
  counts.fill(0);
  for (const [from, to] of rangesOf(grouped, own)) {
    for (let i = from; i < to; i++) {
      const document = grouped.documents[i];
      const end = starts[document + 1];
      for (let at = starts[document]; at < end; at++) {
        const value = values[at];
        if (!offersIn(value, conditions)) continue;
        const place = merchantPlace(value);
        counts[place] = counts[place] + 1;
      }
    }
  }
  return counts;
}

/**
 * Counts every value of specifications. `ownOf` tells the number of the facet that a value belongs to, 0: not chosen;
 * those that are chosen have the numbers `chosen`.
 */
export function countValues(
  { documents, starts: groups }: Grouped,
  { starts, values }: ManyValues,
  ownOf: Uint8Array,
  chosen: readonly number[],
  counts: Uint32Array,
): Uint32Array {
  counts.fill(0);
  const count = (from: number, to: number, own: number): void => {
    for (let i = from; i < to; i++) {
      const document = documents[i];
      const end = starts[document + 1];
      for (let at = starts[document]; at < end; at++) {
        const value = values[at];
        if (own === 0 || own === ownOf[value]) counts[value] = counts[value] + 1;
      }
    }
  };
  count(0, groups[1], 0);
  for (const own of chosen) count(groups[own], groups[own + 1], own);
  return counts;
}

export type PriceCounts = { steps: Uint32Array; lowestCents: number | null; maxCents: number | null };

/** Counts steps of prices and finds both ends; what has none (below 0) is left out. Steps that the index holds save their search. */
export function countPrices(
  grouped: Grouped,
  column: IndexData['facets']['price'] | undefined,
  own: number,
): PriceCounts {
  const steps = new Uint32Array(priceSteps);
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [from, to] of rangesOf(grouped, own)) {
    for (let i = from; i < to; i++) {
      const total = grouped.amounts[i];
      if (total < 0) continue;
      if (total < lowest) lowest = total;
      if (total > highest) highest = total;
      const step = column ? column[grouped.documents[i]] : priceStep(total);
      steps[step] = steps[step] + 1;
    }
  }
  const isNone = highest < lowest;
  return { steps, lowestCents: isNone ? null : lowest, maxCents: isNone ? null : highest };
}

/** A count and its number share one exact double: numbers stay below this. */
const numberLimit = 2 ** 20;

/** The numbers `from` to `to` (not included) with the highest counts, none without any; the lower number wins a tie. */
export function mostFrequent(counts: Uint32Array, from: number, to: number, limit: number): number[] {
  const keys = new Float64Array(to - from);
  let used = 0;
  for (let number = from; number < to; number++) {
    const found = counts[number];
    if (found > 0) keys[used++] = (2 ** 31 - found) * numberLimit + number;
  }
  if (used > limit) partition(keys, 0, used - 1, limit);
  return Array.from(keys.subarray(0, Math.min(used, limit)).sort(), (key) => key % numberLimit);
}
