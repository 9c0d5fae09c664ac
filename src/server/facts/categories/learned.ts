import { readFileSync } from 'node:fs';
import type { Features } from './features.ts';
import { keysAbove } from './tree.ts';

/** A category that texts speak for, with how likely it or one below it is meant (0 to 1). */
export type Guess = { key: string; confidence: number };

// Made by bench/category-train.ts: the categories, then a word a line with the places of those that it speaks for.
const [first = '', ...lines] = readFileSync(new URL('./learned-words.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const categories = first.split(' ');
const places = new Map(categories.map((key, place) => [key, place]));
/** By place, those of a category and of all that it is part of. */
const paths = categories.map((key) => keysAbove(key).map((each) => places.get(each) as number));

/** Weights of a word by the place of a category; read when the word is first met. */
type Weights = readonly (readonly [place: number, weight: number])[];
const texts = new Map(lines.map((line) => line.split('\t') as [string, string]));
const read = new Map<string, Weights>();

function weightsOf(name: string): Weights | undefined {
  const known = read.get(name);
  if (known) return known;
  const told = texts.get(name);
  if (told === undefined) return undefined;
  const weights = told.split(' ').map((pair): [number, number] => {
    const [place, tenths] = pair.split(':').map(Number) as [number, number];
    return [place, tenths / 10];
  });
  read.set(name, weights);
  return weights;
}

/** How loud the words of a text are in all; as in training (bench/category-train.ts). */
const loudness = 6;
/** Words that nobody has learned make a text doubtful, but less than known ones that contradict each other. */
const unknownShare = 0.15;

/** Adds what a text says to the scores of all categories; whether it says anything. */
function addScores(scores: Float64Array, features: Features, volume: number): boolean {
  let square = 0;
  const said: [number, Weights][] = [];
  for (const [name, value] of features) {
    const weights = weightsOf(name);
    const isWord = !/[ ^$~]/.test(name);
    if (weights) said.push([value, weights]);
    square += value * value * (weights ? 1 : isWord ? unknownShare : 0);
  }
  const scale = (volume * loudness) / Math.sqrt(square || 1);
  for (const [value, weights] of said) {
    for (const [place, weight] of weights) scores[place] = (scores[place] ?? 0) + weight * value * scale;
  }
  return said.length > 0;
}

/** Whether the first or last word of a title's main part was learned, or most of its words: the others say what it is like. */
export function namesThing(features: Features): boolean {
  let all = 0;
  let known = 0;
  for (const [name, value] of features) {
    const word = name.replace(/^\^|\$$/, '');
    if (name.includes(' ') || name.startsWith('~')) continue;
    const isKnown = texts.has(word);
    if (word !== name && value > 0.3 && isKnown) return true;
    if (word !== name) continue;
    all += value;
    if (isKnown) known += value;
  }
  return all > 0 && known >= all / 2;
}

/** One text's features and how much it counts beside the others. */
export type Said = { features: Features; volume: number };

/**
 * What texts together speak for: the lowest category that is likelier than `least`. `within`: only categories below
 * that one, and itself. undefined: they say nothing that is likely enough.
 */
export function guess(texts: readonly Said[], least: number, within?: string): Guess | undefined {
  const scores = new Float64Array(categories.length);
  const isSaying = texts.map(({ features, volume }) => addScores(scores, features, volume)).includes(true);
  if (!isSaying) return undefined;
  const root = within === undefined ? undefined : places.get(within);
  let top = Number.NEGATIVE_INFINITY;
  const isPossible = (place: number) => root === undefined || (paths[place] as number[]).includes(root);
  scores.forEach((score, place) => {
    if (isPossible(place)) top = Math.max(top, score);
  });
  let sum = 0;
  const shares = new Float64Array(categories.length);
  scores.forEach((score, place) => {
    if (!isPossible(place)) return;
    const share = Math.exp(score - top);
    sum += share;
    for (const each of paths[place] as number[]) shares[each] = (shares[each] ?? 0) + share;
  });
  let best: Guess | undefined;
  let depth = 0;
  shares.forEach((share, place) => {
    const path = paths[place] as number[];
    const confidence = share / sum;
    if (confidence < least || path.length < depth) return;
    if (path.length === depth && confidence <= (best?.confidence ?? 0)) return;
    best = { key: categories[place] as string, confidence };
    depth = path.length;
  });
  return best;
}
