import { isKnownWord } from '../../../../language/known-words.ts';
import { findMakerSounding } from '../../words/maker-sounding.ts';
import { otherWritings } from '../../words/other-writings.ts';
import { misspeltRatio } from '../../words/spelling.ts';
import { isAbsence, type QueryVocabulary, type QueryWords, type Span, senseWeight } from './read-query.ts';

/**
 * A term that matches a word of the query; `shift`: position of the word within the term's phrase; `isMainOnly`: what descriptions
 * say is not counted.
 */
export type Alternative = { term: number; weight: number; shift: number; isMainOnly: boolean };

/** What a word weighs itself that means a thing where it is asked for, alone or as the kind: products that say "micro" are seldom microphones. */
export const unsaidWeight = 0.4;
/** A word without a term of its own stands for the terms that it begins, at most so many. */
const prefixTerms = 32;
/** Two letters may begin a tenth of all terms: what is not looked at costs nothing. */
const termsCompared = 2 ** 16;
/** Shorter words are too like others to be taken for slips of them. */
export const misspeltLength = 5;

export const alternativeOf = (term: number, weight: number, shift = 0): Alternative => ({
  term,
  weight,
  shift,
  isMainOnly: false,
});

/** In their order, unless there are more than so many. */
export const weightiest = (all: Alternative[], max: number): Alternative[] =>
  all.length <= max ? all : all.toSorted((a, b) => b.weight - a.weight).slice(0, max);

/** Whether a sense or span is of the word at this place alone. */
export const isOfWord =
  (place: number) =>
  ({ at, length }: Pick<Span, 'at' | 'length'>): boolean =>
    at === place && length === 1;

const bareInches = /^\d{2}$/;
const bareAmount = /^\d+(?:\.\d+)?$/;

/** The terms of a word that is complete: its own, those of phrases and senses, other writings, and what it may be a slip of. */
export function meaningsOf(
  { words, spans, exact }: QueryWords,
  at: number,
  vocabulary: QueryVocabulary,
  { isUnsaid, isScreen }: { isUnsaid: boolean; isScreen: boolean },
): Alternative[] {
  const word = words[at];
  const { term } = word.lexeme;
  const own = exact[at];
  const found: Alternative[] = [];
  const isDoubted = isUnsaid && words.length === 1 && spans.some(isOfWord(at));
  // "Écran 27" means inches before the end of a code.
  const isInches = isScreen && bareInches.test(term);
  // Of "sans parfum" neither word says it alone: another thing is "sans paraben", or has a "parfum".
  const isOfAbsence = spans.some(
    ({ at: from, length }) => from <= at && at < from + length && isAbsence(words, from, length),
  );
  if (own >= 0 && !isOfAbsence)
    found.push(alternativeOf(own, isDoubted ? unsaidWeight : isInches ? senseWeight : 1));
  for (const span of spans) {
    if (span.at <= at && at < span.at + span.length)
      found.push(alternativeOf(span.number, span.weight, at - span.at));
  }
  for (const other of otherWritings(word, isScreen)) {
    const number = vocabulary.dictionary.find(other);
    // "10 pouces" is no battery of 10 hours.
    const isMainOnly = bareAmount.test(other);
    const weight = isInches && other === `${term}in` ? 1 : senseWeight;
    if (number >= 0) found.push({ ...alternativeOf(number, weight), isMainOnly });
  }
  if (own >= 0) found.push(...farMoreFrequent(term, own, vocabulary));
  return found;
}

/** The most frequent of the terms that a word begins. */
export function startingWith(
  prefix: string,
  weight: number,
  { dictionary, frequency }: Pick<QueryVocabulary, 'dictionary' | 'frequency'>,
): Alternative[] {
  const [from, to] = dictionary.range(prefix);
  const end = Math.min(to, from + termsCompared);
  const moreFrequent = (a: number, b: number) => frequency(b) - frequency(a) || a - b;
  const held: number[] = [];
  let min = 0;
  for (let term = from; term < end; term++) {
    if (frequency(term) <= min) continue;
    held.push(term);
    if (held.length < 2 * prefixTerms) continue;
    held.sort(moreFrequent).length = prefixTerms;
    min = frequency(held[prefixTerms - 1]);
  }
  return held
    .sort(moreFrequent)
    .slice(0, prefixTerms)
    .map((term) => alternativeOf(term, weight));
}

/**
 * Merchants misspell as well: a rare word, one slip from one that is a hundred times as frequent, is looked for as
 * both; one of a language where it sounds like a maker's name.
 */
function farMoreFrequent(word: string, exact: number, vocabulary: QueryVocabulary): Alternative[] {
  const min = vocabulary.frequency(exact) * misspeltRatio;
  if (min > vocabulary.listed || word.length < misspeltLength) return [];
  const term = isKnownWord(word)
    ? findMakerSounding(word, min, vocabulary)
    : vocabulary.correctToFrequent(word, { min, distance: 1 });
  return term < 0 ? [] : [alternativeOf(term, senseWeight)];
}
