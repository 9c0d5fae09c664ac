import type { ManyValues } from '../index-data.ts';
import { shared } from '../shared-arrays.ts';
import type { ValueLists } from './value-lists.ts';

/** Concatenates the values of rows, in document order; `toIndex` maps a value to its number in the index. */
export function layOutValues(
  lists: Pick<ValueLists, 'all'>,
  rows: Uint32Array,
  toIndex: (value: number) => number,
): ManyValues {
  const { starts: from, lengths, values: held } = lists.all();
  let all = 0;
  for (const row of rows) all += lengths[row] ?? 0;
  const found = new Uint32Array(all);
  const starts = shared.uint32(rows.length + 1);
  let used = 0;
  let highest = 0;
  for (let document = 0; document < rows.length; document++) {
    const row = rows[document];
    const start = from[row] ?? 0;
    const end = start + (lengths[row] ?? 0);
    for (let at = start; at < end; at++) {
      const value = toIndex(held[at]);
      found[used++] = value;
      if (value > highest) highest = value;
    }
    starts[document + 1] = used;
  }
  // Counting facets is bound by memory bandwidth of these.
  const values = highest < 2 ** 16 ? shared.uint16(all) : shared.uint32(all);
  values.set(found);
  return { starts, values };
}
