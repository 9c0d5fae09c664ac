import { type ManyValues, shared } from './index-data.ts';

/** Lays the values of `count` documents down end to end; `giveValues` hands each document's to `add`. */
export function layOutValues(
  count: number,
  giveValues: (document: number, add: (value: number) => void) => void,
): ManyValues {
  const starts = shared.uint32(count + 1);
  let found = new Uint32Array(Math.max(16, count * 2));
  let used = 0;
  function add(value: number): void {
    if (used === found.length) {
      const grown = new Uint32Array(used * 2);
      grown.set(found);
      found = grown;
    }
    found[used++] = value;
  }
  for (let document = 0; document < count; document++) {
    giveValues(document, add);
    starts[document + 1] = used;
  }
  const values = shared.uint32(used);
  values.set(found.subarray(0, used));
  return { starts, values };
}
