/** Numbers in pairs, each found by its first: the hashes of a feed's last file. */
export type HashPairs = Float64Array;

/** Pairs of a feed's last file, and what is added to them. */
export type GrowingPairs = {
  /** How many the last file had. */
  count: number;
  /** Where a pair of the last file stands, from 0; -1: nowhere. */
  placeOf(first: number): number;
  secondAt(place: number): number;
  add(first: number, second: number): void;
  added(): number;
  /** Those of the last file that are kept, then those that were added. */
  join(isKept: (place: number) => boolean): Float64Array<ArrayBuffer>;
};

const firstSize = 1_024;

export function createGrowingPairs(last: HashPairs): GrowingPairs {
  const count = last.length / 2;
  const size = 2 ** Math.ceil(Math.log2(2 * count + 2));
  /** A table with open addressing: places from 1. */
  const table = new Int32Array(size);
  let added = new Float64Array(firstSize);
  let length = 0;

  /** The slot of a hash, or the empty one where it would go. */
  function slotOf(first: number): number {
    let slot = (first >>> 0) & (size - 1);
    for (;;) {
      const place = table[slot] as number;
      if (place === 0 || last[2 * place - 2] === first) return slot;
      slot = (slot + 1) & (size - 1);
    }
  }

  for (let place = 1; place <= count; place++) {
    const slot = slotOf(last[2 * place - 2] as number);
    if (table[slot] === 0) table[slot] = place;
  }

  return {
    count,
    placeOf: (first) => (table[slotOf(first)] as number) - 1,
    secondAt: (place) => last[2 * place + 1] as number,
    add(first, second) {
      if (length === added.length) {
        const larger = new Float64Array(2 * length);
        larger.set(added);
        added = larger;
      }
      added[length++] = first;
      added[length++] = second;
    },
    added: () => length / 2,
    join(isKept) {
      const all = new Float64Array(2 * count + length);
      let to = 0;
      for (let place = 0; place < count; place++) {
        if (!isKept(place)) continue;
        all[to++] = last[2 * place] as number;
        all[to++] = last[2 * place + 1] as number;
      }
      all.set(added.subarray(0, length), to);
      return all.slice(0, to + length);
    },
  };
}
