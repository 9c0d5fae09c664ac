import type { ManyValues } from './index-data.ts';
import { merchantPlace, offersIn } from './merchants.ts';

/** The documents at hand, the first `count`; `marks` tells of each place in them who leaves it out. */
export type Marked = { documents: Uint32Array; count: number; marks: Uint8Array };

/** Numbers of facets, for marks; the specifications' come behind, in the order in which they are chosen. */
export const own = {
  category: 1,
  brand: 2,
  rating: 3,
  price: 4,
  merchant: 5,
  stock: 6,
  delivery: 7,
  condition: 8,
};
export const firstSpecification = 9;
/** Left out by several facets; any other mark is the number of the one facet that does so, 0 of none. */
const bySeveral = 255;

// Columns are gone through one after the other: a loop over one array at a time is what processors are best at.

/** By value of a column, whether it is chosen; empty between two calls. */
const allowed = new Uint8Array(65_536);

/** Leaves out whose value is none of `chosen`. */
export function markColumn(
  { documents, count, marks }: Marked,
  column: Uint16Array,
  chosen: ReadonlySet<number>,
  own: number,
): void {
  for (const value of chosen) allowed[value] = 1;
  for (let i = 0; i < count; i++) {
    if (allowed[column[documents[i] as number] as number] === 1) continue;
    marks[i] = marks[i] === 0 ? own : bySeveral;
  }
  for (const value of chosen) allowed[value] = 0;
}

/** Leaves out whose bits hold none of `wanted`. */
export function markBits(
  { documents, count, marks }: Marked,
  bits: Uint16Array,
  wanted: number,
  own: number,
): void {
  for (let i = 0; i < count; i++) {
    if (((bits[documents[i] as number] as number) & wanted) !== 0) continue;
    marks[i] = marks[i] === 0 ? own : bySeveral;
  }
}

/** Leaves out what is outside a range, both ends included; `amounts` by place. */
export function markOutside(
  { count, marks }: Marked,
  amounts: Int32Array,
  { from, to }: { from: number; to: number },
  own: number,
): void {
  for (let i = 0; i < count; i++) {
    const amount = amounts[i] as number;
    if (amount < from || amount > to) marks[i] = marks[i] === 0 ? own : bySeveral;
  }
}

/** Leaves out what none of the chosen merchants offers in any of the conditions (as bits). */
export function markMerchants(
  { documents, count, marks }: Marked,
  merchants: ManyValues,
  chosen: ReadonlySet<number>,
  conditions: number,
  own: number,
): void {
  for (let i = 0; i < count; i++) {
    if (isOffered(merchants, documents[i] as number, chosen, conditions)) continue;
    marks[i] = marks[i] === 0 ? own : bySeveral;
  }
}

/** Whether one of the chosen merchants offers the document in any of the conditions (as bits). */
export function isOffered(
  { starts, values }: ManyValues,
  document: number,
  chosen: ReadonlySet<number>,
  conditions: number,
): boolean {
  const end = starts[document + 1] as number;
  for (let at = starts[document] as number; at < end; at++) {
    const value = values[at] as number;
    if (offersIn(value, conditions) && chosen.has(merchantPlace(value))) return true;
  }
  return false;
}

/** Leaves out what has none of the chosen values. */
export function markValues(
  { documents, count, marks }: Marked,
  { starts, values }: ManyValues,
  chosen: ReadonlySet<number>,
  own: number,
): void {
  for (let i = 0; i < count; i++) {
    const document = documents[i] as number;
    const end = starts[document + 1] as number;
    let at = starts[document] as number;
    while (at < end && !chosen.has(values[at] as number)) at++;
    if (at === end) marks[i] = marks[i] === 0 ? own : bySeveral;
  }
}

/** Moves what nobody leaves out together and wipes the marks; tells how many are left. */
export function keepUnmarked({ documents, count, marks }: Marked): number {
  let kept = 0;
  for (let i = 0; i < count; i++) if (marks[i] === 0) documents[kept++] = documents[i] as number;
  marks.fill(0, 0, count);
  return kept;
}
