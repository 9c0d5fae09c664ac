import { type Judge, judgeMembers, type Member } from '../grouping/cluster-listings.ts';
import { createRecentNumbers } from './recent-numbers.ts';

const maxPairs = 2 ** 19;

/** The lower halves of both 53-bit hashes, independent of their order. */
function keyOf(a: Member, b: Member): number {
  const [lower, higher] = a.factsHash < b.factsHash ? [a, b] : [b, a];
  return (lower.factsHash % 2 ** 26) * 2 ** 27 + (higher.factsHash % 2 ** 27);
}

/** Remembers scores: linked articles are clustered again with each batch that adds one. */
export function cachingJudge(): Judge {
  const scores = createRecentNumbers(maxPairs);
  return (a, b) => {
    // Pictures count differently between articles of one merchant; everything else is in their hashes.
    if (a.listing.merchantId === b.listing.merchantId) return judgeMembers(a, b);
    const key = keyOf(a, b);
    let score = scores.get(key);
    if (score === undefined) {
      score = judgeMembers(a, b);
      scores.set(key, score);
    }
    return score;
  };
}
