import { isKnownWord } from '../../../language/known-words.ts';
import { isMakersName } from '../../../language/makers-names.ts';
import type { Dictionary } from './dictionary.ts';
import { type Corrector, soundOf } from './spelling.ts';

/** A name that so many products hold at least is one that shoppers may mean. */
const minOfMaker = 24;
const maxSlips = 2;

/** The term of a maker's name that sounds like a word of a language: "cannon", "raser"; below 0: none. `min`: products that hold it. */
export function findMakerSounding(
  term: string,
  min: number,
  { dictionary, correct }: { dictionary: Dictionary; correct: Corrector },
): number {
  const sound = soundOf(term);
  const isAllowed = (word: string) => soundOf(word) === sound && (isMakersName(word) || !isKnownWord(word));
  const number = correct(term, { min: Math.max(min, minOfMaker), distance: maxSlips, isAllowed });
  return number >= 0 && dictionary.term(number) === term ? -1 : number;
}
