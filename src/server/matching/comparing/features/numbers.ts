import type { Division } from '../divide-titles.ts';
import type { WordFacts } from '../word-facts.ts';
import { beginning } from './beginning.ts';
import { at } from './names.ts';

export function readNumberFeatures({ both, glued, onlyA, onlyB }: Division, x: Float64Array): void {
  let longestCode = 0;
  let numbers = 0;
  let units = 0;
  for (const words of [both, glued])
    for (const { word, isCode, hasDigit, unit } of words) {
      if (isCode && word.length > longestCode) longestCode = word.length;
      if (hasDigit) numbers++;
      if (unit !== '') units++;
    }
  const codesA = count(onlyA, isCode);
  const codesB = count(onlyB, isCode);
  const numbersA = count(onlyA, hasDigit);
  const numbersB = count(onlyB, hasDigit);
  let conflicts = 0;
  for (const { unit } of onlyA)
    if (unit !== '') for (const other of onlyB) if (other.unit === unit) conflicts++;
  x[at.longestSharedCode] = longestCode;
  x[at.codesAgainst] = Math.min(codesA, codesB);
  x[at.codesSurplus] = Math.abs(codesA - codesB);
  x[at.codeBeginnings] = codesA > 0 && codesB > 0 ? mostSimilarCodes(onlyA, onlyB) : -1;
  x[at.numbersShared] = numbers;
  x[at.numbersAgainst] = Math.min(numbersA, numbersB);
  x[at.numbersSurplus] = Math.abs(numbersA - numbersB);
  x[at.unitConflicts] = conflicts;
  x[at.unitsShared] = units;
  x[at.colours] = compareColours(both.some(isColour), onlyA.some(isColour), onlyB.some(isColour));
}

/** Digits of codes in common, however each shop writes the letters around them ("SX110ISB", "SX 110 IS"). */
export function readDigitFeatures(left: readonly string[], right: readonly string[], x: Float64Array): void {
  let shared = 0;
  let longest = 0;
  for (const digits of left)
    if (right.includes(digits)) {
      shared++;
      if (digits.length > longest) longest = digits.length;
    }
  x[at.digitsShared] = shared;
  x[at.longestDigits] = longest;
  x[at.digitsAgainst] = Math.min(left.length, right.length) - shared;
  x[at.digitsSurplus] = Math.abs(left.length - right.length);
}

const isCode = (facts: WordFacts) => facts.isCode;
const hasDigit = (facts: WordFacts) => facts.hasDigit;
const isColour = (facts: WordFacts) => facts.isColour;

function count(words: readonly WordFacts[], is: (facts: WordFacts) => boolean): number {
  let found = 0;
  for (const facts of words) if (is(facts)) found++;
  return found;
}

function mostSimilarCodes(onlyA: readonly WordFacts[], onlyB: readonly WordFacts[]): number {
  let likest = 0;
  for (const a of onlyA)
    if (a.isCode) for (const b of onlyB) if (b.isCode) likest = Math.max(likest, beginning(a.word, b.word));
  return likest;
}

/** 0: same colour, 1: none named, 2: one title names another, 3: both do. */
function compareColours(shared: boolean, onlyA: boolean, onlyB: boolean): number {
  if (onlyA && onlyB) return 3;
  if (onlyA || onlyB) return 2;
  return shared ? 0 : 1;
}
