import { merchantPlace, offersIn } from '../building/merchant-values.ts';
import type { ManyValues } from '../index-data.ts';
import type { Scratch } from '../querying/scratch.ts';

/**
 * The candidate documents, the first `count`; `excludedBy[i]`: the facet that excludes the i-th one (0: none, or
 * `bySeveral`).
 */
export type Marked = { documents: Uint32Array; count: number; excludedBy: Uint8Array };

/** Numbers of facets in `excludedBy`; the specifications' come behind, in the order in which they are chosen. */
export const own = {
  category: 1,
  brand: 2,
  rating: 3,
  price: 4,
  merchant: 5,
  stock: 6,
  delivery: 7,
  arrival: 8,
};
export const firstSpecification = 9;
/** Left out by several facets; any other number is that of the one facet that does so, 0 of none. */
export const bySeveral = 255;

// Columns are gone through one after the other: a loop over one array at a time is what processors are best at.

/** By value, 1 where it is chosen; empty between two calls. */
let allowed = new Uint8Array(65_536);

/** Calls `work` with a table of what is chosen: a set is asked ten times as slowly. */
export function withAllowed<T>(chosen: ReadonlySet<number>, work: (allowed: Uint8Array) => T): T {
  const highest = Math.max(0, ...chosen);
  if (highest >= allowed.length) allowed = new Uint8Array(highest * 2);
  for (const value of chosen) allowed[value] = 1;
  const done = work(allowed);
  for (const value of chosen) allowed[value] = 0;
  return done;
}

/** Leaves out whose value is not allowed. */
export function markColumn(
  { documents, count, excludedBy }: Marked,
  column: Uint16Array,
  allowed: Uint8Array,
  own: number,
): void {
  for (let i = 0; i < count; i++) {
    if (allowed[column[documents[i]]] === 1) continue;
    excludedBy[i] = excludedBy[i] === 0 ? own : bySeveral;
  }
}

/** Leaves out whose bits hold none of `wanted`. */
export function markBits(
  { documents, count, excludedBy }: Marked,
  bits: Uint16Array,
  wanted: number,
  own: number,
): void {
  for (let i = 0; i < count; i++) {
    if ((bits[documents[i]] & wanted) !== 0) continue;
    excludedBy[i] = excludedBy[i] === 0 ? own : bySeveral;
  }
}

/** Leaves out what is outside a range, both ends included; `amounts` by place. */
export function markOutside(
  { count, excludedBy }: Marked,
  amounts: Int32Array,
  { from, to }: { from: number; to: number },
  own: number,
): void {
  for (let i = 0; i < count; i++) {
    const amount = amounts[i];
    if (amount < from || amount > to) excludedBy[i] = excludedBy[i] === 0 ? own : bySeveral;
  }
}

/** Leaves out what no allowed merchant offers in any of the conditions (as bits). */
export function markMerchants(
  { documents, count, excludedBy }: Marked,
  merchants: ManyValues,
  allowed: Uint8Array,
  conditions: number,
  own: number,
): void {
  for (let i = 0; i < count; i++) {
    if (excludedBy[i] === bySeveral || isOffered(merchants, documents[i], allowed, conditions)) continue;
    excludedBy[i] = excludedBy[i] === 0 ? own : bySeveral;
  }
}

/** Whether an allowed merchant offers the document in any of the conditions (as bits). */
export function isOffered(
  { starts, values }: ManyValues,
  document: number,
  allowed: Uint8Array,
  conditions: number,
): boolean {
  const end = starts[document + 1];
  for (let at = starts[document]; at < end; at++) {
    const value = values[at];
    if (offersIn(value, conditions) && allowed[merchantPlace(value)] === 1) return true;
  }
  return false;
}

/** Leaves out what has no allowed value. */
export function markValues(
  { documents, count, excludedBy }: Marked,
  { starts, values }: ManyValues,
  allowed: Uint8Array,
  own: number,
): void {
  for (let i = 0; i < count; i++) {
    if (excludedBy[i] === bySeveral) continue;
    const document = documents[i];
    const end = starts[document + 1];
    let at = starts[document];
    while (at < end && allowed[values[at]] !== 1) at++;
    if (at === end) excludedBy[i] = excludedBy[i] === 0 ? own : bySeveral;
  }
}

/** Drops what has none of the wanted bits: nothing is left to count of it. Tells what is left. */
export function dropOthers(
  { documents, count, excludedBy }: Marked,
  bits: Uint16Array,
  wanted: number,
): Marked {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const document = documents[i];
    if ((bits[document] & wanted) === 0) continue;
    documents[kept] = document;
    excludedBy[kept++] = excludedBy[i];
  }
  excludedBy.fill(0, kept, count);
  return { documents, count: kept, excludedBy };
}

/**
 * Documents by the one facet that leaves them out, with their amounts: those of facet m are at `starts[m]` to
 * `starts[m + 1]`, those that nobody leaves out come first. What several facets leave out, none counts.
 */
export type Grouped = { documents: Uint32Array; amounts: Int32Array; starts: Uint32Array };

/** How documents are grouped by the facet that excludes them, which is cleared; in place, each group in its own order. */
export function createGrouping(
  listed: number,
  scratch: Scratch,
): (marked: Marked, amounts: Int32Array) => Grouped {
  const sorted = {
    documents: scratch('uint32', 'grouped documents', listed),
    amounts: scratch('int32', 'grouped amounts', listed),
  };
  const starts = new Uint32Array(bySeveral + 2);
  const next = new Uint32Array(bySeveral + 1);

  return ({ documents, count, excludedBy }, amounts) => {
    starts.fill(0);
    for (let i = 0; i < count; i++) {
      const facet = excludedBy[i];
      starts[facet + 1] = starts[facet + 1] + 1;
    }
    if (starts[1] === count) return { documents, amounts, starts: starts.fill(count, 1) };
    for (let facet = 0; facet <= bySeveral; facet++) {
      next[facet] = starts[facet];
      starts[facet + 1] = starts[facet + 1] + starts[facet];
    }
    for (let i = 0; i < count; i++) {
      const facet = excludedBy[i];
      const at = next[facet];
      next[facet] = at + 1;
      sorted.documents[at] = documents[i];
      sorted.amounts[at] = amounts[i];
    }
    documents.set(sorted.documents.subarray(0, count));
    amounts.set(sorted.amounts.subarray(0, count));
    excludedBy.fill(0, 0, count);
    return { documents, amounts, starts };
  };
}
