import { isKnownWord } from '../../../language/known-words.ts';
import type { Word } from './scan-words.ts';

/**
 * Where the word stands that says what the thing is, or -1: "keyboard" in "Acme K70 gaming keyboard for PC".
 *
 * Titles differ by language and by house style, so in this order: in French the first noun ("Souris sans fil Acme",
 * "Chargeur manette"); common nouns written in lower case among capitalised names; else, as in English, the last noun before the first
 * measure, bracket, comma or "for".
 *
 * @param brand terms of the product's brand, which never is what a thing is
 * @param hasAccents whether accents tell that it is French
 */
export function headNounAt(words: readonly Word[], brand: ReadonlySet<string>, hasAccents = false): number {
  const isNoun = (word: Word) => word.lexeme.isNoun && !brand.has(word.lexeme.term);
  const use = words.findIndex(({ lexeme }, at) => at > 0 && lexeme.kind === 'link');
  const named = use < 0 ? words : words.slice(0, use);
  const first = firstNoun(words, isNoun);
  const isFrench = hasAccents || words.some(({ lexeme }) => lexeme.isFrench && !brand.has(lexeme.term));
  if (words[first]?.lexeme.beginsFrench) return first;
  if (isFrench) return firstWord(words, isNoun, first);
  if (isMostlyCapital(words)) {
    const common = lastOfFirstRun(named, (word) => isNoun(word) && !word.isCapital);
    if (common >= 0) return common;
  }
  return named.slice(0, endOfName(named)).findLastIndex(isNoun);
}

/** The first noun; behind a name of no language the one that French titles begin with: "iPhone coque", "Acme casque". */
function firstNoun(words: readonly Word[], isNoun: (word: Word) => boolean): number {
  const first = words.findIndex(isNoun);
  const [word, next] = words.slice(first, first + 2);
  const isName = next?.lexeme.beginsFrench && isNoun(next) && !isKnown(word);
  return isName ? first + 1 : first;
}

/** In a French title the first noun that is a word: "Intel Xeon processeur 3 GHz"; a name where there is none. */
function firstWord(words: readonly Word[], isNoun: (word: Word) => boolean, first: number): number {
  const known = words.findIndex((word, at) => at >= first && isNoun(word) && isKnown(word));
  return known < 0 ? first : known;
}

const isKnown = (word: Word | undefined): boolean => isKnownWord(word?.lexeme.term ?? '');

/** The name of a thing ends where its measures or brackets begin, once something has been said. */
function endOfName(words: readonly Word[]): number {
  const end = words.findIndex(
    ({ lexeme, startsClause }, at) => at > 2 && (lexeme.kind === 'measure' || startsClause),
  );
  return end < 0 ? words.length : end;
}

function isMostlyCapital(words: readonly Word[]): boolean {
  let capital = 0;
  let common = 0;
  for (const { lexeme, isCapital } of words) {
    if (isCapital) capital++;
    else if (lexeme.isNoun) common++;
  }
  return capital >= common;
}

function lastOfFirstRun(words: readonly Word[], belongs: (word: Word) => boolean): number {
  let last = words.findIndex(belongs);
  if (last < 0) return -1;
  while (last + 1 < words.length && belongs(words[last + 1])) last++;
  return last;
}
