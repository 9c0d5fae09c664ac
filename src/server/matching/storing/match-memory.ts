import { type Judge, judgeMembers, type Member } from '../grouping/cluster-listings.ts';
import { createRecentNumbers, type RecentNumbers } from './recent-numbers.ts';

/**
 * Cache of an import across batches: linked articles are read and clustered again with each batch that adds
 * one.
 */
export type MatchMemory = {
  judge: Judge;
  /** Component of a listing by its id; 0: it is gone. Nobody else changes them during an import. */
  components: RecentNumbers;
};

const maxPairs = 2 ** 19;
const maxListings = 2 ** 19;

/** The lower halves of both 53-bit hashes, independent of their order. */
function keyOf(a: Member, b: Member): number {
  const [lower, higher] = a.factsHash < b.factsHash ? [a, b] : [b, a];
  return (lower.factsHash % 2 ** 26) * 2 ** 27 + (higher.factsHash % 2 ** 27);
}

export function createMatchMemory(): MatchMemory {
  const scores = createRecentNumbers(maxPairs);
  return {
    judge(a, b) {
      // Pictures count differently between articles of one merchant; everything else is in their hashes.
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
