import type { Division } from '../divide-titles.ts';
import type { Prepared } from '../prepared.ts';
import type { WordFacts } from '../word-facts.ts';
import { at } from './names.ts';
import { compareTrigrams } from './trigrams.ts';

export function readWordFeatures(left: Prepared, right: Prepared, division: Division, x: Float64Array): void {
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

export function readOrderFeatures(
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
export function readOpening(left: readonly WordFacts[], right: readonly WordFacts[], x: Float64Array): void {
  const telling = Math.min(left.length, right.length);
  let opening = 0;
  while (opening < telling && left[opening]?.word === right[opening]?.word) opening++;
  x[at.opening] = opening;
  x[at.openingShare] = opening / Math.max(1, telling);
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
