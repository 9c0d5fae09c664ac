import { allColours, frenchColourWords } from '../../../language/colour-words.ts';
import { frenchNouns } from '../../../language/french-nouns.ts';
import { isFrenchWord } from '../../../language/french-words.ts';
import { singular } from '../../../language/singular.ts';
import { findMeasure } from './units.ts';
import { createWordTable } from './word-table.ts';

/** What a written word is to the index. Spellings that fold to one term share its number. */
export type Lexeme = {
  term: string;
  kind: 'word' | 'number' | 'measure' | 'stop' | 'link';
  /** May say what a thing is: letters only, no colour, no sales talk. */
  isNoun: boolean;
  /** Gives a French text away. */
  isFrench: boolean;
  /** The same at its beginning. */
  beginsFrench: boolean;
  /** The term's number in its lexicon; -1 outside one. */
  number: number;
};

/** Reads words in lower case and without accents. */
export type WordReader = {
  read(raw: string): Lexeme;
  /** Reads the word that is part of a text: spares cutting it out. */
  readPart(text: string, start: number, end: number): Lexeme;
};

const stopWords = new Set(
  'the a an of and or in on to into by at from le la les un une de du des et ou en au aux sur par dans vers chez'.split(
    ' ',
  ),
);
/** Words that say what a thing is for or comes with: what follows them is not the thing itself. */
const linkWords = new Set('for pour with avec without w compatible fits'.split(' '));
/** Words beside a type that never are one: colours and sales talk. Plurals folded. */
const qualifiers = new Set([
  ...allColours.flatMap(({ words }) => words).map(singular),
  ...(
    'colour color clear new neuf neuve used occasion refurbished reconditionne original officiel official ' +
    'genuine universal universel pack set lot edition version series serie pro plus max mini ultra air deluxe ' +
    'standard premium'
  ).split(' '),
]);
/** Whether a folded word is a colour or sales talk. */
export const isQualifier = (term: string): boolean => qualifiers.has(term);

const frenchWords = new Set([...'de du des et pour avec sans pouces'.split(' '), ...frenchColourWords]);
const noun = /^[^\d~]{3,}$/;
const number = /^\d+(?:\.\d+)?$/;

/** A GTIN of 14 digits is the EAN or UPC that it pads. */
const padded = /^0+(?=\d{7,}$)/;

function readLexeme(raw: string): Lexeme {
  const measure = findMeasure(raw);
  const term = measure ?? singular(raw.startsWith('0') ? raw.replace(padded, '') : raw);
  const kind = measure ? 'measure' : kindOf(raw);
  const isNoun = kind === 'word' && noun.test(term) && !isQualifier(term);
  return {
    term,
    kind,
    isNoun,
    isFrench: frenchWords.has(raw) || isFrenchWord(raw),
    beginsFrench: frenchNouns.has(term),
    number: -1,
  };
}

function kindOf(raw: string): Lexeme['kind'] {
  if (linkWords.has(raw)) return 'link';
  if (stopWords.has(raw)) return 'stop';
  return number.test(raw) ? 'number' : 'word';
}

/** Reads each word again and remembers none: for what strangers type. */
export const plainReader: WordReader = {
  read: readLexeme,
  readPart: (text, start, end) => readLexeme(text.slice(start, end)),
};

/** Function words carry no meaning of their own; "for" has done its work once the fields are told apart. */
export const isWantedLexeme = ({ kind }: Lexeme): boolean => kind !== 'stop' && kind !== 'link';

/** Every word that a corpus has met, read once, its terms numbered in the order they came. */
export type Lexicon = WordReader & {
  /** The number of a term that is folded already. */
  numberOf(term: string): number;
  /** The number of a term that the lexicon knows. */
  findNumber(term: string): number | undefined;
  readonly terms: readonly string[];
  /** Numbers of all terms in the order of the terms' characters. */
  inOrder(): readonly number[];
};

/** @param terms known from before, in the order of their numbers */
export function createLexicon(terms: string[] = []): Lexicon {
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const known = createWordTable((raw) => {
    const lexeme = readLexeme(raw);
    lexeme.number = numberOf(lexeme.term);
    return lexeme;
  });

  function numberOf(term: string): number {
    const number = numbers.get(term);
    if (number !== undefined) return number;
    numbers.set(term, terms.length);
    return terms.push(term) - 1;
  }

  let order: number[] = [];
  /** New terms are sorted in behind the known ones: runs in order cost next to nothing to sort. */
  function inOrder(): readonly number[] {
    if (order.length === terms.length) return order;
    const compare = (a: number, b: number) => (terms[a] < terms[b] ? -1 : 1);
    const added = Array.from({ length: terms.length - order.length }, (_, i) => order.length + i);
    order = [...order, ...added.sort(compare)].sort(compare);
    return order;
  }

  return {
    read: (raw) => known(raw, 0, raw.length),
    readPart: known,
    numberOf,
    findNumber: (term) => numbers.get(term),
    terms,
    inOrder,
  };
}
