import type { Listing } from './listing.ts';
import { hasDigit } from './text.ts';
import { factsOf } from './words.ts';

/** What two titles' words say about being one product. */
export type TitleEvidence = {
  /** Weight of shared words by the smaller title's weight: 0 to 1. */
  containment: number;
  /** Weight of shared words; counted no further than `enoughShared` where nothing stands against them. */
  shared: number;
  /** Weight of words that the two titles set against each other: the smaller of both leftovers. */
  against: number;
  /** Weight by which one title says more than the other. */
  surplus: number;
  /** The smaller title is the beginning of the larger one: a merchant cut it. */
  truncated: boolean;
  /** A code that names one model stands in both titles, among words that differ. */
  sharedModel: boolean;
  /** The titles name different amounts of one unit: 128 GB against 256 GB. */
  unitConflict: boolean;
  /** Each title has a code that the other lacks. */
  codeConflict: boolean;
  colourConflict: boolean;
};

/** From this weight on shared words say no more than they have said. */
export const enoughShared = 4;
/** Titles that differ by more were not cut. */
const mostAgainstBeginning = 1;
const shortestBeginning = 8;
const shortestTypo = 4;
const shortestGlued = 5;

/** Compares the words of two titles, whatever their order. */
export function compareTitles(a: Listing, b: Listing): TitleEvidence {
  if (a.title === b.title) return sameTitle(a.title.split(' '));
  const { both, onlyA, onlyB } = divide(sortedWords(a), sortedWords(b));
  const isOneSided = onlyA.length === 0 || onlyB.length === 0;
  let shared = isOneSided ? sumEnough(both) : sum(both);
  let sharedModel = both.some((word) => hasDigit(word) && factsOf(word).isModel);
  if (!isOneSided) {
    shared += takeTypos(onlyA, onlyB);
    const glued = takeGlued(onlyA, onlyB, b.title) + takeGlued(onlyB, onlyA, a.title);
    shared += glued;
    sharedModel ||= glued > 0;
  }
  const leftA = sum(onlyA);
  const leftB = sum(onlyB);
  const against = Math.min(leftA, leftB);
  return {
    containment: shared / Math.max(0.1, shared + against),
    shared,
    against,
    surplus: Math.abs(leftA - leftB),
    truncated: against <= mostAgainstBeginning && isBeginning(a, b),
    sharedModel,
    unitConflict: onlyA.some((word) => onlyB.some((other) => isOfUnit(word, factsOf(other).unit))),
    codeConflict: onlyA.some(isCode) && onlyB.some(isCode),
    colourConflict: onlyA.some(isColour) && onlyB.some(isColour),
  };
}

const isCode = (word: string) => hasDigit(word) && factsOf(word).isCode;
const isColour = (word: string) => factsOf(word).isColour;
const isOfUnit = (word: string, unit: string) => unit !== '' && factsOf(word).unit === unit;

function sameTitle(words: readonly string[]): TitleEvidence {
  return {
    containment: 1,
    shared: sumEnough(words),
    against: 0,
    surplus: 0,
    truncated: false,
    sharedModel: false,
    unitConflict: false,
    codeConflict: false,
    colourConflict: false,
  };
}

function sortedWords(listing: Listing): readonly string[] {
  listing.sorted ??= listing.title.split(' ').sort();
  return listing.sorted;
}

/** What stands in both sorted lists, and what in one only. */
function divide(left: readonly string[], right: readonly string[]) {
  const both: string[] = [];
  const onlyA: string[] = [];
  const onlyB: string[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const x = left[i];
    const y = right[j];
    if (x !== undefined && x === y) {
      both.push(x);
      i++;
      j++;
    } else if (x !== undefined && (y === undefined || x < y)) {
      onlyA.push(x);
      i++;
    } else {
      onlyB.push(y as string);
      j++;
    }
  }
  return { both, onlyA, onlyB };
}

function sum(words: readonly string[]): number {
  let total = 0;
  for (const word of words) total += factsOf(word).weight;
  return total;
}

function sumEnough(words: readonly string[]): number {
  let total = 0;
  for (const word of words) {
    total += factsOf(word).weight;
    if (total >= enoughShared) break;
  }
  return total;
}

/** Pairs words that differ by one typing error; takes them out and answers their weight. */
function takeTypos(mine: string[], theirs: string[]): number {
  let weight = 0;
  for (let i = mine.length - 1; i >= 0; i--) {
    const word = mine[i] as string;
    const twin = theirs.findIndex((other) => isTypo(word, other));
    if (twin < 0) continue;
    weight += factsOf(word).weight * 0.9;
    mine.splice(i, 1);
    theirs.splice(twin, 1);
  }
  return weight;
}

/** Takes out codes that the other title writes in pieces ("MZ V7E500"), and these pieces; answers their weight. */
function takeGlued(mine: string[], theirs: string[], theirTitle: string): number {
  let weight = 0;
  for (let i = mine.length - 1; i >= 0; i--) {
    const word = mine[i] as string;
    if (word.length < shortestGlued || !isCode(word) || !theirTitle.replaceAll(' ', '').includes(word))
      continue;
    weight += factsOf(word).weight;
    mine.splice(i, 1);
    for (let j = theirs.length - 1; j >= 0; j--) if (word.includes(theirs[j] as string)) theirs.splice(j, 1);
  }
  return weight;
}

/** Whether one title (brand and filler left out) starts with the other; the last word may be cut too. */
function isBeginning(a: Listing, b: Listing): boolean {
  const [short, long] = a.title.length < b.title.length ? [a, b] : [b, a];
  const opening = tellingWords(short);
  return opening.length >= shortestBeginning && tellingWords(long).startsWith(opening);
}

const tellingWords = ({ title, brand }: Listing) =>
  title
    .split(' ')
    .filter((word) => word !== brand && !factsOf(word).isGeneric)
    .join(' ');

/** One letter missing, added, changed, or two neighbours swapped, in words without digits of four letters or more. */
export function isTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a.length < shortestTypo || b.length < shortestTypo) return false;
  if (hasDigit(a) || hasDigit(b)) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const restA = endA - start;
  const restB = endB - start;
  if (restA <= 1 && restB <= 1) return true;
  return restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}
