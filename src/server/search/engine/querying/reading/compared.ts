import type { Language } from '../../../../../contract/language.ts';
import { isKnownWord } from '../../../../language/known-words.ts';
import { isMakersName } from '../../../../language/makers-names.ts';
import { isWanted, splitWords } from '../../words/scan-words.ts';

/** Between the things of a text that compares them, where nobody types it: their words are read side by side. */
const between = '\u2016';

/** "iphone 15 vs iphone 16", "redmi 13c ou galaxy a05". */
const comparing = /\s(?:(?:vs\.?|versus)|ou|or)\s/giu;
/** On a French page "or" is gold: "montre casio or 18 carats". */
const comparingInFrench = /\s(?:(?:vs\.?|versus)|ou)\s/giu;
const versus = /^\sv/iu;
const maxWords = 4;
const maxThings = 4;

const hasFigure = (word: string): boolean => /\d/.test(word);
const isTerm = (word: string, isMeant: (term: string) => boolean): boolean =>
  splitWords(word, maxWords).some(({ lexeme: { term } }) => isMeant(term));

/** A maker or a line of its models. */
const isName = (word: string): boolean => isTerm(word, (term) => isMakersName(term) || !isKnownWord(term));

/** "TV", "PC", "SSD". */
const isShortKind = (word: string): boolean => /^(?!hp|lg)\p{L}{2,3}$/iu.test(word);

/** A model, a maker or a line of its models. */
const isOfNames = (words: readonly string[]): boolean =>
  words.some((word) => hasFigure(word) || isName(word));

const wordsOf = (text: string): string[] =>
  text.split(/\s+/).filter((word) => splitWords(word, maxWords).some(isWanted));

/** The parts of a text between what is compared, and whether "vs" stands between any. */
function partsOf(text: string, language?: Language): { parts: string[][]; isVersus: boolean } {
  const found = [...text.matchAll(language === 'fr' ? comparingInFrench : comparing)].slice(0, maxThings);
  if (found.length === 0) return { parts: [], isVersus: false };
  const starts = [0, ...found.map(({ index, 0: said }) => index + said.length)];
  const parts = starts.map((start, i) => wordsOf(text.slice(start, found[i]?.index ?? text.length)));
  return { parts, isVersus: found.some(({ 0: said }) => versus.test(said)) };
}

/**
 * What the words next to each other may be instead of each other, all else being said of all: "batterie 6 ou 9 cellules", "tv lg ou
 * samsung 55 pouces". Figures are; so are makers behind a kind of thing.
 */
function asAlternatives(parts: readonly string[][]): string[][] | undefined {
  const [first = [], last = []] = [parts[0], parts.at(-1)];
  const [before, after] = [first.slice(0, -1), last.slice(1)];
  const choice = [...first.slice(-1), ...parts.slice(1, -1).flat(), ...last.slice(0, 1)];
  if (choice.length !== parts.length) return undefined;
  const areMakers =
    !isOfNames(before.filter((word) => !isShortKind(word))) &&
    choice.every((word) => !hasFigure(word) && isName(word));
  return choice.every(hasFigure) || areMakers ? choice.map((word) => [...before, word, ...after]) : undefined;
}

/** Each with as many words: what one lacks the first one says before it, or the last one behind it, "iphone 15 vs 16", "s23 vs s24 ultra". */
function withShared(parts: readonly string[][]): string[][] | undefined {
  const most = Math.max(...parts.map(({ length }) => length));
  const [first = [], last = []] = [parts[0], parts.at(-1)];
  const things = parts.map((part) =>
    first.length === most
      ? [...first.slice(0, most - part.length), ...part]
      : [...part, ...last.slice(part.length)],
  );
  return things.every(({ length }) => length === most) ? things : undefined;
}

/**
 * A text that compares things, marked as such. undefined: it compares nothing. "Or" between names only: "croquettes chien ou chat" asks
 * for food of either. `isChoice`: nobody looks for what is both, as with "écran 24 ou 27 pouces"; a film is called "Batman vs Superman".
 */
function compare(text: string, language?: Language): { marked: string; isChoice: boolean } | undefined {
  const { parts, isVersus } = partsOf(text, language);
  const isShort = parts.every(({ length }) => length > 0 && length <= maxWords);
  if (parts.length < 2 || parts.length > maxThings || !isShort) return undefined;
  const alternatives = asAlternatives(parts);
  const things = alternatives ?? withShared(parts);
  if (!things || !(isVersus || things.every(isOfNames))) return undefined;
  const isChoice = alternatives !== undefined && !isVersus && (parts[0]?.length ?? 0) > 1;
  return { marked: things.map((words) => words.join(' ')).join(between), isChoice };
}

export const asCompared = (text: string, language?: Language): string | undefined =>
  compare(text, language)?.marked;

/** The same of a text or of its respelling, which comes first: "rtx4070 vs rtx 4080" has pairs once it is "rtx 4070 vs rtx 4080". */
export function findCompared<R extends { text: string; isRespelt: boolean }>(
  text: string,
  revision: R | undefined,
  language: Language | undefined,
): { compared: string; isChoice: boolean; revision?: R } | undefined {
  const respelt = revision?.isRespelt ? compare(revision.text, language) : undefined;
  if (revision && respelt) return { compared: respelt.marked, isChoice: respelt.isChoice, revision };
  const typed = compare(text, language);
  return typed && { compared: typed.marked, isChoice: typed.isChoice };
}

/** The things of a text that was marked so; of any other all of it. */
export const comparedThings = (text: string): string[] => text.split(between, maxThings);
