import { holds, type WordFacts } from '../word-facts.ts';
import { at } from './names.ts';

const minDetailWords = 3;

export function compareDetails(
  left: readonly WordFacts[],
  right: readonly WordFacts[],
  x: Float64Array,
): void {
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
export function shareInDetails(only: readonly WordFacts[], details: readonly WordFacts[]): number {
  if (only.length === 0 || details.length === 0) return -1;
  let shared = 0;
  let total = 0;
  for (const { word, rarity } of only) {
    total += rarity;
    if (holds(details, word)) shared += rarity;
  }
  return shared / Math.max(0.01, total);
}
