import { categoryTree } from '../../../facts/service.ts';
import { hashText } from '../../../platform/hashing/text-hash.ts';
import { createGrowingPairs, type HashPairs } from './hash-pairs.ts';

/**
 * The categories of what a feed's files have said: where only price, stock or delivery of an article changed, its category
 * stays, and nobody has to learn anew what its shop sells.
 */
export type KnownCategories = {
  /** The key of the category of what a row says (`hashEvidence`). */
  find(evidence: number): string | undefined;
  note(evidence: number, key: string): void;
  /** What is to be known for the feed's next file, of so many rows; undefined: the same as for this one. */
  changed(rows: number): Float64Array<ArrayBuffer> | undefined;
};

const keys: ReadonlyMap<number, string> = new Map(categoryTree.map(({ key }) => [hashText(key), key]));

/** Rows that are passed over do not tell what they say, so that some of what is kept is out of date: this much at most. */
const maxKept = (rows: number): number => 2 * rows + 1_000;

/** `last`: what was known for this file. */
export function createKnownCategories(last: HashPairs): KnownCategories {
  const pairs = createGrowingPairs(last);
  const isFound = new Uint8Array(pairs.count);
  return {
    find(evidence) {
      const place = pairs.placeOf(evidence);
      if (place < 0) return undefined;
      isFound[place] = 1;
      return keys.get(pairs.secondAt(place));
    },
    note: (evidence, key) => pairs.add(evidence, hashText(key)),
    changed(rows) {
      const added = pairs.added();
      if (added === 0) return undefined;
      const isTooMuch = pairs.count + added > maxKept(rows);
      return pairs.join((place) => !isTooMuch || isFound[place] === 1);
    },
  };
}
