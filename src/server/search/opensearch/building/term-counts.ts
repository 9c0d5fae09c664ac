/**
 * Counts terms in bounded memory: where there are too many, the rarest are evicted, since a made-up word occurs once.
 */
export type TermCounts = {
  add(term: string): void;
  has(term: string): boolean;
  counts(): ReadonlyMap<string, number>;
};

/** Terms that the index of terms holds at most: what is said once more is found as a whole word only. */
export const maxTerms = 3_000_000;
/** Share that is left when the rarest were evicted, so that this seldom happens. */
const leftShare = 0.75;

export function createTermCounts(max = maxTerms): TermCounts {
  const counts = new Map<string, number>();
  let evicted = 0;

  function evictRarest(): void {
    while (counts.size > leftShare * max) {
      evicted++;
      for (const [term, count] of counts) if (count <= evicted) counts.delete(term);
    }
  }

  return {
    add(term) {
      // What comes back is as frequent as what was evicted may have been: later words stand a chance.
      counts.set(term, (counts.get(term) ?? evicted) + 1);
      if (counts.size > max) evictRarest();
    },
    has: (term) => counts.has(term),
    counts: () => counts,
  };
}
