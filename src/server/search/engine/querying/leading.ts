import type { Matches } from './scoring.ts';

/** What scores less than this share of the best is of another kind, or lacks what was asked for. */
const leadingShare = 0.5;

/** Where fewer than so many score as much, the best is one of its kind, and half as much is enough, or a quarter. */
const fewLeading = 4;
const leadingShares = [1, 1 / 2, 1 / 4].map((share) => share * leadingShare);

/**
 * The score from which a match is taken for what was meant: in other orders than relevance these come first. Of `count`
 * matches, which include the best few, by the score of each.
 */
export function minLeadingScore(count: number, scoreOf: (at: number) => number): number {
  const best = bestScore(count, scoreOf);
  const leadEnough = (share: number) => {
    let leading = 0;
    for (let i = 0; i < count && leading < fewLeading; i++) if (scoreOf(i) >= best * share) leading++;
    return leading >= fewLeading;
  };
  return best * (leadingShares.find(leadEnough) ?? leadingShare ** 3);
}

/** Beside what holds all words, what lacks one scores less than this share of the best (`lackingFactor`). */
const wholeShare = 2 ** -10;

/** The same by relevance: what holds all words of a text comes before what lacks some. */
export const minWholeScore = (count: number, scoreOf: (at: number) => number): number =>
  bestScore(count, scoreOf) * wholeShare;

/** What scores less than this share of the best only mentions what was meant: things of the kind on other shelves score a quarter or more. */
const mentionShare = 0.2;

/** … or, of a kind that is called by a name, was made for it: no case "for iPhone" is one. */
const mentionShareOfName = 0.4;

/** By relevance, the score from which a match may be what was meant, if only in another department. */
export const minMeantScore = (
  { count, isOfName }: { count: number; isOfName: boolean },
  scoreOf: (at: number) => number,
): number => bestScore(count, scoreOf) * (isOfName ? mentionShareOfName : mentionShare);

function bestScore(count: number, scoreOf: (at: number) => number): number {
  let best = 0;
  for (let i = 0; i < count; i++) {
    const score = scoreOf(i);
    if (score > best) best = score;
  }
  return best;
}

/** How many of these matches score at least as much. */
export function countLeading({ documents, count, scores }: Matches, minScore: number): number {
  let leading = 0;
  for (let i = 0; i < count; i++) if (scores[documents[i]] >= minScore) leading++;
  return leading;
}

/** Puts matches of at least this score before the others, in place; returns how many they are. */
export function putLeadingFirst({ documents, count, scores }: Matches, minScore: number): number {
  let leading = 0;
  for (let i = 0; i < count; i++) {
    const document = documents[i];
    if (scores[document] < minScore) continue;
    documents[i] = documents[leading];
    documents[leading++] = document;
  }
  return leading;
}
