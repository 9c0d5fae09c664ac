import { isCode, isModel, type Listing } from './listing.ts';
import { hasDigit, isNumber } from './text.ts';
import { colourWords, genericWords } from './vocabulary.ts';

/** What two listings say about being one product; each field is 0 where nothing can be said. */
export type Evidence = {
  sharedGtin: boolean;
  /** Both state GTINs, none in common. */
  otherGtin: boolean;
  brand: 'same' | 'other' | 'unknown';
  mpn: 'same' | 'other' | 'unknown';
  model: 'same' | 'other' | 'unknown';
  /** Weight of shared title words by the smaller title's weight: 0 to 1. */
  containment: number;
  /** Weight of shared telling words. */
  shared: number;
  /** Weight of telling words that the two titles set against each other: the smaller of both leftovers. */
  against: number;
  /** Weight by which one title says more than the other. */
  surplus: number;
  /** The smaller title is the beginning of the larger one: a merchant cut it. */
  truncated: boolean;
  /** A model-like code of four or more characters stands in both titles. */
  sharedCode: boolean;
  /** A code that names one model stands in both titles. */
  sharedModel: boolean;
  /** The titles name different amounts of one unit: 128 GB against 256 GB. */
  unitConflict: boolean;
  /** Each title has a code that the other lacks. */
  codeConflict: boolean;
  /** Each title has a number or quantity that the other lacks. */
  numberConflict: boolean;
  colourConflict: boolean;
  /** Share of equal words in both descriptions' beginnings; -1: one has none. */
  details: number;
  /** Numbers in both descriptions' beginnings that the other lacks. */
  detailNumbers: number;
  /** Dearer by cheaper, 1 or more. */
  priceRatio: number;
  sameCondition: boolean;
};

const fewestDetailWords = 3;
const shortestDetails = 12;
const shortestBeginning = 8;

/** Compares two listings field by field. */
export function compare(a: Listing, b: Listing): Evidence {
  const words = compareWords(a, b);
  return {
    sharedGtin: a.gtins.some((gtin) => b.gtins.includes(gtin)),
    otherGtin: a.gtins.length > 0 && b.gtins.length > 0 && !a.gtins.some((gtin) => b.gtins.includes(gtin)),
    brand: agreement(a.brand, b.brand),
    mpn: agreement(a.mpn, b.mpn),
    model: agreement(a.model, b.model),
    ...words,
    ...compareDetails(a.details, b.details),
    priceRatio: Math.max(a.priceCents, b.priceCents) / Math.max(1, Math.min(a.priceCents, b.priceCents)),
    sameCondition: a.isNew === b.isNew,
  };
}

const agreement = (a: string, b: string) => (a === '' || b === '' ? 'unknown' : a === b ? 'same' : 'other');

/** How much a word tells: codes most, filler least. */
export function weightOf(word: string): number {
  if (genericWords.has(word)) return 0.1;
  if (isCode(word)) return word.length >= 6 ? 4 : 3;
  if (hasDigit(word)) return 1;
  return word.length <= 2 ? 0.5 : 1;
}

function compareWords(a: Listing, b: Listing) {
  if (a.title === b.title) return sameWords(a.sorted);
  const onlyA: string[] = [];
  const onlyB: string[] = [];
  let shared = 0;
  let sharedCode = false;
  let sharedModel = false;
  const left = a.sorted;
  const right = b.sorted;
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const x = left[i];
    const y = right[j];
    if (x === y && x !== undefined) {
      shared += weightOf(x);
      if (isCode(x)) sharedCode = true;
      if (isModel(x)) sharedModel = true;
      i++;
      j++;
    } else if (y === undefined || (x !== undefined && x < y)) {
      onlyA.push(x as string);
      i++;
    } else {
      onlyB.push(y);
      j++;
    }
  }
  const glued = matchLeftovers(a, b, onlyA, onlyB);
  shared += glued.weight;
  const leftA = sum(onlyA);
  const leftB = sum(onlyB);
  return {
    containment: shared / Math.max(0.1, shared + Math.min(leftA, leftB)),
    shared,
    against: Math.min(leftA, leftB),
    surplus: Math.abs(leftA - leftB),
    truncated: isBeginning(withoutWords(a.title, a.brand), withoutWords(b.title, b.brand)),
    sharedCode: sharedCode || glued.code,
    sharedModel: sharedModel || glued.code,
    unitConflict: onlyA.some((word) => onlyB.some((other) => isSameUnit(word, other))),
    codeConflict: onlyA.some(isCode) && onlyB.some(isCode),
    numberConflict: onlyA.some(isQuantity) && onlyB.some(isQuantity),
    colourConflict:
      onlyA.some((word) => colourWords.has(word)) && onlyB.some((word) => colourWords.has(word)),
  };
}

function sameWords(words: readonly string[]) {
  return {
    containment: 1,
    shared: sum(words),
    against: 0,
    surplus: 0,
    truncated: false,
    sharedCode: words.some(isCode),
    sharedModel: words.some(isModel),
    unitConflict: false,
    codeConflict: false,
    numberConflict: false,
    colourConflict: false,
  };
}

/** Whether one title (brand and filler left out) starts with the other; the last word may be cut too. */
function isBeginning(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= shortestBeginning && long.startsWith(short);
}

const withoutWords = (title: string, brand: string) =>
  title
    .split(' ')
    .filter((word) => word !== brand && !genericWords.has(word))
    .join(' ');

/** Pairs what is left: a code written in pieces on the other side ("MZ V7E500"), a word with one typing error. */
function matchLeftovers(a: Listing, b: Listing, onlyA: string[], onlyB: string[]) {
  let weight = 0;
  let code = false;
  if (onlyA.length > 0 && onlyB.length > 0) {
    for (let i = onlyA.length - 1; i >= 0; i--) {
      const word = onlyA[i] as string;
      if (word.length < 4) continue;
      const twin = onlyB.findIndex((other) => isTypo(word, other));
      if (twin < 0) continue;
      weight += weightOf(word) * 0.9;
      onlyA.splice(i, 1);
      onlyB.splice(twin, 1);
    }
    const found =
      takeGlued(onlyA, onlyB, b.title.replaceAll(' ', '')) +
      takeGlued(onlyB, onlyA, a.title.replaceAll(' ', ''));
    weight += found;
    code = found > 0;
  }
  return { weight, code };
}

/** Removes codes that stand on the other side in pieces, and these pieces; returns their weight. */
function takeGlued(mine: string[], theirs: string[], joined: string): number {
  let weight = 0;
  for (let i = mine.length - 1; i >= 0; i--) {
    const word = mine[i] as string;
    if (word.length < 5 || !isCode(word) || !joined.includes(word)) continue;
    weight += weightOf(word);
    mine.splice(i, 1);
    for (let j = theirs.length - 1; j >= 0; j--) if (word.includes(theirs[j] as string)) theirs.splice(j, 1);
  }
  return weight;
}

/** One letter missing, added, changed, or two neighbours swapped, in words without digits of four letters or more. */
export function isTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a.length < 4 || b.length < 4 || hasDigit(a) || hasDigit(b))
    return false;
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

const amount = /^\d+(?:\.\d+)?([a-z]+)$/;

function isSameUnit(a: string, b: string): boolean {
  const unit = amount.exec(a)?.[1];
  return unit !== undefined && unit === amount.exec(b)?.[1];
}

const isQuantity = (word: string) => isNumber(word) || (hasDigit(word) && !isCode(word));

function sum(words: readonly string[]): number {
  let total = 0;
  for (const word of words) total += weightOf(word);
  return total;
}

function compareDetails(a: string, b: string) {
  if (a === b) return { details: a.length < shortestDetails ? -1 : 1, detailNumbers: 0 };
  const left = a.split(' ');
  const right = b.split(' ');
  const length = Math.min(left.length, right.length);
  if (length < fewestDetailWords) return { details: -1, detailNumbers: 0 };
  let same = 0;
  let numbersA = 0;
  let numbersB = 0;
  for (let i = 0; i < length; i++) {
    const x = left[i] as string;
    const y = right[i] as string;
    if (x === y) {
      same++;
      continue;
    }
    if (right.includes(x)) same++;
    else if (hasDigit(x)) numbersA++;
    if (hasDigit(y) && !left.includes(y)) numbersB++;
  }
  return { details: same / length, detailNumbers: Math.min(numbersA, numbersB) };
}
