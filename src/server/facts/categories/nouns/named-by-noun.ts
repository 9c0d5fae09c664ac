import { colourOfWord } from '../../../language/colour-words.ts';
import { withoutAudience } from '../audience.ts';
import { colourThings, isVague } from '../names-in-titles.ts';
import { wordsOfSteps } from '../paths/steps.ts';
import { bulk, headOf, packing, readHead, type TitleHead, together } from '../title-head.ts';
import { isFlavour } from '../told-by-titles/flavours.ts';
import { beginsAsGameOfPlatform } from '../told-by-titles/games-of-platforms.ts';
import { keyOfCarrier } from '../told-by-titles/motifs.ts';
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

const maxWords = 3;

/** Words that may stand before an expression. */
const maxBefore = 5;

/** Longer words mean one thing: "gamingstoel". */
const maxShortLength = 7;

/** `isEnd`: it is only the end of a longer word. */
type Head = Noun & { length: number; isShort: boolean; isEnd?: boolean };

/** What words name; nothing where a single one names too much. */
const nounIn = (words: readonly string[]): Noun | undefined =>
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
  return furtherOn(words) ?? behindAdjectives(words) ?? headAt(words, 'first', isFirst);
}

/** A word that another language has for another thing, among others or where its language is known: it means what it does where it stands. */
function headAt(words: readonly string[], end: 'first' | 'last', isKnown = false): Head | undefined {
  const word = words.at(end === 'first' ? 0 : -1) ?? '';
  const found = words.length > 1 || isKnown ? meaningAt(word, end) : undefined;
  return found && toHead(found, word, 1);
}

/** An expression behind a maker and what French and its neighbours write before the thing: "Norvik Premium 1200W Mixeur plongeant". */
function furtherOn(words: readonly string[]): Head | undefined {
  for (let from = 2; from < Math.min(words.length - 1, maxBefore); from++) {
    for (const length of [3, 2]) {
      const found =
        from + length > words.length ? undefined : findExactNoun(words.slice(from, from + length));
      if (found?.isFirst) return toHead(found, words[from] as string, length);
    }
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
function nounAnywhere(words: readonly string[], place: number): { noun: Noun; length: number } | undefined {
  const two = place + 1 < words.length ? findExactNoun(words.slice(place, place + 2)) : undefined;
  if (two) return { noun: two, length: 2 };
  const word = words[place] as string;
  if (word.length < minAnywhereLength || isVague(word)) return undefined;
  const noun = findExactNoun([word]) ?? findCompound(word);
  return noun && { noun, length: 1 };
}

/** Whether a title is of a thing that stands for what it shows, which one for a device goes with. */
export function isClear(title: string): boolean {
  const { words, isFirst } = headOf(title);
  return keyOfCarrier(words, isFirst) !== undefined && !/\sfor\s/i.test(title);
}

/** The category that all nouns in a text have in common, of those that may be. */
function amongAll(words: readonly string[], isLikely: (key: string) => boolean): string | undefined {
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
function nameWords(words: readonly string[], isFirst: boolean): NamedByNoun | undefined {
  const unflavoured = withoutFlavour(words);
  const named = unflavoured.length < words.length ? nameWords(unflavoured, isFirst) : undefined;
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

/** What a title's nouns are of, of those that may be. */
export const likelyNounOf = (title: string, isLikely: (key: string) => boolean): string | undefined =>
  amongAll(headOf(title).words, isLikely);

/** Whether a title has a noun that is none of these. */
export function namesOther(title: string, isOne: (key: string) => boolean): boolean {
  const { words } = headOf(title);
  return words.some((_, place) => {
    const found = nounAnywhere(words, place);
    return found !== undefined && !isOne(found.noun.key);
  });
}

const nounOfHead = ({ words, isFirst }: TitleHead): NamedByNoun | undefined => nameWords(words, isFirst);

/** What a thing comes with: "Dress with pockets", but "Notebook with flowers sticker". */
const comesWith = /\s(?:with|mit|met|med)\s/i;
/** How much it holds, behind which its technology stands: "USB flash drive 16 GB USB Type-A". */
const amountHeld = /\s\d{1,4}\s?(?:[kmgt]b|[mgt]o)(?!\p{L})/iu;

const saysForWhom = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return withoutAudience(text) !== text;
};

/** The noun at an end of some words that holds whom a thing is for: a "baby monitor" is no monitor, a "lit bébé" no bed. */
function nounForWhom(words: readonly string[]): NamedByNoun | undefined {
  for (let length = Math.min(maxWords, words.length); length > 1; length--) {
    for (const part of [words.slice(0, length), words.slice(1, length + 1), words.slice(-length)]) {
      const found = saysForWhom(part) ? findExactNoun(part) : undefined;
      if (found) return { key: found.key, isSure: true, isShort: false, length };
    }
  }
  return undefined;
}

/** The same of a shelf's whole name. */
export function shelfForWhom(step: string): string | undefined {
  const words = wordsOfSteps(step).flat();
  return words.length > 1 && saysForWhom(words) ? findExactNoun(words)?.key : undefined;
}

/** A name of three words that says itself what the thing is for or of: "Mélange pour dip", "croquettes pour chien", "guanti in nitrile". */
const forItself = /^\s*\p{L}+\s(?:pour|para|per|für|voor|dla|in|en|aus)\s\p{L}+/iu;

function nounForPurpose(title: string): NamedByNoun | undefined {
  const text = forItself.exec(title)?.[0];
  const found = text === undefined ? undefined : findExactNoun(wordsOfSteps(text).flat());
  return found && { key: found.key, isSure: true, isShort: false, length: maxWords };
}

/** What a title says itself that its thing is for, or for whom. */
const nounOfPurpose = (title: string, { whole }: TitleHead): NamedByNoun | undefined =>
  nounForPurpose(title) ?? (whole && nounForWhom(whole));

/** The last title is asked for several times. */
let lastTitle: { title: string; noun: NamedByNoun | undefined } | undefined;

/** What a title is named by; where its end says nothing, by what stands before that which it comes with, or is together. */
export function nounOfTitle(title: string): NamedByNoun | undefined {
  if (lastTitle?.title !== title) lastTitle = { title, noun: readNoun(title) };
  return lastTitle.noun;
}

function nounBefore(title: string, end: RegExp): NamedByNoun | undefined {
  const at = title.search(end);
  return at > 0 ? nounOfHead(readHead(title.slice(0, at))) : undefined;
}

/** Departments whose things come in packets and bottles. */
const packed = new Set(['food-drink', 'beauty', 'health']);
/** What comes in sacks and buckets besides: a "sac de matelas" is for one. */
const inBulk = new Set(
  `dogs cats small-pets-birds pet-care gardening-tools plants-seeds barbecues pools-spas building-materials paint-glue
    hardware car-accessories cleaning-laundry nappies-hygiene`.split(/\s+/),
);

/** What is in such a thing that a title begins with, or in bottles of which there are several in it: "Pack de 6 bouteilles d'eau". */
function nounWithin(
  title: string,
  packet: RegExp,
  isHeld: (key: string) => boolean,
): NamedByNoun | undefined {
  const found = packet.exec(title)?.[0];
  if (found === undefined) return undefined;
  const held = title.slice(found.length).replace(packing, '');
  const head = readHead(held);
  const noun = nounOfPurpose(held, head) ?? nounOfHead(head);
  return noun?.isSure && isHeld(noun.key) ? noun : undefined;
}

const isPacked = (key: string): boolean => packed.has(keysAbove(key).at(-1) ?? '');
const isInBulk = (key: string): boolean => isPacked(key) || inBulk.has(key);

/** What a packet or bottle holds; undefined: the title begins with none, or names it as a thing of its own. */
export function nounOfPacked(title: string): NamedByNoun | undefined {
  const noun = nounWithin(title, packing, isPacked);
  if (noun) return noun;
  const held = nounWithin(title, bulk, isInBulk);
  const whole = held && nounOfHead(headOf(title));
  // "Sac de frappe", "Seau de plage".
  const isOther = whole?.isSure && whole.length > 1 && whole.key !== held?.key;
  return isOther ? undefined : held;
}

/** In French the word for a game is that for several parts as well. */
const setOfParts = /^\s*jeux?\s+(?:de\s+|d['’])(?=\p{L}+[sx](?!\p{L}))/iu;
const comeInSets = new Set(['diy', 'auto-moto', 'home', 'home-appliances']);

/** What there are several of: "Jeu de plaquettes de frein", but "Jeu de fléchettes", "Jeu de lettres". */
function nounOfParts(title: string): NamedByNoun | undefined {
  const several = setOfParts.exec(title)?.[0];
  const noun = several === undefined ? undefined : nounOfHead(readHead(title.slice(several.length)));
  return noun?.isSure && comeInSets.has(keysAbove(noun.key).at(-1) ?? '') ? noun : undefined;
}

/** What games are called by. */
const playable = new Set(['gaming', 'toys', 'culture', 'sports', 'auto-moto']);

/** A title that begins with a platform and goes on with what may be a game's name: no "PS5 Kühler". */
function nounOfGame(title: string): NamedByNoun | undefined {
  if (!beginsAsGameOfPlatform(title)) return undefined;
  const noun = nounOfHead(headOf(title));
  const isOther = noun?.isSure && !playable.has(keysAbove(noun.key).at(-1) ?? '');
  return isOther ? undefined : { key: 'video-games', isSure: true, isShort: false, length: 2 };
}

function readNoun(title: string): NamedByNoun | undefined {
  const game = nounOfGame(title);
  if (game) return game;
  const parts = nounOfParts(title);
  if (parts) return parts;
  const held = nounOfPacked(title);
  if (held) return { ...held, isShort: false, length: Math.max(held.length, 2) };
  const head = headOf(title);
  const forWhom = nounOfPurpose(title, head);
  if (forWhom) return forWhom;
  const found = nounOfHead(head);
  const several = found?.isSure ? undefined : together.exec(title)?.[0];
  if (several) {
    const one = nounOfHead(readHead(title.slice(several.length)));
    if (one?.isSure) return one;
  }
  if (found?.isSure) return found;
  const before = nounBefore(title, comesWith);
  if (before?.isSure) return before;
  // Single words are names of models there: "Klevv Bolt 16 GB".
  const holding = nounBefore(title, amountHeld);
  return holding?.isSure && holding.length > 1 ? holding : found;
}

/** Whether a shelf's name is an expression, or its first and last word name the same: "Ink & Toners". */
export function isNamedTwice(step: string): boolean {
  const words = wordsOfSteps(step).flat();
  if (words.length < 2) return false;
  const [first, last] = [words.slice(0, 1), words.slice(-1)].map((word) => nounIn(word)?.key);
  return (first !== undefined && first === last) || findExactNoun(words) !== undefined;
}

/** What stands behind a dash of a title is named by, where that is one of `isOne`: "Polly Bilar - Guimauves". */
export function nounBehind(title: string, isOne: (key: string) => boolean): string | undefined {
  for (const part of title.split(/\s?\|\s?|\s[-–—]\s/).slice(1)) {
    const found = nounOfTitle(part);
    if (found?.isSure && isOne(found.key)) return found.key;
  }
  return undefined;
}

/** What the steps of a shelf's name are named by: "Vrouwen jassen". */
export function nounOfStep(step: string): string | undefined {
  const words = wordsOfSteps(step).flat();
  const found = nameWords(words, false);
  return found?.isSure ? found.key : undefined;
}
