import type { Matches } from './scoring.ts';

/** What scores less than this share of the best is of another kind, or lacks what was asked for. */
const leadingShare = 0.5;

/** Where fewer than so many score as much, the best is one of its kind, and half as much is enough. */
const fewLeading = 4;

/**
 * The score from which a match is taken for what was meant: in other orders than relevance these come first. Of `count`
 * matches, which include the best few, by the score of each.
 */
export function leastLeadingScore(count: number, scoreOf: (at: number) => number): number {
  let best = 0;
  for (let i = 0; i < count; i++) best = Math.max(best, scoreOf(i));
  const least = best * leadingShare;
  let leading = 0;
  for (let i = 0; i < count && leading < fewLeading; i++) if (scoreOf(i) >= least) leading++;
  return leading < fewLeading ? least * leadingShare : least;
}

/** Puts matches of at least this score before the others, in place; returns how many they are. */
export function putLeadingFirst({ documents, count, scores }: Matches, least: number): number {
  let leading = 0;
  for (let i = 0; i < count; i++) {
    const document = documents[i];
    if (scores[document] < least) continue;
    documents[i] = documents[leading];
    documents[leading++] = document;
  }
  return leading;
}
