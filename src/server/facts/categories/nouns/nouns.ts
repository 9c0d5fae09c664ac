import { readFileSync } from 'node:fs';
import { plainLetters } from '../../../../contract/plain-letters.ts';
import { isKnownWord } from '../../../language/known-words.ts';
import { withTeas } from '../../../language/tea.ts';
import { hashText } from '../../../platform/hashing/text-hash.ts';
import { rememberRecent } from '../../../platform/memory/remember-recent.ts';
import { keyOfName } from '../names-of-tree.ts';
import { categoryTree, keysAbove } from '../tree.ts';
import { findLearned } from '../word-model/learned-words.ts';
import { withParticles, wordsOfNoun } from '../words.ts';
import { stemOf, stemOfExpression } from './noun-forms.ts';

/** Where a language puts the thing among the words that name an article: first, last, or behind adjectives only. */
const placeOfHead: Readonly<Record<string, number>> = {
  ...{ fr: 1, es: 1, it: 1, pt: 1, ro: 1, ar: 1 },
  ...{ en: 2, de: 2, nl: 2, sv: 2, da: 2, no: 2, fi: 2, hu: 2, tr: 2 },
  ...{ pl: 4, cs: 4, sk: 4, hr: 4, ru: 4, uk: 4, bg: 4, el: 4 },
  // "Moteriška suknelė", "suknelė moterims".
  lt: 6,
};
/** Languages that write things of two nouns as one word: "Kinderbett". */
const compounding = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi', 'hu']);

/** What nouns.txt says of a word or expression. */
export type Noun = {
  key: string;
  /** A language that puts it first, one that puts it last, one that only puts adjectives before it. */
  isFirst: boolean;
  isLast: boolean;
  isEither: boolean;
  isCompounding: boolean;
};

const places = new Map(categoryTree.map(({ key }, place) => [key, place]));
const [firstFlag, compoundFlag, placeBits] = [8, 11, 0xff];
/** In French or English; in languages of many other shops. */
const [ownFlag, nearFlag] = [1 << 12, 1 << 14];
const rankFlags = ownFlag | nearFlag;
/** Of a stem: the noun ends with a consonant, none of whose forms ends with "o". */
const bareFlag = 1 << 13;
/** A word that names things of several departments. */
const several = 0xff;

/** The category that two have in common below the departments; undefined: none. */
export function commonKey(a: string, b: string): string | undefined {
  const others = keysAbove(b);
  const common = keysAbove(a).find((key) => others.includes(key));
  return common === undefined || keysAbove(common).length === 1 ? undefined : common;
}

/** Words by their hashes with open addressing, beside the heap: a place in the tree with flags; 0: a free slot. */
type Table = { hashes: Float64Array; codes: Uint16Array };

function slotOf({ hashes, codes }: Table, hash: number): number {
  let slot = (hash >>> 0) & (codes.length - 1);
  while (codes[slot] !== 0 && hashes[slot] !== hash) slot = (slot + 1) & (codes.length - 1);
  return slot;
}

/** What a word of French and English is at the beginning of a title, where French puts the thing, and at its end: places in the tree. */
type Meanings = { first: number; last: number };
const meanings = new Map<string, Meanings>();

const isFrench = (code: number): boolean => ((code >> firstFlag) & 3) === 1;
const isEnglish = (code: number): boolean => ((code >> firstFlag) & 3) === 2;

/** Notes that a word means another thing in English than in French; not where one of them has several for it. */
function noteMeanings(word: string, known: number, code: number): void {
  const place = code & placeBits;
  const before = meanings.get(word);
  if (before) {
    if (place !== (isFrench(code) ? before.first : before.last)) meanings.delete(word);
  } else if (isFrench(known) && isEnglish(code))
    meanings.set(word, { first: known & placeBits, last: place });
  else if (isEnglish(known) && isFrench(code)) meanings.set(word, { first: place, last: known & placeBits });
}

/** What such a word means by where it stands: "Baskets blanches" are shoes, "storage baskets" are not. */
export function meaningAt(word: string, end: keyof Meanings): Noun | undefined {
  nouns ??= readNouns();
  const place = meanings.get(word)?.[end];
  const key = place === undefined ? undefined : categoryTree[place]?.key;
  if (key === undefined) return undefined;
  return { key, isFirst: end === 'first', isLast: end === 'last', isEither: false, isCompounding: false };
}

function addWord(table: Table, word: string, place: number, flags: number): void {
  const hash = hashText(word);
  const slot = slotOf(table, hash);
  const known = table.codes[slot] as number;
  // What a word means in languages of more shops counts more: "Käse" is cheese, whatever "kase" is elsewhere. They are read first.
  if (known !== 0 && (known & rankFlags) !== (flags & rankFlags)) {
    // Compounds end with it all the same: "Himbeermarmelade", though French has "marmelade" as well.
    if ((known & placeBits) === place) table.codes[slot] = known | (flags & (1 << compoundFlag));
    return;
  }
  table.hashes[slot] = hash;
  if (known === 0 || (known & placeBits) === place) {
    table.codes[slot] = (known & ~placeBits) | flags | place;
    return;
  }
  noteMeanings(word, known, flags | place);
  const other = categoryTree[known & placeBits]?.key;
  const common = other && commonKey(other, categoryTree[place]?.key ?? '');
  table.codes[slot] = (known & ~placeBits) | flags | (common ? (places.get(common) as number) : several);
}

/** Languages by how many shops write them, and what marks their words. */
const ranks: readonly { languages: ReadonlySet<string> | undefined; flag: number }[] = [
  { languages: new Set(['fr', 'en']), flag: ownFlag },
  { languages: new Set(['de', 'es', 'it', 'nl', 'pl', 'pt']), flag: nearFlag },
  { languages: undefined, flag: 0 },
];
const ranked = new Set(ranks.flatMap(({ languages }) => [...(languages ?? [])]));

/** What says nothing of a thing, so that the word beside it would stand for all: "kit chaîne", "premium collection". */
const cut =
  /\b(?:kits?|conjunto|bundles?|label|series|on|collection|store|produ[ci]t|outlet|sales|leave|para)\b|^o-/;

/** Adds the nouns of a line, where its language is of this rank. */
function addLine(
  table: Table,
  line: string,
  place: number,
  { languages, flag }: (typeof ranks)[number],
): void {
  const language = line.slice(0, 2);
  if (!(languages ? languages.has(language) : !ranked.has(language))) return;
  const isOwn = flag === ownFlag;
  const flags =
    ((placeOfHead[language] ?? 0) << firstFlag) | (compounding.has(language) ? 1 << compoundFlag : 0) | flag;
  for (const noun of line.slice(4).split(', ')) {
    const words = wordsOfNoun(noun);
    const isCut = words.length === 1 && cut.test(noun);
    if (words.length === 0 || isCut) continue;
    addWord(table, words.join(' '), place, flags);
    if (isOwn) continue;
    const stem = words.length === 1 ? stemOf(words[0] as string) : stemOfExpression(words);
    if (stem) addWord(table, stem, place, flags | (/[aeiouy]$/.test(words[0] as string) ? 0 : bareFlag));
  }
}

/** Reads nouns.txt: the key of a category, then a line of nouns for each language. */
function readNouns(): Table {
  const written = readFileSync(new URL('./nouns.txt', import.meta.url), 'utf8');
  const text = withParticles(plainLetters(withTeas(written)));
  // More would need another bit.
  if (places.size >= several) throw new Error('There are too many categories for the table of nouns.');
  const slots = 2 ** 17;
  const table: Table = { hashes: new Float64Array(slots), codes: new Uint16Array(slots) };
  const lines = text.split('\n');
  for (const rank of ranks) {
    let place = 0;
    for (const line of lines) {
      if (line[2] === ':') addLine(table, line, place, rank);
      else place = places.get(line) ?? place;
    }
  }
  preferOwnNames(table);
  return table;
}

/** What tree.json calls things by several words goes before what they are called elsewhere. */
function preferOwnNames(table: Table): void {
  for (const [place, { key, name, nameFr, words }] of categoryTree.entries()) {
    for (const text of [name, nameFr, ...words]) {
      const words = wordsOfNoun(withParticles(plainLetters(text)));
      if (words.length < 2 || keyOfName(text) !== key) continue;
      const slot = slotOf(table, hashText(words.join(' ')));
      const known = table.codes[slot] as number;
      if (known !== 0) table.codes[slot] = (known & ~placeBits) | place;
    }
  }
}

/** Read when the first title is asked for: many processes and threads ask for none. */
let nouns: Table | undefined;

function lookUp(word: string, isForm = false): Noun | undefined {
  nouns ??= readNouns();
  const code = nouns.codes[slotOf(nouns, hashText(word))] as number;
  if (isForm && (code & bareFlag) !== 0) return undefined;
  if (code === 0 || (code & placeBits) === several) return undefined;
  return {
    key: categoryTree[code & placeBits]?.key ?? '',
    isFirst: (code & (1 << firstFlag)) !== 0,
    isLast: (code & (2 << firstFlag)) !== 0,
    isEither: (code & (4 << firstFlag)) !== 0,
    isCompounding: (code & (1 << compoundFlag)) !== 0,
  };
}

/** What one word says: as it stands in nouns.txt, in any of its forms, or by its end. */
type Word = { exact: Noun | undefined; noun: Noun | undefined; compound: Compound | undefined };
type Compound = Noun & { end: string };

function findForm(word: string): Noun | undefined {
  // A word of its own is no form of another language's: "garden".
  if (isKnownWord(word)) return undefined;
  const stem = stemOf(word);
  // What ends like no form of a noun is another word: "panel" is no "panela", "Polly" no "pollo".
  const found = stem && stem.length <= word.length ? lookUp(stem, word.endsWith('o')) : undefined;
  return word.endsWith('y') && !found?.isEither ? undefined : found;
}

const [minPartLength, minEndLength] = [3, 4];

/** Words of Romance languages end so by chance: "controllo", "compatibili" are no blinds and no cars. */
const minLongPart = 8;
const mayBeRomance = /^.{4,5}(?<=[aoi])$/;
/** Whether what stands before such an end is a word, also with what joins it: "Verdunklungs-". */
const isPart = (part: string, end: string): boolean =>
  (part.length >= minLongPart && end.length > minEndLength) ||
  [part, part.replace(/s$/, '')].some(
    (each) => lookUp(each) !== undefined || findLearned(each) !== undefined,
  );

/** German teas, whose end is shorter than others: "Brennnesseltee". English has "guarantee", French "connectée". */
const teas = /^\p{L}{4,}(?<!an|ec|ci|frot|komi|mit)tee$/u;
const anyTea = 'krautertee';

/** Of a word that ends with a noun of a language that writes two as one: "Nestschommel"; "prestige" is no ladder. */
function readCompound(word: string): Compound | undefined {
  if (isKnownWord(word)) return undefined;
  for (let at = minPartLength; at <= word.length - minEndLength; at++) {
    const end = word.slice(at);
    if (mayBeRomance.test(end) && !isPart(word.slice(0, at), end)) continue;
    const found = lookUp(end) ?? findForm(end);
    if (found?.isCompounding) return { ...found, isFirst: false, isLast: true, end };
  }
  const tea = teas.test(word) ? lookUp(anyTea) : undefined;
  return tea && { ...tea, end: 'tee' };
}

const nothing: Word = { exact: undefined, noun: undefined, compound: undefined };

/** Longer ones are no words: each of their ends would be looked up. */
const maxWordLength = 40;

/** Titles of a feed use the same words again and again; codes are none. */
const wordOf = rememberRecent({ max: 5_000, maxLength: maxWordLength }, (word): Word => {
  if (word.length > maxWordLength || /\d/.test(word)) return nothing;
  const exact = lookUp(word);
  return { exact, noun: exact ?? findForm(word), compound: readCompound(word) };
});

const isOne = (words: readonly string[]) => words.length === 1;

/** Of a folded word or expression as it stands in nouns.txt. */
export const findExactNoun = (words: readonly string[]): Noun | undefined =>
  isOne(words) ? wordOf(words[0] as string).exact : lookUp(words.join(' '));

function findExpression(words: readonly string[]): Noun | undefined {
  const exact = lookUp(words.join(' '));
  if (exact) return exact;
  const stem = stemOfExpression(words);
  return stem ? lookUp(stem) : undefined;
}

/** Of a folded word or expression, in any of its forms. */
export const findNoun = (words: readonly string[]): Noun | undefined =>
  isOne(words) ? wordOf(words[0] as string).noun : findExpression(words);

/** Where languages that have a word as a noun put the thing, whatever it means there. */
function placesOf(word: string): { isFirst: boolean; isLast: boolean } {
  nouns ??= readNouns();
  const code = nouns.codes[slotOf(nouns, hashText(word))] as number;
  return { isFirst: (code & (1 << firstFlag)) !== 0, isLast: (code & (6 << firstFlag)) !== 0 };
}

/**
 * Whether the last of some words is no name of a thing: a noun of languages alone that put the thing first, or no noun of those
 * that put it last behind such a noun. "Chapelet bois" is no wood, "Doudou lapin" no rabbit; "Croissant ring" is a ring.
 */
export function endsNoName(words: readonly string[]): boolean {
  const last = placesOf(words.at(-1) ?? '');
  if (words.length < 2 || last.isLast) return false;
  const first = placesOf(words[0] ?? '');
  return last.isFirst || (first.isFirst && !first.isLast);
}

/** Whether the last of some words is a thing in a language that puts it there, or behind adjectives. */
export const endsWithThing = (words: readonly string[]): boolean => placesOf(words.at(-1) ?? '').isLast;

/** Of a word that ends with a noun. `end`: that noun. */
export const findCompound = (word: string): Compound | undefined => wordOf(word).compound;
