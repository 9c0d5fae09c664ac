import { shared } from '../shared-arrays.ts';
import type { Dictionary } from './dictionary.ts';

/** Terms by the three-letter parts they hold: those of bucket b are at `starts[b]` to `starts[b + 1]`. */
export type SpellingData = { starts: Uint32Array; terms: Uint32Array };

/** Parts are told apart by 15 bits of hash: a rare false neighbour costs one comparison, no wrong result. */
const buckets = 2 ** 15;
const maxCompared = 500;
/** So many times as frequent as a rare word is what it may be a slip of. */
export const misspeltRatio = 100;
const correctable = /^\p{L}{3,24}$/u;

/** Whether a word may be a slip of another, or another of it. */
export const isCorrectable = (word: string): boolean => correctable.test(word);

const partsNeeded = (parts: number): number => Math.max(2, Math.ceil(parts / 3));

/** Whether a term shares enough parts with a word to be worth a comparison. */
export function sharesParts(word: string, term: string): boolean {
  const parts = partsOf(word);
  const held = new Set(partsOf(term));
  return parts.filter((part) => held.has(part)).length >= partsNeeded(parts.length);
}

const [beginning, end] = ['^', '$'].map((mark) => mark.charCodeAt(0)) as [number, number];

/** Visits the bucket of each part of a word, its beginning and end marked. */
function visitParts(word: string, visit: (bucket: number) => void): void {
  let before = beginning;
  let here = word.charCodeAt(0);
  for (let at = 1; at <= word.length; at++) {
    const next = at < word.length ? word.charCodeAt(at) : end;
    const hash = Math.imul(before, 0x9e3779b1) ^ Math.imul(here, 0x85ebca6b) ^ Math.imul(next, 0xc2b2ae35);
    visit((hash ^ (hash >>> 15)) & (buckets - 1));
    before = here;
    here = next;
  }
}

/** The buckets of a word's parts, each once. */
export function partsOf(word: string): number[] {
  const parts = new Set<number>();
  visitParts(word, (part) => parts.add(part));
  return [...parts];
}

/** Visits the buckets of every wanted term that may be a correction, each once for each term. */
function visitTerms(
  terms: readonly string[],
  isWanted: (term: number) => boolean,
  visit: (bucket: number, term: number) => void,
): void {
  const lastIn = new Int32Array(buckets).fill(-1);
  let term = 0;
  const visitOnce = (bucket: number) => {
    if (lastIn[bucket] === term) return;
    lastIn[bucket] = term;
    visit(bucket, term);
  };
  for (; term < terms.length; term++) {
    const word = terms[term];
    if (isWanted(term) && correctable.test(word)) visitParts(word, visitOnce);
  }
}

/** Prepares the correction of misspelt words to those terms that are wanted; numbers and codes are nobody's misspelling. */
export function buildSpelling(
  terms: readonly string[],
  isWanted: (term: number) => boolean = () => true,
): SpellingData {
  const starts = shared.uint32(buckets + 1);
  visitTerms(terms, isWanted, (bucket) => {
    starts[bucket + 1] = starts[bucket + 1] + 1;
  });
  for (let i = 0; i < buckets; i++) starts[i + 1] = starts[i + 1] + starts[i];
  const next = starts.slice();
  const found = shared.uint32(starts[buckets]);
  visitTerms(terms, isWanted, (bucket, term) => {
    const at = next[bucket];
    found[at] = term;
    next[bucket] = at + 1;
  });
  return { starts, terms: found };
}

/**
 * Which terms may correct a word: in at least so many products, so many slips away at most (`heard`: those that sound like it, else as
 * many), and only those that are allowed.
 */
export type CorrectionLimits = {
  min: number;
  distance: number;
  heard?: number;
  isAllowed?: (term: string) => boolean;
};

/** Finds the term that a word most likely misspells, or -1. */
export type Corrector = (word: string, limits?: CorrectionLimits) => number;

const minHeardLength = 4;

/** One slip in a short word, two in a long one and in what sounds as it should ("ifone"). */
export const usualLimits = (word: string): CorrectionLimits => ({
  min: 1,
  distance: word.length < 7 ? 1 : 2,
  ...(word.length >= minHeardLength && { heard: 2 }),
});

/** Letters that sound alike are mistaken for each other more often than others: "lazer" is "laser" rather than "layer". */
export const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll(/s(?:ch|h)/g, 'ch')
    .replaceAll(/s?c(?=[eiy])/g, 's')
    .replaceAll(/e?au/g, 'o')
    .replaceAll(/[ae]i/g, 'e')
    .replaceAll('z', 's')
    .replaceAll(/[kq]u?/g, 'c')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1|h/g, '$1');

/** How many slips a term is away from a word; undefined: too many. */
export function slipsTo(
  word: string,
  term: string,
  { distance, heard = distance }: Pick<CorrectionLimits, 'distance' | 'heard'>,
): number | undefined {
  const slips = editDistance(word, term, Math.max(distance, heard));
  if (slips <= distance) return slips;
  return slips <= heard && soundOf(word) === soundOf(term) ? slips : undefined;
}

/** A term that a word may misspell. */
type Candidate = { term: string; distance: number; frequency: number };

/**
 * Chooses what a word most likely misspells: the nearest term, of several one that sounds like it, then the most frequent one. What
 * sounds like it is a slip nearer than it is spelt: "ifone" is "iphone" rather than "fone".
 */
export function chooseCorrection<T extends Candidate>(word: string, candidates: readonly T[]): T | undefined {
  const sound = soundOf(word);
  const unlike = ({ term }: Candidate) => Number(soundOf(term) !== sound);
  let best: T | undefined;
  for (const each of candidates) {
    const order = best
      ? each.distance + unlike(each) - best.distance - unlike(best) ||
        unlike(each) - unlike(best) ||
        best.frequency - each.frequency
      : -1;
    if (order < 0) best = each;
  }
  return best;
}

/** Looks among the terms that share a third of a word's parts. */
export function openCorrector(
  data: SpellingData,
  dictionary: Dictionary,
  frequency: (term: number) => number,
): Corrector {
  const findNeighbours = openNeighbours(data, dictionary.size);
  return (word, limits = usualLimits(word)) => {
    if (!correctable.test(word)) return -1;
    const candidates = findNeighbours(word).flatMap((number) => {
      if (frequency(number) < limits.min) return [];
      const term = dictionary.term(number);
      const distance = slipsTo(word, term, limits);
      if (distance === undefined || limits.isAllowed?.(term) === false) return [];
      return { number, term, distance, frequency: frequency(number) };
    });
    return chooseCorrection(word, candidates)?.number ?? -1;
  };
}

/** Terms that look most like a word, whatever it takes to get from one to the other; best first. */
export type LikeFinder = (word: string, limit: number) => number[];

/** The share of three-letter parts that two words have in common (Dice coefficient). */
export function likeness(word: string, other: string): number {
  const own = new Set(partsOf(word));
  const parts = partsOf(other);
  return (2 * parts.filter((part) => own.has(part)).length) / (own.size + parts.length);
}

/** For words without a correction: terms ranked by their shared trigrams (Dice coefficient). */
export function openLikeFinder(data: SpellingData, dictionary: Dictionary): LikeFinder {
  const findNeighbours = openNeighbours(data, dictionary.size);
  return (word, limit) => {
    if (!correctable.test(word)) return [];
    return findNeighbours(word)
      .slice(0, maxCompared)
      .map((term) => ({ term, share: likeness(word, dictionary.term(term)) }))
      .sort((a, b) => b.share - a.share || a.term - b.term)
      .slice(0, limit)
      .map(({ term }) => term);
  };
}

/** Finds the terms that share enough parts with a word to be worth a comparison. */
function openNeighbours(data: SpellingData, size: number): (word: string) => number[] {
  const sharedParts = new Uint8Array(size);
  return (word) => {
    const parts = partsOf(word);
    const needed = partsNeeded(parts.length);
    const near: number[] = [];
    const seen: number[] = [];
    for (const part of parts) {
      const end = data.starts[part + 1];
      for (let i = data.starts[part]; i < end; i++) {
        const term = data.terms[i];
        const count = sharedParts[term] + 1;
        sharedParts[term] = count;
        if (count === 1) seen.push(term);
        if (count === needed) near.push(term);
      }
    }
    for (const term of seen) sharedParts[term] = 0;
    return near;
  };
}

/**
 * Letters to insert, remove, replace or swap with their neighbour to get from one word to the other
 * (Damerau-Levenshtein, optimal alignment); some number above `max` where it takes more than that.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) cost = Math.min(cost, before[j - 2] + 1);
      row.push(cost);
    }
    if (Math.min(...row) > max) return max + 1;
    before = above;
    above = row;
  }
  return above[b.length];
}
