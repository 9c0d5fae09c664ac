import { isKnownWord } from '../../../language/known-words.ts';
import { isMakersName } from '../../../language/makers-names.ts';
import type { Dictionary } from './dictionary.ts';
import { type Corrector, soundOf } from './spelling.ts';

/** A name that so many products hold at least is one that shoppers may mean. */
const minOfMaker = 24;
const maxSlips = 2;

/** What is heard of a word: no French "e" at its end. */
const heardIn = (term: string): string => soundOf(term).replace(/e$/, '');

/** The term of a maker's name that sounds like a word of a language: "cannon", "raser", "corsaire"; below 0: none. `min`: products that hold it. */
export function findMakerSounding(
  term: string,
  min: number,
  { dictionary, correct }: { dictionary: Dictionary; correct: Corrector },
): number {
  const isHeard = (word: string) => heardIn(word) === heardIn(term);
  const isAllowed = (word: string) =>
    isMakersName(word) ? isHeard(word) : soundOf(word) === soundOf(term) && !isKnownWord(word);
  const number = correct(term, { min: Math.max(min, minOfMaker), distance: maxSlips, isAllowed });
  return number >= 0 && dictionary.term(number) === term ? -1 : number;
}

/** Of no language it is a name sooner: so many hold it at least, and three slips are a French ending, "sandisque". */
const [minOfName, maxHeardSlips] = [5, 3];

/** The term of no language that sounds like another word of none, but for a silent "e": "steelserie"; below 0: none. */
export function findNameSounding(
  term: string,
  { dictionary, correct }: { dictionary: Dictionary; correct: Corrector },
): number {
  const sound = heardIn(term);
  const isAllowed = (word: string) => heardIn(word) === sound && !isKnownWord(word);
  const number = correct(term, { min: minOfName, distance: maxHeardSlips, isAllowed });
  return number >= 0 && dictionary.term(number) === term ? -1 : number;
}
