import { keysAbove } from '../tree.ts';
import type { Features } from './features.ts';
import { addLearned, learnedCategories as categories, findLearned } from './learned-words.ts';

/** A category that texts speak for, with how likely it or one below it is meant (0 to 1). */
export type Guess = { key: string; confidence: number };

const places = new Map(categories.map((key, place) => [key, place]));
/** By place, those of a category and of all that it is part of. */
const paths = categories.map((key) => keysAbove(key).map((each) => places.get(each) as number));

/** How loud the words of a text are in all; as in training (bench/facts/train-categories.ts). */
const loudness = 6;
/** Words that nobody has learned make a text doubtful, but less than known ones that contradict each other. */
const unknownShare = 0.15;

/** Adds what a text says to the scores of all categories; whether it says anything. */
function addScores(scores: Float64Array, features: Features, volume: number): boolean {
  let square = 0;
  const values: number[] = [];
  const said: number[] = [];
  for (const [name, value] of features) {
    const word = findLearned(name);
    if (word !== undefined) {
      values.push(value);
      said.push(word);
      square += value * value;
    } else if (!/[ ^$~]/.test(name)) square += value * value * unknownShare;
  }
  const scale = (volume * loudness) / Math.sqrt(square || 1);
  for (const [i, word] of said.entries()) addLearned(scores, word, values[i] as number, scale);
  return said.length > 0;
}

/**
 * Whether the first or last word of a title's main part was learned, or most of its words: the others say what it is like.
 * Words that name too much are none to go by alone.
 */
export function namesThing(features: Features, isVague: (word: string) => boolean): boolean {
  let [all, known] = [0, 0];
  let [isNamed, isTelling] = [false, false];
  for (const [name, value] of features) {
    const word = name.replace(/^\^|\$$/, '');
    if (name.includes(' ') || name.startsWith('~')) continue;
    const isKnown = findLearned(word) !== undefined;
    if (isKnown && !isVague(word)) isTelling = true;
    if (word !== name) {
      if (value > 0.3 && isKnown) isNamed = true;
      continue;
    }
    all += value;
    if (isKnown) known += value;
  }
  return isTelling && (isNamed || (all > 0 && known >= all / 2));
}

/** Less than this of a path's words known: it is in a language that nobody has taught, and what looks known means something else. */
const minKnown = 0.3;
const tellingLength = 5;

/** Whether enough of a text's words were learned to go by them. */
export function isUnderstood(features: Features): boolean {
  let [all, known] = [0, 0];
  for (const [name, value] of features) {
    // Short words look alike in all languages.
    if (/[ ^$~]/.test(name) || name.length < tellingLength) continue;
    all += value;
    if (findLearned(name) !== undefined) known += value;
  }
  return known >= all * minKnown;
}

/** One text's features and how much it counts beside the others. */
export type Said = { features: Features; volume: number };

/** By place, whether a category is this one or below it; kept, since each row of a feed asks. */
const below = new Map<string, Uint8Array>();
const everywhere = new Uint8Array(categories.length).fill(1);

function placesWithin(key: string | undefined): Uint8Array {
  const root = key === undefined ? undefined : places.get(key);
  if (key === undefined || root === undefined) return everywhere;
  const known = below.get(key);
  if (known) return known;
  const found = Uint8Array.from(paths, (path) => (path.includes(root) ? 1 : 0));
  below.set(key, found);
  return found;
}

/** How likely each category is meant, those below it included, by scores; and the sum that these are shares of. */
function shareOut(scores: Float64Array, isPossible: Uint8Array): { shares: Float64Array; sum: number } {
  let top = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < scores.length; place++)
    if (isPossible[place] === 1) top = Math.max(top, scores[place] as number);
  const shares = new Float64Array(scores.length);
  // Most categories are not spoken of.
  const ofNothing = Math.exp(-top);
  let sum = 0;
  for (let place = 0; place < scores.length; place++) {
    if (isPossible[place] === 0) continue;
    const score = scores[place] as number;
    const share = score === 0 ? ofNothing : Math.exp(score - top);
    sum += share;
    for (const each of paths[place] as number[]) shares[each] = (shares[each] as number) + share;
  }
  return { shares, sum };
}

/**
 * What texts together speak for: the lowest category that is likelier than `least`. `within`: only categories below
 * that one, and itself. undefined: they say nothing that is likely enough.
 */
export function guess(texts: readonly Said[], least: number, within?: string): Guess | undefined {
  const scores = new Float64Array(categories.length);
  const isSaying = texts.map(({ features, volume }) => addScores(scores, features, volume)).includes(true);
  if (!isSaying) return undefined;
  const { shares, sum } = shareOut(scores, placesWithin(within));
  let best = -1;
  let most = 0;
  let depth = 0;
  for (let place = 0; place < shares.length; place++) {
    const confidence = (shares[place] as number) / sum;
    if (confidence < least) continue;
    const { length } = paths[place] as number[];
    if (length < depth || (length === depth && confidence <= most)) continue;
    [best, most, depth] = [place, confidence, length];
  }
  return best < 0 ? undefined : { key: categories[best] as string, confidence: most };
}
