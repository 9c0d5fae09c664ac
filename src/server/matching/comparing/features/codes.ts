import { gluedOf } from '../prepare.ts';
import type { Prepared } from '../prepared.ts';
import type { WordFacts } from '../word-facts.ts';
import { beginning } from './beginning.ts';

/** 3: the same brand, 2: one is part of the other or of its title, 1: neither states one, 0.5: only one does, 0: different ones. */
export function compareBrands(a: string, b: string, left: Prepared, right: Prepared): number {
  if (a === '' && b === '') return 1;
  if (a === b) return 3;
  if (a === '') return gluedOf(left).includes(b) ? 2 : 0.5;
  if (b === '') return gluedOf(right).includes(a) ? 2 : 0.5;
  const isWithin =
    a.startsWith(b) || b.startsWith(a) || gluedOf(right).includes(a) || gluedOf(left).includes(b);
  return isWithin ? 2 : 0;
}

/** 4: the same part number, 3: one stands in the other's title, 0: neither states one, -1: only one does, -2: different ones. */
export function compareParts(left: Prepared, right: Prepared): number {
  if (left.parts.some((part) => right.parts.includes(part))) return 4;
  if (left.parts.some((part) => gluedOf(right).includes(part))) return 3;
  if (right.parts.some((part) => gluedOf(left).includes(part))) return 3;
  if (left.parts.length > 0 && right.parts.length > 0) return -2;
  return left.parts.length > 0 || right.parts.length > 0 ? -1 : 0;
}

export function longestBeginning(
  parts: readonly string[],
  other: Prepared,
  left: readonly WordFacts[],
): number {
  let longest = 0;
  for (const part of parts) {
    for (const theirs of other.parts) longest = Math.max(longest, beginning(part, theirs));
    for (const facts of left) if (facts.isCode) longest = Math.max(longest, beginning(part, facts.word));
  }
  return longest;
}
