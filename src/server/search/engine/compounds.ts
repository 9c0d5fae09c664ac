import type { Lexicon } from './lexicon.ts';

const letters = /^[a-z]{6,20}$/;
const lettersAndDigits = /^([a-z]{2,8})(\d{2,5})$|^(\d{1,5})([a-z]{2,8})$/;
const pairBase = 2 ** 26;

/** Finds the compound that two neighbouring terms spell together: "head" + "set" → "headset"; -1 where none. */
export type CompoundFinder = (first: number, second: number) => number;

/**
 * Learns compounds from the words in use: a word that falls apart into two others is one of them
 * ("smartwatch", "powerbank", "rtx4070").
 *
 * @param isUsed by term, 1 where it is in use
 */
export function learnCompounds(
  { terms, findNumber }: Pick<Lexicon, 'terms' | 'findNumber'>,
  isUsed: Uint8Array,
): CompoundFinder {
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
      if (first !== undefined && second !== undefined) compounds.set(first * pairBase + second, number);
    }
  });
  return (first, second) => compounds.get(first * pairBase + second) ?? -1;
}

/** Where a word may fall apart: between letters and digits, or leaving three letters on each side. */
function seams(term: string): number[] {
  const mixed = lettersAndDigits.exec(term);
  if (mixed) return [(mixed[1] ?? mixed[3] ?? '').length];
  if (!letters.test(term)) return [];
  return Array.from({ length: term.length - 5 }, (_, i) => i + 3);
}
