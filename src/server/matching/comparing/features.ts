import type { Division } from './divide-titles.ts';
import type { Listing } from './listing.ts';
import { sharesGtin } from './member.ts';
import { digitsOf, gluedOf, prepare, prepareDetails, tellingOf } from './prepare.ts';
import type { Prepared } from './prepared.ts';
import { holds, trigramCount, trigramsOf, type WordFacts } from './word-facts.ts';
import { meaningApart } from './word-meanings.ts';

/**
 * The features of the trees, in order. "Against" is what the smaller leftover of both titles holds, "surplus"
 * what the larger one holds more; words count by their rarity. -1: nothing can be said.
 */
export const featureNames = [
  'wordCosine',
  'wordContainment',
  'wordOverlap',
  'wordsShared',
  'wordsAgainst',
  'wordsSurplus',
  'rarestAgainst',
  'rarestLeft',
  'rarestShared',
  'longestSharedCode',
  'codesAgainst',
  'codesSurplus',
  'codeBeginnings',
  'numbersShared',
  'numbersAgainst',
  'numbersSurplus',
  'digitsShared',
  'longestDigits',
  'digitsAgainst',
  'digitsSurplus',
  'unitConflicts',
  'unitsShared',
  'colours',
  'shortestTitle',
  'maxTitleLength',
  'opening',
  'openingShare',
  'neighbours',
  'trigrams',
  'namesAgainst',
  'namesSurplus',
  'oneTitleWithinOther',
  'meaningApart',
  'brands',
  'parts',
  'partBeginnings',
  'price',
  'details',
  'detailNumbers',
  'leftoverInDetails',
  'otherGtin',
] as const;

export type FeatureName = (typeof featureNames)[number];

/** Where a feature stands among the others. */
const at = Object.fromEntries(featureNames.map((name, index) => [name, index])) as Record<
  FeatureName,
  number
>;

/** Prices further apart than this power of two are mistakes. */
const maxPriceDistance = 4;
const minDetailWords = 3;

/** Writes the features of two listings into `x` (one number for each name); which listing is first does not matter. */
export function readFeatures(a: Listing, b: Listing, division: Division, x: Float64Array): void {
  const left = prepare(a);
  const right = prepare(b);
  readWordFeatures(left, right, division, x);
  readNumberFeatures(division, x);
  readDigitFeatures(digitsOf(left), digitsOf(right), x);
  readOrderFeatures(left, right, division, x);
  readOpening(tellingOf(a), tellingOf(b), x);
  const { onlyA, onlyB } = division;
  x[at.meaningApart] = meaningApart(onlyA, onlyB);
  x[at.brands] = compareBrands(a.brand, b.brand, left, right);
  x[at.parts] = compareParts(left, right);
  x[at.partBeginnings] = Math.max(
    longestBeginning(left.parts, right, onlyB),
    longestBeginning(right.parts, left, onlyA),
  );
  x[at.price] = comparePrices(a.priceCents, b.priceCents);
  const leftDetails = prepareDetails(a);
  const rightDetails = prepareDetails(b);
  compareDetails(leftDetails, rightDetails, x);
  x[at.leftoverInDetails] = Math.max(shareInDetails(onlyA, rightDetails), shareInDetails(onlyB, leftDetails));
  x[at.otherGtin] = a.gtins.length > 0 && b.gtins.length > 0 && !sharesGtin(a, b) ? 1 : 0;
}

function readWordFeatures(left: Prepared, right: Prepared, division: Division, x: Float64Array): void {
  const { both, typos, glued, onlyA, onlyB } = division;
  let shared = 0;
  let squares = 0;
  let rarest = 0;
  for (const words of [both, glued, typos]) {
    const share = words === typos ? 0.9 : 1;
    for (const { rarity } of words) {
      shared += rarity * share;
      squares += rarity * rarity * share;
      if (rarity > rarest) rarest = rarity;
    }
  }
  const leftA = sumRarity(onlyA);
  const leftB = sumRarity(onlyB);
  const rarestA = rarestOf(onlyA);
  const rarestB = rarestOf(onlyB);
  x[at.wordCosine] = squares / Math.sqrt(Math.max(0.01, left.squares * right.squares));
  x[at.wordContainment] = shared / Math.max(0.1, Math.min(left.rarity, right.rarity));
  x[at.wordOverlap] = shared / Math.max(0.1, left.rarity + right.rarity - shared);
  x[at.wordsShared] = shared;
  x[at.wordsAgainst] = Math.min(leftA, leftB);
  x[at.wordsSurplus] = Math.abs(leftA - leftB);
  x[at.rarestAgainst] = Math.min(rarestA, rarestB);
  x[at.rarestLeft] = Math.max(rarestA, rarestB);
  x[at.rarestShared] = rarest;
}

function readNumberFeatures({ both, glued, onlyA, onlyB }: Division, x: Float64Array): void {
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
function readDigitFeatures(left: readonly string[], right: readonly string[], x: Float64Array): void {
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

function readOrderFeatures(
  left: Prepared,
  right: Prepared,
  { onlyA, onlyB }: Division,
  x: Float64Array,
): void {
  const shortest = Math.min(left.words.length, right.words.length);
  const namesA = sumNames(onlyA);
  const namesB = sumNames(onlyB);
  x[at.shortestTitle] = shortest;
  x[at.maxTitleLength] = Math.max(left.words.length, right.words.length);
  x[at.neighbours] = countNeighbours(left, right) / Math.max(1, shortest - 1);
  x[at.trigrams] = compareTrigrams(onlyA, onlyB);
  x[at.namesAgainst] = Math.min(namesA, namesB);
  x[at.namesSurplus] = Math.abs(namesA - namesB);
  x[at.oneTitleWithinOther] = onlyA.length === 0 || onlyB.length === 0 ? 1 : 0;
}

/** How many telling words both titles begin with. */
function readOpening(left: readonly WordFacts[], right: readonly WordFacts[], x: Float64Array): void {
  const telling = Math.min(left.length, right.length);
  let opening = 0;
  while (opening < telling && left[opening]?.word === right[opening]?.word) opening++;
  x[at.opening] = opening;
  x[at.openingShare] = opening / Math.max(1, telling);
}

const isCode = (facts: WordFacts) => facts.isCode;
const hasDigit = (facts: WordFacts) => facts.hasDigit;
const isColour = (facts: WordFacts) => facts.isColour;

function count(words: readonly WordFacts[], is: (facts: WordFacts) => boolean): number {
  let found = 0;
  for (const facts of words) if (is(facts)) found++;
  return found;
}

function sumRarity(words: readonly WordFacts[]): number {
  let total = 0;
  for (const { rarity } of words) total += rarity;
  return total;
}

/** The same of words without digits. */
function sumNames(words: readonly WordFacts[]): number {
  let total = 0;
  for (const facts of words) if (!facts.hasDigit) total += facts.rarity;
  return total;
}

function rarestOf(words: readonly WordFacts[]): number {
  let rarest = 0;
  for (const { rarity } of words) if (rarity > rarest) rarest = rarity;
  return rarest;
}

/** How long two words begin alike, by the longer one. */
function beginning(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let same = 0;
  while (same < length && a[same] === b[same]) same++;
  return same / Math.max(1, a.length, b.length);
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

/** Words that stand next to each other in both titles. */
function countNeighbours(left: Prepared, right: Prepared): number {
  const isLeft = left.words.length <= right.words.length;
  const one = isLeft ? left.words : right.words;
  const other = isLeft ? right.words : left.words;
  let found = 0;
  for (let i = 1; i < one.length; i++) if (areNeighbours(other, one[i - 1].word, one[i].word)) found++;
  return found;
}

function areNeighbours(words: readonly WordFacts[], first: string, second: string): boolean {
  for (let i = 1; i < words.length; i++)
    if (words[i].word === second && words[i - 1].word === first) return true;
  return false;
}

const marked = new Uint32Array(trigramCount);
let mark = 0;

/** Share of equal letter groups in what is left of the titles: foreign forms of one word have many. */
function compareTrigrams(onlyA: readonly WordFacts[], onlyB: readonly WordFacts[]): number {
  mark = mark > 4_000_000_000 ? 1 : mark + 2;
  if (mark === 1) marked.fill(0);
  let inA = 0;
  let inB = 0;
  let shared = 0;
  for (const facts of onlyA)
    for (const trigram of trigramsOf(facts)) {
      if (marked[trigram] !== mark) inA++;
      marked[trigram] = mark;
    }
  for (const facts of onlyB)
    for (const trigram of trigramsOf(facts)) {
      if (marked[trigram] === mark) {
        shared++;
        inB++;
        marked[trigram] = mark + 1;
      } else if (marked[trigram] !== mark + 1) inB++;
    }
  return inA === 0 || inB === 0 ? -1 : (2 * shared) / (inA + inB);
}

/** 3: same, 2: one stands in the other or in its title, 1: none named, 0.5: one names one, 0: others. */
function compareBrands(a: string, b: string, left: Prepared, right: Prepared): number {
  if (a === '' && b === '') return 1;
  if (a === b) return 3;
  if (a === '') return gluedOf(left).includes(b) ? 2 : 0.5;
  if (b === '') return gluedOf(right).includes(a) ? 2 : 0.5;
  const isWithin =
    a.startsWith(b) || b.startsWith(a) || gluedOf(right).includes(a) || gluedOf(left).includes(b);
  return isWithin ? 2 : 0;
}

/** 4: same, 3: one stands in the other's title, 0: none named, -1: one names one, -2: others. */
function compareParts(left: Prepared, right: Prepared): number {
  if (left.parts.some((part) => right.parts.includes(part))) return 4;
  if (left.parts.some((part) => gluedOf(right).includes(part))) return 3;
  if (right.parts.some((part) => gluedOf(left).includes(part))) return 3;
  if (left.parts.length > 0 && right.parts.length > 0) return -2;
  return left.parts.length > 0 || right.parts.length > 0 ? -1 : 0;
}

function longestBeginning(parts: readonly string[], other: Prepared, left: readonly WordFacts[]): number {
  let longest = 0;
  for (const part of parts) {
    for (const theirs of other.parts) longest = Math.max(longest, beginning(part, theirs));
    for (const facts of left) if (facts.isCode) longest = Math.max(longest, beginning(part, facts.word));
  }
  return longest;
}

/** How far apart, as a power of two; -1 where a price is missing (one cent or none). */
function comparePrices(a: number, b: number): number {
  if (a <= 1 || b <= 1) return -1;
  return Math.min(maxPriceDistance, Math.abs(Math.log2(a / b)));
}

function compareDetails(left: readonly WordFacts[], right: readonly WordFacts[], x: Float64Array): void {
  x[at.details] = -1;
  x[at.detailNumbers] = -1;
  const length = Math.min(left.length, right.length);
  if (length < minDetailWords) return;
  let shared = 0;
  let total = 0;
  let numbersA = 0;
  let numbersB = 0;
  for (let i = 0; i < length; i++) {
    const a = left[i];
    const b = right[i];
    total += a.rarity + b.rarity;
    if (a.word === b.word || holds(right, a.word)) shared += a.rarity;
    else if (a.hasDigit) numbersA++;
    if (a.word === b.word || holds(left, b.word)) shared += b.rarity;
    else if (b.hasDigit) numbersB++;
  }
  x[at.details] = shared / Math.max(0.01, total);
  x[at.detailNumbers] = Math.min(numbersA, numbersB);
}

/** Share of one title's leftover that stands in the other's description; -1: no leftover or no description. */
function shareInDetails(only: readonly WordFacts[], details: readonly WordFacts[]): number {
  if (only.length === 0 || details.length === 0) return -1;
  let shared = 0;
  let total = 0;
  for (const { word, rarity } of only) {
    total += rarity;
    if (holds(details, word)) shared += rarity;
  }
  return shared / Math.max(0.01, total);
}
