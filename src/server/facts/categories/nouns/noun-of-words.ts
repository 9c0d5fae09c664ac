import { colourOfWord } from '../../../language/colour-words.ts';
import { colourThings, isVague } from '../names-in-titles.ts';
import type { TitleHead } from '../title-head.ts';
import { isFlavour } from '../told-by-titles/flavours.ts';
import { keysAbove } from '../tree.ts';
import { isOtherScript } from './noun-forms.ts';
import { commonKey, findCompound, findExactNoun, findNoun, meaningAt, type Noun } from './nouns.ts';

/** What a text's nouns (nouns.txt) say it is. `isSure`: it stands where its language puts the thing. */
export type NamedByNoun = {
  key: string;
  isSure: boolean;
  /** Of a single word, which may mean other things elsewhere. */
  isShort: boolean;
  /** In words. */
  length: number;
};

export const maxWords = 3;

/** Words that may stand before an expression. */
const maxBefore = 5;

/** Longer words mean one thing: "gamingstoel". */
const maxShortLength = 7;

/** `isEnd`: it is only the end of a longer word. */
type Head = Noun & { length: number; isShort: boolean; isEnd?: boolean };

/** What words name; nothing where a single one names too much. */
export const nounIn = (words: readonly string[]): Noun | undefined =>
  words.length === 1 && isVague(words[0] as string) ? undefined : findNoun(words);

const toHead = (noun: Noun, word: string, length: number): Head => ({
  ...noun,
  length,
  isShort: length === 1 && (word.length <= maxShortLength || isFlavour(word)),
});

/** Adjectives of languages in Cyrillic letters, and words for several things together. */
const beforeNoun =
  /(?:ыи|ии|ои|іи|ая|яя|ое|ее|ые|ие|ова|ева|ська|цька|льна|ична|нна|ові|ські|цькі|ьні|ні|ве|не|но|ски|ска|ско|ен|ани)$|^(?:набор|набір|комплект|комплекти|комплекты|пара|упаковка)$/;

/**
 * Where a noun may begin: with the first word or behind another one. In Cyrillic and Greek letters makers are told from
 * what is before them by their letters, in Cyrillic adjectives by their ends.
 */
function beginningsOf(words: readonly string[]): number[] {
  if (!words.some(isOtherScript)) return [0, 1];
  const start = words.findIndex(isOtherScript);
  let end = start;
  while (end < words.length - 1 && beforeNoun.test(words[end] as string)) end++;
  return Array.from({ length: Math.max(end, start + 1) - start + 1 }, (_, place) => start + place);
}

/** Adjectives of Polish, Czech and their neighbours: "Jasnoszara składana sofa". */
const slavicLike = /(?:n|sk|ck|ow|ov|an|on|st|ar|zk|gi|ci|ut|it|on|od|rn|ln|vn)[yaei]$/;

/** A noun behind several such adjectives. */
function behindAdjectives(words: readonly string[]): Head | undefined {
  for (let from = 2; from < Math.min(words.length, 5); from++) {
    if (!slavicLike.test(words[from - 2] as string) || !slavicLike.test(words[from - 1] as string))
      return undefined;
    for (let length = Math.min(maxWords, words.length - from); length > 0; length--) {
      const found = nounIn(words.slice(from, from + length));
      if (found) return toHead(found, words[from] as string, length);
    }
  }
  return undefined;
}

function firstNoun(words: readonly string[], isFirst: boolean): Head | undefined {
  for (const from of beginningsOf(words)) {
    const found = atBeginning(words, from);
    if (found) return found;
  }
  return furtherOn(words, isFirst) ?? behindAdjectives(words) ?? headAt(words, 'first', isFirst);
}

/** A word that another language has for another thing, among others or where its language is known: it means what it does where it stands. */
function headAt(words: readonly string[], end: 'first' | 'last', isKnown = false): Head | undefined {
  const word = words.at(end === 'first' ? 0 : -1) ?? '';
  const found = words.length > 1 || isKnown ? meaningAt(word, end) : undefined;
  return found && toHead(found, word, 1);
}

/** An expression behind a maker and what French and its neighbours write before the thing: "Norvik Premium 1200W Mixeur plongeant". */
function furtherOn(words: readonly string[], isFirst: boolean): Head | undefined {
  for (let from = 2; from < Math.min(words.length - 1, maxBefore); from++) {
    for (const length of [3, 2]) {
      const found =
        from + length > words.length ? undefined : findExactNoun(words.slice(from, from + length));
      if (found?.isFirst) return toHead(found, words[from] as string, length);
    }
  }
  return isFirst ? wordFurtherOn(words) : undefined;
}

/** Departments of what is called by its maker and its model, before what it is. */
const ofModels = new Set('computing telephony electronics photo gaming home-appliances'.split(' '));

/** A single long word there, which no other language has: "Norvik Jet Pro imprimante à réservoirs". */
function wordFurtherOn(words: readonly string[]): Head | undefined {
  for (let from = 2; from < Math.min(words.length, maxBefore); from++) {
    const word = words[from] as string;
    const found = word.length > maxShortLength && !isVague(word) ? findExactNoun([word]) : undefined;
    if (found?.isFirst && !found.isLast && ofModels.has(keysAbove(found.key).at(-1) ?? ''))
      return toHead(found, word, 1);
  }
  return undefined;
}

function atBeginning(words: readonly string[], from: number): Head | undefined {
  for (let length = Math.min(maxWords, words.length - from); length > 0; length--) {
    const found = nounIn(words.slice(from, from + length));
    // Behind a maker's name French and its neighbours are sure of expressions only: "Norvik carte mémoire".
    if (found && (found.isEither || (found.isFirst && (from === 0 || length > 1)))) {
      return toHead(found, words[from] as string, length);
    }
  }
  return undefined;
}

function atEnd(words: readonly string[]): Head | undefined {
  for (let length = Math.min(maxWords, words.length); length > 0; length--) {
    const found = nounIn(words.slice(-length));
    if (found?.isLast) return toHead(found, words.at(-1) as string, length);
  }
  const compound = findCompound(words.at(-1) ?? '');
  return compound ? { ...toHead(compound, compound.end, 1), isEnd: true } : headAt(words, 'last');
}

/** Shorter words mean too many things in the languages of nouns.txt. */
const minAnywhereLength = 5;

/** A noun anywhere in a text, as long as it is likely to be one. */
export function nounAnywhere(
  words: readonly string[],
  place: number,
): { noun: Noun; length: number } | undefined {
  const two = place + 1 < words.length ? findExactNoun(words.slice(place, place + 2)) : undefined;
  if (two) return { noun: two, length: 2 };
  const word = words[place] as string;
  if (word.length < minAnywhereLength || isVague(word)) return undefined;
  const noun = findExactNoun([word]) ?? findCompound(word);
  return noun && { noun, length: 1 };
}

/** The category that all nouns in a text have in common, of those that may be. */
export function amongAll(words: readonly string[], isLikely: (key: string) => boolean): string | undefined {
  let common: string | undefined;
  for (let place = 0; place < words.length; place++) {
    const found = nounAnywhere(words, place);
    if (!found) continue;
    place += found.length - 1;
    const { key } = found.noun;
    if (!isLikely(key)) continue;
    common = common === undefined ? key : commonKey(common, key);
    if (common === undefined) return undefined;
  }
  return common;
}

/** One of two heads at a text's ends. */
function chooseHead(first: Head, last: Head, isFirst: boolean): NamedByNoun {
  const common = commonKey(first.key, last.key);
  if (common) {
    const lower = keysAbove(last.key).includes(first.key) ? last : first;
    const isAbove = common === first.key || common === last.key;
    const length = Math.max(first.length, last.length);
    return { key: isAbove ? lower.key : common, isSure: true, isShort: false, length };
  }
  // "Gourde inox isotherme": the end of a word is less than a noun that stands where its language has it.
  const isSurer = first.isFirst && last.isEnd;
  const isBeginning = first.length === last.length ? isFirst || isSurer : first.length > last.length;
  const { key, isShort, length } = isBeginning ? first : last;
  return { key, isSure: true, isShort, length };
}

const anything = () => true;

/** Words without what they end with, where that is a flavour, and colours before it: "Lip oil pink watermelon". */
function withoutFlavour(words: readonly string[]): readonly string[] {
  if (words.length < 2 || !isFlavour(words.at(-1) as string)) return words;
  const end = words.findLastIndex((word) => !isFlavour(word) && !colourOfWord.has(word));
  return end < 0 ? words : words.slice(0, end + 1);
}

/** What words, which may be a title's head, are named by. `isFirst`: their language puts the thing first. */
export function nounOfWords(words: readonly string[], isFirst: boolean): NamedByNoun | undefined {
  const unflavoured = withoutFlavour(words);
  const named = unflavoured.length < words.length ? nounOfWords(unflavoured, isFirst) : undefined;
  if (named?.isSure) return named;
  const first = firstNoun(words, isFirst);
  const last = atEnd(words);
  if (first && last) return chooseHead(first, last, isFirst);
  const only = first ?? last;
  if (only) {
    // "Lip oil watermelon" is no fruit.
    const isLike = first === undefined && words.length > 1 && isFlavour(words.at(-1) ?? '');
    const isSure = !isLike && (first ? isFirst || !first.isLast : !isFirst || words.length === 1);
    // Where things do not stand, a colour that is a thing as well is the colour: "Mens olive regular fit".
    if (!isSure && words.some((word) => colourThings.has(word) && findNoun([word])?.key === only.key))
      return undefined;
    return { key: only.key, isSure, isShort: only.isShort, length: only.length };
  }
  // Where the thing comes first, what follows is what it is made of or for: "Lait de toilette".
  const telling = words.filter((word) => !isFlavour(word));
  const key = isFirst ? undefined : amongAll(telling, anything);
  return key === undefined ? undefined : { key, isSure: false, isShort: true, length: 1 };
}

/** What a title's head is named by. */
export const nounOfHead = ({ words, isFirst }: TitleHead): NamedByNoun | undefined =>
  nounOfWords(words, isFirst);
