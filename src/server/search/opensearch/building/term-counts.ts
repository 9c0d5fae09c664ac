/** Counts of terms in bounded memory: where there are too many, the rarest are forgotten, as what a feed makes up is said once. */
export type TermCounts = {
  add(term: string): void;
  has(term: string): boolean;
  counts(): ReadonlyMap<string, number>;
};

/** Terms that the index of terms holds at most: what is said once more is found as a whole word only. */
export const maxTerms = 3_000_000;
/** Share that is left when the rarest were forgotten, so that this seldom happens. */
const leftShare = 0.75;

export function createTermCounts(most = maxTerms): TermCounts {
  const counts = new Map<string, number>();
  let forgotten = 0;

  function forgetRarest(): void {
    while (counts.size > leftShare * most) {
      forgotten++;
      for (const [term, count] of counts) if (count <= forgotten) counts.delete(term);
    }
  }

  return {
    add(term) {
      // What comes back is as frequent as what was forgotten may have been: later words stand a chance.
      counts.set(term, (counts.get(term) ?? forgotten) + 1);
      if (counts.size > most) forgetRarest();
    },
    has: (term) => counts.has(term),
    counts: () => counts,
  };
}
