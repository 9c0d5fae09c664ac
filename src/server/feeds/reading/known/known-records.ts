import type { KnownRows } from '../../importing/known-rows.ts';
import { createGrowingPairs, type HashPairs } from './hash-pairs.ts';

/** Records that need not be read, as their bytes are those of one whose row is known. */
export type KnownRecords = {
  /** Records that the file holds a row: new or repeated; undefined: it is to be read. */
  see(raw: number): 'first' | 'again' | undefined;
  /** Tells what a record was found to say. */
  note(raw: number, row: number): void;
  /** What is to be known for the feed's next file; undefined: the same as for this one. */
  changed(): Float64Array<ArrayBuffer> | undefined;
};

/** `last`: hashes of records as written in the feed's last file, each with the hash of its content (`FeedRecord.hash`). */
export function createKnownRecords(last: HashPairs, known: KnownRows): KnownRecords {
  const pairs = createGrowingPairs(last);
  const isKept = new Uint8Array(pairs.count);
  let kept = 0;

  function keep(place: number): void {
    if (isKept[place] === 1) return;
    isKept[place] = 1;
    kept++;
  }

  return {
    see(raw) {
      const place = pairs.placeOf(raw);
      if (place < 0) return undefined;
      const seen = known.see(pairs.secondAt(place));
      if (seen) keep(place);
      return seen;
    },
    note(raw, row) {
      const place = pairs.placeOf(raw);
      if (place >= 0 && pairs.secondAt(place) === row) keep(place);
      else pairs.add(raw, row);
    },
    changed: () =>
      pairs.added() === 0 && kept === pairs.count ? undefined : pairs.join((place) => isKept[place] === 1),
  };
}
