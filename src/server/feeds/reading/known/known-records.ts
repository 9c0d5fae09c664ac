import type { KnownRows } from '../../importing/known-rows.ts';

/** Hashes of records as written in a file, each followed by the hash of its content (`FeedRecord.hash`). */
export type RawHashes = Float64Array;

/** Records that need not be read, as their bytes are those of one whose row is known. */
export type KnownRecords = {
  /** Records that the file holds a row: new or repeated; undefined: it is to be read. */
  see(raw: number): 'first' | 'again' | undefined;
  /** Tells what a record was found to say. */
  note(raw: number, row: number): void;
  /** What is to be known for the feed's next file; undefined: the same as for this one. */
  changed(): Float64Array<ArrayBuffer> | undefined;
};

const firstSize = 1_024;

/** `last`: of the feed's last file. */
export function createKnownRecords(last: RawHashes, known: KnownRows): KnownRecords {
  const count = last.length / 2;
  const size = 2 ** Math.ceil(Math.log2(2 * count + 2));
  /** A table with open addressing: places in `last`, from 1. */
  const table = new Int32Array(size);
  const isKept = new Uint8Array(count);
  let kept = 0;
  let added = new Float64Array(firstSize);
  let addedLength = 0;

  /** The slot of a hash, or the empty one where it would go. */
  function slotOf(raw: number): number {
    let slot = (raw >>> 0) & (size - 1);
    for (;;) {
      const place = table[slot] as number;
      if (place === 0 || last[2 * place - 2] === raw) return slot;
      slot = (slot + 1) & (size - 1);
    }
  }

  function keep(place: number): void {
    if (isKept[place - 1] === 1) return;
    isKept[place - 1] = 1;
    kept++;
  }

  for (let place = 1; place <= count; place++) {
    const slot = slotOf(last[2 * place - 2] as number);
    if (table[slot] === 0) table[slot] = place;
  }

  return {
    see(raw) {
      const place = table[slotOf(raw)] as number;
      if (place === 0) return undefined;
      const seen = known.see(last[2 * place - 1] as number);
      if (seen) keep(place);
      return seen;
    },
    note(raw, row) {
      const place = table[slotOf(raw)] as number;
      if (place > 0 && last[2 * place - 1] === row) {
        keep(place);
        return;
      }
      if (addedLength === added.length) {
        const larger = new Float64Array(2 * added.length);
        larger.set(added);
        added = larger;
      }
      added[addedLength++] = raw;
      added[addedLength++] = row;
    },
    changed() {
      if (addedLength === 0 && kept === count) return undefined;
      const all = new Float64Array(2 * kept + addedLength);
      let to = 0;
      for (let place = 1; place <= count; place++) {
        if (isKept[place - 1] === 0) continue;
        all[to++] = last[2 * place - 2] as number;
        all[to++] = last[2 * place - 1] as number;
      }
      all.set(added.subarray(0, addedLength), to);
      return all;
    },
  };
}
