import type { Division } from './divide-titles.ts';
import type { Listing } from './listing.ts';
import { prepare, tellingOf } from './prepare.ts';
import { accessoryWords, partWordsInFront, sparePartWords } from './title-vocabulary.ts';
import { isModelNumber, type WordFacts } from './word-facts.ts';

/** The evidence of two titles' words about being one product. */
export type TitleEvidence = {
  /** Weight of shared words by the smaller title's weight: 0 to 1. */
  containment: number;
  /** Weight of shared words. */
  shared: number;
  /** Weight of words that contradict each other: the smaller of both remainders. */
  against: number;
  /** Weight by which one title says more than the other. */
  surplus: number;
  /** The smaller title is the beginning of the larger one: a merchant cut it. */
  truncated: boolean;
  /** A code that names one model stands in both titles, among words that differ. */
  sharedModel: boolean;
  /** Both titles name one model number, long enough to stand for nothing else, and no other one alone. */
  sharedNumber: boolean;
  /** The titles name different amounts of one unit: 128 GB against 256 GB. */
  unitConflict: boolean;
  /** Each title has a code that the other lacks, or a letter: "Z690-E" against "Z690-F". */
  codeConflict: boolean;
  colourConflict: boolean;
};

/** Titles that differ by more were not cut. */
const maxAgainstBeginning = 1;
const minBeginningLength = 8;
/** Words that say what a thing is made for: "Battery for …", "case compatible with …". */
export const madeFor = / (?:for|compatible) /;
const partWords = new Set([...accessoryWords, ...sparePartWords]);
/** Weight of a word that the other title has with a typing error. */
const typoShare = 0.9;
/** Weight of a code where the other title has no code of its own against it: that of any word. */
const loneCode = 1;

export function compareTitles(a: Listing, b: Listing, division: Division): TitleEvidence {
  const { both, typos, glued, onlyA, onlyB } = division;
  const shared = sum(both) + typoShare * sum(typos) + sum(glued);
  const maxOfCode = holdBoth(onlyA, onlyB, isCode) ? Number.POSITIVE_INFINITY : loneCode;
  const leftA = sum(onlyA, maxOfCode);
  const leftB = sum(onlyB, maxOfCode);
  const against = Math.min(leftA, leftB);
  return {
    containment: shared / Math.max(0.1, shared + against),
    shared,
    against,
    surplus: Math.abs(leftA - leftB),
    truncated: against <= maxAgainstBeginning && a.title !== b.title && isBeginning(a, b),
    sharedModel: both.some(isModel) || glued.some(isCode),
    sharedNumber:
      (both.some(isModelNumber) || glued.some((facts) => isModelNumber(facts) && isWhole(facts, a, b))) &&
      !(onlyA.some(isModel) || onlyB.some(isModel)) &&
      !isPart(a.title) &&
      !isPart(b.title),
    unitConflict: onlyA.some(({ unit }) => unit !== '' && onlyB.some((other) => other.unit === unit)),
    codeConflict: holdBoth(onlyA, onlyB, isCode) || holdBoth(onlyA, onlyB, isLetter),
    colourConflict: holdBoth(onlyA, onlyB, isColour),
  };
}

/**
 * Whether both titles name this very code, one of them in pieces or with letters behind it ("49NU7100KXXU"); one letter more
 * or a digit make it another ("i77700K").
 */
const isWhole = ({ word }: WordFacts, a: Listing, b: Listing) =>
  [a, b].every((listing) => namesWhole(word, prepare(listing).words));

/** Whether the words name this code, in one piece or in several. */
export function namesWhole(code: string, words: readonly WordFacts[]): boolean {
  for (let first = 0; first < words.length; first++) {
    let text = '';
    for (let i = first; i < words.length && code.startsWith(text) && text.length < code.length; i++)
      text += words[i].word;
    if (text === code || (text.startsWith(code) && lettersBehind.test(text.slice(code.length)))) return true;
  }
  return false;
}

const lettersBehind = /^[a-z]{2,}$/;

/** Whether a title may name the model of another thing, which it is made for: "Joint lave-linge WAT28371FF". */
export function isPart(title: string): boolean {
  if (madeFor.test(title)) return true;
  const words = title.split(' ');
  return (
    words.some((word) => partWords.has(word)) ||
    words.slice(0, front).some((word) => partWordsInFront.has(word))
  );
}

/** Words in front of a title: a brand and what it is. */
const front = 2;

const isCode = (facts: WordFacts) => facts.isCode;
const isModel = (facts: WordFacts) => facts.isModel;
const isColour = (facts: WordFacts) => facts.isColour;
const isLetter = ({ word, isGeneric, hasDigit }: WordFacts) => word.length === 1 && !isGeneric && !hasDigit;

const holdBoth = (
  some: readonly WordFacts[],
  others: readonly WordFacts[],
  is: (facts: WordFacts) => boolean,
): boolean => some.some(is) && others.some(is);

/** `maxOfCode`: what a code counts at most. */
function sum(words: readonly WordFacts[], maxOfCode = Number.POSITIVE_INFINITY): number {
  let total = 0;
  for (const { weight, isCode } of words) total += isCode ? Math.min(maxOfCode, weight) : weight;
  return total;
}

/** Whether one title (brand and filler left out) starts with the other; the last word may be cut too. */
function isBeginning(a: Listing, b: Listing): boolean {
  const [short, long] = a.title.length < b.title.length ? [a, b] : [b, a];
  const opening = textOf(tellingOf(short));
  return opening.length >= minBeginningLength && textOf(tellingOf(long)).startsWith(opening);
}

const textOf = (words: readonly WordFacts[]) => words.map(({ word }) => word).join(' ');
