import { colourOfWord } from '../../../../language/colour-words.ts';
import { splitWords } from '../../words/scan-words.ts';

const bareNumber = /^\d{1,4}[a-z]?$/;
const size = /^\d?x{1,3}[ls]$/;
const age = /^\d{1,2}ans$/;
/** Behind a name it tells one of many: "thinkpad x1", "galaxy s21", "hdmi 2.1". */
export const shortCode = /^(?:[a-z]\d{1,2}|\d{1,2}\.\d{1,2})$/;
/** For whom a thing is, folded. */
const persons: ReadonlySet<string> = new Set(
  [
    'homme femme mixte enfant garçon fille ado adulte',
    'men man women woman lady unisex kids child children boy girl teen adult',
  ].flatMap((names) => splitWords(names, 30).map(({ lexeme }) => lexeme.term)),
);

/** Between what is compared. */
export const comparing: ReadonlySet<string> = new Set(['vs', 'versus']);

/** Whether a word says for whom a thing is. */
export const isPerson = (term: string): boolean => persons.has(term);

/** A number, a letter, a size, an age, a colour, a person or what stands between two things names no kind of thing. */
export const isFaintTerm = (term: string): boolean =>
  bareNumber.test(term) ||
  size.test(term) ||
  age.test(term) ||
  term.length === 1 ||
  colourOfWord.has(term) ||
  persons.has(term) ||
  comparing.has(term);
