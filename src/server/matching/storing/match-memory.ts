import { type Judge, judgeMembers, type Member } from '../grouping/cluster-listings.ts';
import { createRecentNumbers, type RecentNumbers } from './recent-numbers.ts';

/**
 * What an import keeps in mind from batch to batch: articles that are linked with each other are asked for, and divided
 * anew, with each batch that brings another one.
 */
export type MatchMemory = {
  judge: Judge;
  /** Component of a listing by its id; 0: it is gone. Nobody else changes them during an import. */
  components: RecentNumbers;
};

const maxPairs = 2 ** 19;
const maxListings = 2 ** 19;

/** Of both hashes, 53 bits each, the lower halves; whichever article comes first. */
function keyOf(a: Member, b: Member): number {
  const [lower, higher] = a.factsHash < b.factsHash ? [a, b] : [b, a];
  return (lower.factsHash % 2 ** 26) * 2 ** 27 + (higher.factsHash % 2 ** 27);
}

export function createMatchMemory(): MatchMemory {
  const scores = createRecentNumbers(maxPairs);
  return {
    judge(a, b) {
      // Of one merchant's articles pictures count otherwise; all else that counts is in their hashes.
      if (a.listing.merchantId === b.listing.merchantId) return judgeMembers(a, b);
      const key = keyOf(a, b);
      let score = scores.get(key);
      if (score === undefined) {
        score = judgeMembers(a, b);
        scores.set(key, score);
      }
      return score;
    },
    components: createRecentNumbers(maxListings),
  };
}
