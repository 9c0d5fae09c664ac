import type { Language } from '../../../../../contract/language.ts';
import { isKnownWord } from '../../../../language/known-words.ts';
import { isMakersName } from '../../../../language/makers-names.ts';
import { isWanted, splitWords } from '../../words/scan-words.ts';

/** Between the two things of a text that compares them, where nobody types it: their words are read in pairs. */
const between = '\u2016';

/** "iphone 15 vs iphone 16", "redmi 13c ou galaxy a05". */
const comparing = /\s(?:(vs\.?|versus)|ou|or)\s/giu;
/** On a French page "or" is gold: "montre casio or 18 carats". */
const comparingInFrench = /\s(?:(vs\.?|versus)|ou)\s/giu;
const maxWords = 4;

/** A model, a maker or a line of its models. */
const isOfNames = (text: string): boolean =>
  splitWords(text, maxWords).some(
    ({ lexeme: { term } }) => /\d/.test(term) || isMakersName(term) || !isKnownWord(term),
  );

const wordsOf = (text: string): string[] =>
  text.split(/\s+/).filter((word) => splitWords(word, maxWords).some(isWanted));

/**
 * A text that compares two things, marked as such, each with as many words: what one lacks the other one says for both, "iphone 15 vs 16",
 * "s23 vs s24 ultra". undefined: it compares nothing. "Or" between names only: "croquettes chien ou chat" asks for food of either.
 */
export function asCompared(text: string, language?: Language): string | undefined {
  const [found, another] = [...text.matchAll(language === 'fr' ? comparingInFrench : comparing)];
  if (!found || another) return undefined;
  const [one, other] = [
    wordsOf(text.slice(0, found.index)),
    wordsOf(text.slice(found.index + found[0].length)),
  ];
  const most = Math.max(one.length, other.length);
  if (one.length === 0 || other.length === 0 || most > maxWords) return undefined;
  const pair = [
    [...one, ...other.slice(one.length)],
    [...one.slice(0, Math.max(0, one.length - other.length)), ...other],
  ].map((words) => words.join(' '));
  return found[1] !== undefined || pair.every(isOfNames) ? pair.join(between) : undefined;
}

/** The same of a text or of its respelling, which comes first: "rtx4070 vs rtx 4080" has pairs once it is "rtx 4070 vs rtx 4080". */
export function findCompared<R extends { text: string; isRespelt: boolean }>(
  text: string,
  revision: R | undefined,
  language: Language | undefined,
): { compared: string; revision?: R } | undefined {
  const respelt = revision?.isRespelt ? asCompared(revision.text, language) : undefined;
  if (revision && respelt !== undefined) return { compared: respelt, revision };
  const compared = asCompared(text, language);
  return compared === undefined ? undefined : { compared };
}

/** The two things of a text that was marked so. */
export function comparedThings(text: string): [string, string] | undefined {
  const [one, other] = text.split(between, 2);
  return one && other ? [one, other] : undefined;
}
