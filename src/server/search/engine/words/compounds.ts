import type { Lexicon } from './lexicon.ts';

const letters = /^[a-z]{6,20}$/;
const lettersAndDigits = /^([a-z]{2,8})(\d{1,5})$|^(\d{1,5})([a-z]{2,8})$/;
const pairBase = 2 ** 26;

/** What two neighbouring terms spell together, by the pair: "head" + "set" → "headset". */
export type Compounds = ReadonlyMap<number, number>;

/** Two terms as one number; the first comes back by `firstOf`. */
export const pairOf = (first: number, second: number): number => first * pairBase + second;
const firstOf = (pair: number): number => Math.floor(pair / pairBase);

/**
 * Learns compounds from the words in use: a word that falls apart into two others is one of them
 * ("smartwatch", "powerbank", "rtx4070").
 *
 * @param isUsed by term, 1 where it is in use
 */
export function learnCompounds(
  { terms, findNumber }: Pick<Lexicon, 'terms' | 'findNumber'>,
  isUsed: Uint8Array,
): Compounds {
  const compounds = new Map<number, number>();
  const find = (term: string): number | undefined => {
    const number = findNumber(term);
    return number !== undefined && isUsed[number] === 1 ? number : undefined;
  };
  terms.forEach((term, number) => {
    if (isUsed[number] !== 1) return;
    for (const at of seams(term)) {
      const first = find(term.slice(0, at));
      const second = first === undefined ? undefined : find(term.slice(at));
      if (first !== undefined && second !== undefined) compounds.set(pairOf(first, second), number);
    }
  });
  return compounds;
}

/** By term, 1 where a pair begins with it: most terms begin none. */
export function beginsOf(pairs: Iterable<number>, terms: number): Uint8Array {
  const begins = new Uint8Array(terms);
  for (const pair of pairs) begins[firstOf(pair)] = 1;
  return begins;
}

/** Pairs that do not spell the same in both. */
export function differingPairs(a: Compounds, b: Compounds): ReadonlySet<number> {
  const differing = new Set<number>();
  for (const [pair, term] of a) if (b.get(pair) !== term) differing.add(pair);
  for (const pair of b.keys()) if (!a.has(pair)) differing.add(pair);
  return differing;
}

/** Whether two neighbours may be a compound, in use or not. */
export const mayBeCompound = (first: string, second: string): boolean =>
  seams(`${first}${second}`).includes(first.length);

/** Where a word may fall apart: between letters and digits, or leaving three letters on each side. */
export function seams(term: string): number[] {
  const mixed = lettersAndDigits.exec(term);
  if (mixed) return [(mixed[1] ?? mixed[3] ?? '').length];
  if (!letters.test(term)) return [];
  return Array.from({ length: term.length - 5 }, (_, i) => i + 3);
}
