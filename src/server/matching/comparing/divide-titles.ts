import type { Listing } from './listing.ts';
import { gluedOf, prepare } from './prepare.ts';
import type { Prepared } from './prepared.ts';
import type { WordFacts } from './word-facts.ts';

/** The words of two titles, whatever their order: shared ones, and what is left of each. */
export type Division = {
  both: WordFacts[];
  /** Words that the other title writes with one typing error. */
  typos: WordFacts[];
  /** Words that the other title writes in pieces ("MZ V7E500", "back pack"). */
  glued: WordFacts[];
  onlyA: WordFacts[];
  onlyB: WordFacts[];
};

const minTypoLength = 4;
const minGluedLength = 5;

export function divideTitles(a: Listing, b: Listing): Division {
  const left = prepare(a);
  const right = prepare(b);
  const division = divide(left.sorted, right.sorted);
  if (division.onlyA.length > 0 && division.onlyB.length > 0) {
    takeTypos(division);
    takeGlued(division.onlyA, division.onlyB, right, division.glued);
    takeGlued(division.onlyB, division.onlyA, left, division.glued);
  }
  return division;
}

function divide(left: readonly WordFacts[], right: readonly WordFacts[]): Division {
  const both: WordFacts[] = [];
  const onlyA: WordFacts[] = [];
  const onlyB: WordFacts[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    const x = left[i];
    const y = right[j];
    if (x.word === y.word) {
      both.push(x);
      i++;
      j++;
    } else if (x.word < y.word) {
      onlyA.push(x);
      i++;
    } else {
      onlyB.push(y);
      j++;
    }
  }
  for (; i < left.length; i++) onlyA.push(left[i]);
  for (; j < right.length; j++) onlyB.push(right[j]);
  return { both, typos: [], glued: [], onlyA, onlyB };
}

function takeTypos({ onlyA, onlyB, typos }: Division): void {
  for (let i = onlyA.length - 1; i >= 0; i--) {
    const facts = onlyA[i];
    if (facts.hasDigit || facts.word.length < minTypoLength) continue;
    const twin = findTwin(facts, onlyB);
    if (twin < 0) continue;
    typos.push(facts);
    onlyA.splice(i, 1);
    onlyB.splice(twin, 1);
  }
}

/** Where a word stands with one typing error; -1: nowhere. */
function findTwin({ word }: WordFacts, words: readonly WordFacts[]): number {
  for (let i = 0; i < words.length; i++) if (!words[i].hasDigit && isTypo(word, words[i].word)) return i;
  return -1;
}

function takeGlued(mine: WordFacts[], theirs: WordFacts[], their: Prepared, glued: WordFacts[]): void {
  for (let i = mine.length - 1; i >= 0; i--) {
    const facts = mine[i];
    if (facts.word.length < minGluedLength || !gluedOf(their).includes(facts.word)) continue;
    glued.push(facts);
    mine.splice(i, 1);
    for (let j = theirs.length - 1; j >= 0; j--) if (facts.word.includes(theirs[j].word)) theirs.splice(j, 1);
  }
}

/** One letter missing, added, changed, or two neighbours swapped, in words of four letters or more. */
function isTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a.length < minTypoLength || b.length < minTypoLength) return false;
  let start = 0;
  while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  const restA = endA - start;
  const restB = endB - start;
  if (restA <= 1 && restB <= 1) return true;
  return restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}
