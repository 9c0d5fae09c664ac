import type { IndexData } from '../index-data.ts';
import { createNameTest, createRanking, lackingFactor, type Named } from './ranking.ts';
import type { Concept } from './reading/concepts.ts';
import type { Scratch } from './scratch.ts';
import { createShelves, isNamedShelf, isOtherShelf, ofDocument } from './shelves.ts';
import { chooseTier, chooseTierOfKind, keptWords, lowestBeside } from './tiers.ts';
import {
  asOther,
  createWordScores,
  isOther,
  mainWordsIn,
  namesKind,
  tierOf,
  withoutPlace,
  wordsIn,
} from './word-scores.ts';

/** Matching documents (the first `count`) and their scores. Valid until the next query. */
export type Matches = {
  documents: Uint32Array;
  count: number;
  /** By document; only those of `documents` are set. */
  scores: Float32Array;
  /** Some product holds every word of the query. */
  isWhole: boolean;
  /** How many do. */
  wholeCount: number;
  /** … and is such a thing as was asked for, not only mentions it. */
  hasMatch: boolean;
  /** Some product says all words outside its description, of whatever kind it is. */
  isSaid: boolean;
  /** What lacks a word stands behind what holds all. */
  isParted: boolean;
};

/** A product of the best standing outranks one of the worst with the same text by a quarter. */
export const standingEffect = 0.25;
/** By a document's standing, in 1/255. */
const standingFactors = Float64Array.from(
  { length: 256 },
  (_, standing) => 1 + (standingEffect * standing) / 255,
);
/** So small a factor that what awaits a merchant scores below everything on offer, in its own order. */
export const awaitingFactor = 2 ** -60;
/**
 * Scores documents word by word into arrays that are there already. The score of a document is the sum of
 * its words' points, by the share of the query's words that it holds. `chooseTier` says which ones are shown.
 */
export type Scorer = {
  score(concepts: readonly Concept[], named: Named): Matches;
  /** Scores a document that is added to the matches, until the next query. */
  setScore(document: number, score: number): void;
};

/** So many states and shelves are remembered with what their documents come to, each as long as no other one takes its slot. */
const slots = 256;
const isRanked = 0x80;

type Asked = {
  concepts: readonly Concept[];
  /** Words of which a product holds one where it lacks others. */
  kind: readonly number[];
  /** Categories are named, and a kind by their names. */
  isNamed: boolean;
  isKindNamed: boolean;
  /** Whether what is in such a state says what the thing is called. */
  isCalled(state: number): boolean;
};
type Chosen = { chosen: number; tier: number; mayLack: boolean; isHalfHeld: boolean };

export function createScorer(data: IndexData, scratch: Scratch): Scorer {
  const { offered, listed, standing, facets, isCategoryDoubtful, isKindSaid } = data;
  const { category } = facets;
  const found = scratch('uint32', 'found', listed);
  const words = createWordScores(data, scratch);
  const { touched, states, scores, setScore } = words;
  const { shelves, read: readShelves } = createShelves(data);
  const rankedAs = new Int32Array(slots);
  const factors = new Float64Array(slots);
  const isOnShelf = (document: number): boolean => isNamedShelf(shelves[category[document]]);

  /**
   * How many documents there are of each tier, of those that may be what was asked for: what says that it is another kind of
   * thing than those that are named is none of them, whatever it holds, a graphics card where "pc gamer" is asked for.
   */
  function countTiers(length: number, isKindNamed: boolean): number[] {
    const counts = new Array<number>(length + 2).fill(0);
    const count = words.count();
    for (let i = 0; i < count; i++) {
      const document = touched[i];
      const state = states[document];
      if (isKindNamed && isKindSaid[document] === 1 && isOtherShelf(shelves[category[document]])) {
        states[document] = asOther(state);
        continue;
      }
      const tier = tierOf(state, length);
      counts[tier] = counts[tier] + 1;
    }
    return counts;
  }

  /** On a shelf of several things only what does not say that it is another. */
  const isThing = (document: number, named: Named): boolean =>
    namesKind(states[document]) || (isOnShelf(document) && !(named.isPart && isKindSaid[document] === 1));

  /** Whether some product is what a text asks for with all its words, and tells more of them than its description does. */
  function findFullMatch(length: number, named: Named): { hasMatch: boolean; isFull: boolean } {
    const count = words.count();
    let hasMatch = false;
    for (let i = 0; i < count; i++) {
      const document = touched[i];
      const state = states[document];
      if (wordsIn(state) < length || (named.places.size > 0 && !isThing(document, named))) continue;
      if (2 * mainWordsIn(state) >= length) return { hasMatch: true, isFull: true };
      hasMatch = true;
    }
    return { hasMatch, isFull: false };
  }

  /** The tier, up to the chosen one, down to which enough is of the kind that was named. 0: nothing is. */
  function tierOfKind(chosen: number, { concepts: { length }, isNamed, isCalled }: Asked): number {
    const count = words.count();
    const counts = new Array<number>(length + 2).fill(0);
    for (let i = 0; i < count; i++) {
      const document = touched[i];
      const state = states[document];
      if (!isCalled(state) && (isOther(state) || !isNamed || !isOnShelf(document))) continue;
      const tier = Math.min(chosen, tierOf(state, length));
      counts[tier] = counts[tier] + 1;
    }
    return chooseTierOfKind((tier) => counts.slice(tier).reduce((sum, each) => sum + each, 0), chosen);
  }

  /**
   * Scores what holds one of so many first words, and chooses the lowest tier to show; where no word that says what the thing is
   * may be lacking (`mayLack`) and nothing holds all, also the highest tier in which something is of the kind.
   */
  function scoreLacking(asked: Asked, firstWords: number): Chosen {
    const { concepts, kind, isKindNamed } = asked;
    const length = concepts.length;
    words.reset();
    words.scoreAll(concepts, kind, firstWords);
    const counts = countTiers(length, isKindNamed);
    const chosen = chooseTier(counts, concepts);
    // Where a word is lacking, it is none that says what the thing is: "aspirateur sans fil" asks for no mouse.
    const mayLack = chosen < length && kind.length > 0 && kind.length < length;
    const isKindSought = mayLack && counts[length] + counts[length + 1] === 0;
    const tier = isKindSought ? tierOfKind(chosen, asked) : 0;
    const isHalfHeld = chosen >= lowestBeside(length) && (!isKindSought || tier >= lowestBeside(length));
    return { chosen, tier, mayLack, isHalfHeld };
  }

  /**
   * Full matches come first: where there are enough, the many documents with a single word are never read. Then what holds half
   * of the words, and with it one of the first of them; the rest only where even that is nowhere.
   */
  function scoreDocuments(asked: Asked): Chosen {
    const { concepts, kind, isKindNamed } = asked;
    const length = concepts.length;
    if (length > 1) {
      words.reset();
      words.scoreWhole(concepts, kind);
      const chosen = chooseTier(countTiers(length, isKindNamed), concepts);
      if (chosen >= length) return { chosen, tier: 0, mayLack: false, isHalfHeld: true };
    }
    const found = scoreLacking(asked, length - lowestBeside(length) + 1);
    return found.isHalfHeld ? found : scoreLacking(asked, length);
  }

  /**
   * Where nothing holds all words, sets what is no such thing apart from what is, as far as it stands behind all of it: the keyboards
   * of their common shelf behind the mice. Returns whether there are both.
   */
  function partThings(count: number, named: Named): boolean {
    let [least, most] = [Number.POSITIVE_INFINITY, 0];
    for (let i = 0; i < count; i++) {
      if (found[i] >= offered) continue;
      const score = scores[found[i]];
      if (isThing(found[i], named)) least = Math.min(least, score);
      else most = Math.max(most, score);
    }
    if (most === 0 || least === Number.POSITIVE_INFINITY || most >= least) return false;
    for (let i = 0; i < count; i++)
      if (scores[found[i]] <= most) scores[found[i]] = scores[found[i]] * lackingFactor;
    return true;
  }

  function score(concepts: readonly Concept[], named: Named): Matches {
    const isNamed = readShelves(named);
    const kind = keptWords(concepts, named.kind);
    const length = concepts.length;
    const isKindNamed = named.own !== undefined && named.own.size > 0;
    const { chosen, tier, mayLack } = scoreDocuments({
      ...{ concepts, kind, isNamed, isKindNamed },
      isCalled: createNameTest(named),
    });
    const minTier = tier > 0 ? tier : chosen;
    const { hasMatch, isFull } = findFullMatch(length, named);
    const isParted = isFull && minTier < length;
    const mayStray = tier === 0 && mayLack;
    const rank = createRanking(concepts, named, { kind, tier, mayStray, isParted });
    const shares = concepts.map((_, at) => at / length).concat(1);
    const count = words.count();
    let kept = 0;
    let wholeCount = 0;
    let isSaid = false;
    // Documents of one state and shelf follow each other: what these come to is kept for the next one, and for later ones.
    rankedAs.fill(0);
    let [factor, last] = [0, 0];
    for (let i = 0; i < count; i++) {
      const document = touched[i];
      const state = states[document];
      if (tierOf(state, length) < minTier) continue;
      const shelf = isNamed
        ? ofDocument(shelves[category[document]], isCategoryDoubtful[document], isKindSaid[document])
        : 0;
      const seen = withoutPlace(state);
      // A document's state without its place leaves the lowest bits to its shelf.
      const ranked = seen | shelf | isRanked;
      if (ranked !== last) {
        last = ranked;
        const slot = (ranked ^ (ranked >>> 14) ^ (ranked >>> 22)) & (slots - 1);
        if (rankedAs[slot] !== ranked) {
          rankedAs[slot] = ranked;
          factors[slot] = rank(seen, shelf);
        }
        factor = factors[slot];
      }
      if (factor === 0) continue;
      if (wordsIn(state) === length) {
        if (!isOther(state)) wholeCount++;
        if (mainWordsIn(state) === length) isSaid = true;
      }
      const onOffer = document < offered ? factor : factor * awaitingFactor;
      scores[document] =
        scores[document] * shares[wordsIn(state)] * onOffer * standingFactors[standing[document]];
      found[kept++] = document;
    }
    const isOfThings = tier > 0 && isKindNamed && partThings(kept, named);
    return {
      documents: found,
      count: kept,
      scores,
      isWhole: wholeCount > 0,
      wholeCount,
      hasMatch,
      isSaid,
      isParted: isParted || isOfThings,
    };
  }

  return { score, setScore };
}
