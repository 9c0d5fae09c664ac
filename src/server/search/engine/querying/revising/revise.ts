import { colourOfWord } from '../../../../language/colour-words.ts';
import { isKnownWord } from '../../../../language/known-words.ts';
import { wordLimits } from '../../fields.ts';
import { namesScreen } from '../../words/diagonals.ts';
import { otherWritings } from '../../words/other-writings.ts';
import { isWanted, splitWords } from '../../words/scan-words.ts';
import { misspeltLength } from '../reading/alternatives.ts';
import { mayBegin } from '../reading/concepts.ts';
import { isFaintTerm, shortCode } from '../reading/faint-terms.ts';
import { modelNumber } from '../reading/numbered-names.ts';
import {
  noTerm,
  type QueryVocabulary,
  type QueryWords,
  readQuery,
  saysNothing,
} from '../reading/read-query.ts';
import { asWritten, makerSounding, phraseWord, respell, respellUnfolded } from './respell.ts';

/** What is searched in place of a text some of whose words no product holds. */
export type Revision = {
  text: string;
  /** Some word is spelt another way than it was typed. */
  isRespelt: boolean;
  /** The words that they are spelt with now. */
  respelt: string[];
  /** Words that are left out, as typed. */
  missing: string[];
};

/**
 * A query without the words that no product holds: each stands as what it most likely means, its letters and digits
 * apart ("rtx4070") or a term spelt nearly so, or is left out. undefined where nothing is to be revised or nothing
 * would be left. Not respelt are words with digits (another code is another thing), words of French and English
 * (they were meant) that complete no phrase, those at the places `meant`, and any word where `mayRespell` is false. `isDoubting`: rare words that are none of a language are taken
 * for slips of frequent ones as well, else a name typed apart for one; undefined where there are none.
 */
export function reviseQuery(
  query: QueryWords,
  vocabulary: QueryVocabulary,
  {
    mayRespell,
    meant = [],
    isDoubting = false,
  }: { mayRespell: boolean; meant?: readonly number[]; isDoubting?: boolean },
): Revision | undefined {
  const doubted = isDoubting ? doubtfulTerms(query, vocabulary) : noneDoubted;
  if (isDoubting && doubted.size === 0) return withJoinedName(query, vocabulary);
  if (!isDoubting && !query.exact.includes(noTerm)) return undefined;
  const respelt: string[] = [];
  const respellPiece = (piece: string, term: string) => {
    const found =
      doubted.get(term) ??
      phraseWord(term, query, vocabulary) ??
      respellUnfolded(piece, term, vocabulary) ??
      respell(term, vocabulary);
    if (found === undefined) return piece;
    const other = asWritten(found, vocabulary);
    respelt.push(other);
    return other;
  };
  const unknown = new Set([...unknownTerms(query, vocabulary), ...doubted.keys()]);
  for (const at of meant) unknown.delete(query.words[at]?.lexeme.term ?? '');
  const spelt = mayRespell ? mapUnknown(query, unknown, respellPiece) : query.text;
  const missing: string[] = [];
  // Beside a word that is respelt another one may be known: "réfrigirateur américain".
  const respeltQuery = readQuery(spelt, vocabulary);
  const stillUnknown = unknownTerms(respeltQuery, vocabulary);
  const text = mapUnknown(respeltQuery, stillUnknown, (piece, term, next) => {
    // No model is called after a person or a colour: "manteau fille 6 ans".
    const isNumbered = isNumberOf(next) && !isFaintTerm(term);
    missing.push(isNumbered ? `${piece} ${next}` : piece);
    return isNumbered ? undefined : '';
  });
  // A year tells nothing without the name before it: "sancerre 2020".
  const isLeft = splitWords(text, wordLimits.query).some(
    (word) =>
      isWanted(word) &&
      !isNumberOf(word.lexeme.term) &&
      !year.test(word.lexeme.term) &&
      !saysNothing(word.lexeme.term),
  );
  const isRespelt = respelt.length > 0;
  return isLeft && (isRespelt || missing.length > 0) ? { text, isRespelt, respelt, missing } : undefined;
}

const year = /^(?:19|20)\d{2}$/;

/** The number of a model says nothing without the name before it that nothing holds: "iphone 15", "dyson v15" where there are none. */
const isNumberOf = (piece: string): boolean => modelNumber.test(piece) || shortCode.test(piece.toLowerCase());

/** The piece behind one, unless it is the number of an amount: "17 pouces". */
function numberBehind(pieces: readonly string[], at: number): string {
  const [next = '', unit = ''] = pieces.slice(at + 1, at + 3);
  return unit !== '' && splitWords(`${next} ${unit}`, 2).length < 2 ? '' : next;
}

/** Between the pieces of a text: a hyphen of "lave-vaisselle", but none of a code. */
const betweenPieces = /(\s+|(?<=\p{L})-(?=\p{L}))/u;

/** A query's text with other pieces where a word is unknown; undefined: without it and the next one. */
function mapUnknown(
  query: QueryWords,
  unknown: ReadonlySet<string>,
  map: (piece: string, term: string, next: string) => string | undefined,
): string {
  const parts = query.text.trim().split(betweenPieces);
  const pieces = parts.filter((_, i) => i % 2 === 0);
  let mapped = '';
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] ?? '';
    const between = mapped === '' ? '' : parts[2 * at - 1] === '-' ? '-' : ' ';
    const [word, ...others] = splitWords(piece, wordLimits.query);
    // What is left does not begin with the "de" of a word that is left out.
    if (mapped === '' && at > 0 && word && others.length === 0 && !isWanted(word)) continue;
    const isUnknown = word && others.length === 0 && unknown.has(word.lexeme.term);
    const other = isUnknown ? map(piece, word.lexeme.term, numberBehind(pieces, at)) : piece;
    if (other === undefined) at++;
    else if (other !== '') mapped += between + other;
  }
  return mapped;
}

/** Whether a word that was respelt says what the thing is: without "asiprateur", "asiprateur robot" would be any robot. */
export const isKindRespelt = (
  { respelt }: Pick<Revision, 'respelt'>,
  { words }: Pick<QueryWords, 'words'>,
  kind: readonly number[],
): boolean => {
  const terms = new Set(respelt.flatMap((word) => splitWords(word, 2).map(({ lexeme }) => lexeme.term)));
  return kind.some((at) => terms.has(words[at]?.lexeme.term ?? ''));
};

/**
 * Whether what a respelt word names is asked for even where there is nothing of it: a "trotinette électrique" is not anything
 * electric. Beside another kind it may be the name of a maker.
 */
export const holdsKind = (typed: readonly number[], spelt: readonly number[]): boolean =>
  typed.every((at) => spelt.includes(at));

/**
 * Whether a text that was spelt another way is to be searched instead: a product holds all its words, or of three and more, or
 * where the kind was respelt, none of the best results lacks those that were respelt.
 */
export const isBetterSpelt = (
  { respelt, missing, isKind }: Pick<Revision, 'respelt' | 'missing'> & { isKind: boolean },
  {
    isWhole,
    count,
    unheld,
    words,
  }: { isWhole: boolean; count: number; unheld: readonly string[]; words: number },
): boolean =>
  isWhole ||
  (count > 0 &&
    (isKind || words + missing.length > 2) &&
    !respelt.some((word) => word.split(' ').some((part) => unheld.includes(part))));

const noneDoubted: ReadonlyMap<string, string> = new Map();
/** So many times as frequent as a word of a product or two is what it may be a slip of, where that matches the query. */
const doubtRatio = 10;

/** What begins more words is none of them misspelt. */
const maxBegun = 8;

/**
 * Words of products, or beginnings of a few, that no dictionary has, each with the frequent term that it is one slip away from; and
 * words of a language that sound like the name of a maker.
 */
function doubtfulTerms(
  { words, exact }: QueryWords,
  vocabulary: QueryVocabulary,
): ReadonlyMap<string, string> {
  const { dictionary, frequency, correctToFrequent } = vocabulary;
  return new Map(
    words.flatMap(({ lexeme: { term } }, at): [string, string][] => {
      if (term.length < misspeltLength) return [];
      const number = exact[at] ?? noTerm;
      if (isKnownWord(term)) {
        const maker =
          number < 0 ? undefined : makerSounding(term, frequency(number) * doubtRatio, vocabulary);
        return maker === undefined ? [] : [[term, maker]];
      }
      const [from, to] = number < 0 ? dictionary.range(term) : [number, number + 1];
      if (from === to || to - from > maxBegun) return [];
      const uses = Array.from({ length: to - from }, (_, i) => frequency(from + i));
      const other = correctToFrequent(term, { min: Math.max(1, ...uses) * doubtRatio, distance: 1 });
      return other < 0 || (from <= other && other < to) ? [] : [[term, dictionary.term(other)]];
    }),
  );
}

const partOfName = /^\p{L}{3,}$/u;
const isColour = (piece = ''): boolean =>
  splitWords(piece, 1).some(({ lexeme: { term } }) => colourOfWord.has(term));

/** A name of no language typed apart: a "vivo book" is no book. */
function withJoinedName(
  { text }: Pick<QueryWords, 'text'>,
  { dictionary, findSenses }: QueryVocabulary,
): Revision | undefined {
  const pieces = text.trim().split(/\s+/);
  for (let at = 0; at + 1 < pieces.length; at++) {
    const pair = pieces.slice(at, at + 2);
    // What is "rose" is no Penrose.
    if (!pair.every((piece) => partOfName.test(piece)) || isColour(pair[1])) continue;
    const name = pair.join('');
    const [word] = splitWords(name, 1);
    if (!word || isKnownWord(word.lexeme.term) || dictionary.find(word.lexeme.term) < 0) continue;
    if (findSenses(splitWords(pair.join(' '), 2)).some(({ length }) => length > 1)) continue;
    return { text: pieces.toSpliced(at, 2, name).join(' '), isRespelt: true, respelt: [name], missing: [] };
  }
  return undefined;
}

/** Words that neither occur in a product nor are part of a phrase or code that does. */
function unknownTerms({ words, spans, exact }: QueryWords, vocabulary: QueryVocabulary): ReadonlySet<string> {
  const unknown = new Set<string>();
  const isScreen = namesScreen(words);
  words.forEach((word, at) => {
    const { term } = word.lexeme;
    const isKnown =
      exact[at] !== noTerm ||
      spans.some((span) => span.at <= at && at < span.at + span.length) ||
      otherWritings(word, isScreen).some((other) => vocabulary.dictionary.find(other) >= 0) ||
      beginsOrMeans(term, vocabulary);
    if (!isKnown) unknown.add(term);
  });
  return unknown;
}

function beginsOrMeans(term: string, { dictionary, findSenses }: QueryVocabulary): boolean {
  const [from, to] = dictionary.range(term);
  return (to > from && mayBegin(term)) || findSenses(splitWords(term, 1)).length > 0;
}
