import { hasFrenchAccents } from '../../../language/french-words.ts';
import { singular } from '../../../language/singular.ts';
import { fieldNumber, wordLimits } from '../fields.ts';
import type { ProductTexts } from '../search-document.ts';
import { isSharedName } from './category-names.ts';
import { headNounAt } from './head-noun.ts';
import { isWantedLexeme, type Lexicon } from './lexicon.ts';
import { isWanted, scanWords, splitWords, type Word } from './scan-words.ts';
import type { SenseFinder } from './synonyms.ts';

export type TextReader = {
  lexicon: Lexicon;
  /** Receives one term of a product; `isExtra` ones stand at the place of the one before, not after it. */
  sink: (term: number, field: number, isExtra: boolean) => void;
};

/** Reads a product's texts into the tokens that the index is made of. */
export function readTexts(texts: ProductTexts, reader: TextReader): void {
  if (!texts.wholeTitle) {
    readShown(texts, reader);
    return;
  }
  const held = new Set<number>();
  const sink: TextReader['sink'] = (term, field, isExtra) => {
    held.add(term);
    reader.sink(term, field, isExtra);
  };
  readShown(texts, { ...reader, sink });
  readRest(texts.wholeTitle, held, reader);
}

function readShown(texts: ProductTexts, reader: TextReader): void {
  const { lexicon, sink } = reader;
  const brand = splitWords(texts.brand, wordLimits.brand, lexicon);
  const terms = new Set(brand.map(({ lexeme }) => lexeme.term));
  readTitle(texts.title, terms, hasFrenchAccents(texts.title, texts.brand), reader);
  for (const kind of texts.kinds.filter((each) => !isSharedName(each))) readKind(kind, reader);
  // Tea is not what "The North Face" is called.
  const named = brand.some(isWanted) ? brand.filter(isWanted) : brand;
  for (const { lexeme } of named) sink(lexeme.number, fieldNumber.brand, true);
  if (brand.length > 1) sink(lexicon.numberOf(joined(brand)), fieldNumber.brand, true);
  for (const code of texts.codes) readCode(code, reader);
  for (const text of [texts.title, texts.description, texts.stated ?? '']) readAges(text, reader);
  // Of what "Keyboards & Mice" names the thing is only one.
  for (const text of [texts.description, texts.stated ?? '', ...texts.kinds.filter(isSharedName)])
    scanWords(text, wordLimits.description, lexicon, (lexeme) => {
      if (isWantedLexeme(lexeme)) sink(lexeme.number, fieldNumber.description, true);
    });
}

const agesIn = /(?<!\d)(\d{1,2})\s?(?:ans\s?)?(?:à|a|-|–)\s?(\d{1,2})\s?ans(?!\p{L})/gu;
const maxAge = 18;

/** Who is four is meant by "de 2 à 6 ans" as well, whose words say two ages only. */
function readAges(text: string, { lexicon, sink }: TextReader): void {
  if (!text.includes('ans')) return;
  for (const [, from, to] of text.matchAll(agesIn))
    for (let age = Number(from); age <= Math.min(Number(to), maxAge); age++)
      sink(lexicon.numberOf(`${age}ans`), fieldNumber.description, true);
}

/**
 * Words left out of a title that was shortened, as far as no other text has them: as if the description said them. In the title they would
 * make it less of a match than a short one.
 */
function readRest(whole: string, held: ReadonlySet<number>, { lexicon, sink }: TextReader): void {
  scanWords(whole, wordLimits.title, lexicon, (lexeme) => {
    if (isWantedLexeme(lexeme) && !held.has(lexeme.number))
      sink(lexeme.number, fieldNumber.description, true);
  });
}

/** Reads a category's names: words and senses, as every product in it holds them. */
export function readCategory(names: readonly string[], findSenses: SenseFinder): string[] {
  const terms = new Set<string>();
  for (const name of names) {
    const words = splitWords(name, wordLimits.title).filter(isWanted);
    for (const { lexeme } of words) terms.add(lexeme.term);
    for (const term of findSenses(words).flatMap((sense) => sense.terms)) terms.add(term);
  }
  return [...terms];
}

function readTitle(
  title: string,
  brand: ReadonlySet<string>,
  hasAccents: boolean,
  { lexicon, sink }: TextReader,
): void {
  const all = splitWords(title, wordLimits.title, lexicon);
  const words = all.filter(isWanted);
  const fieldOf = titleFieldsOf(all, words, all[headNounAt(all, brand, hasAccents)]);
  words.forEach((word, at) => {
    sink(word.lexeme.number, fieldOf(word), false);
    const glued = gluedWith(words, at);
    if (glued) sink(lexicon.numberOf(joined(glued)), fieldOf(word), true);
    const name = nameBeforeNumber(word.lexeme.term);
    if (name !== undefined) sink(lexicon.numberOf(name), fieldOf(word), true);
  });
}

const numberedName = /^(\p{L}{4,})\d{1,2}$/u;

/** Of a line whose models are numbered within the word: "Galaxy Buds3" are buds. */
function nameBeforeNumber(term: string): string | undefined {
  const [, name] = numberedName.exec(term) ?? [];
  return name === undefined ? undefined : singular(name);
}

/** The words of a kind of thing, not of what it is for: "Coques pour smartphone" are no smartphones. */
function readKind(kind: string, { lexicon, sink }: TextReader): void {
  const all = splitWords(kind, wordLimits.kind, lexicon);
  const link = all.findIndex(({ lexeme }) => lexeme.kind === 'link');
  const words = (link < 0 ? all : all.slice(0, link)).filter(isWanted);
  words.forEach((word, at) => {
    sink(word.lexeme.number, fieldNumber.kind, false);
    const glued = gluedWith(words, at);
    if (glued) sink(lexicon.numberOf(joined(glued)), fieldNumber.kind, true);
  });
}

/** Which field each word of a title belongs to: what the thing is, what it is for or of which kind, the rest. */
function titleFieldsOf(
  all: readonly Word[],
  words: readonly Word[],
  head: Word | undefined,
): (word: Word) => number {
  const link = all.findIndex(({ lexeme }, at) => at > 0 && lexeme.kind === 'link');
  const uses = link < 0 ? [] : all.slice(link);
  const qualifiers = [...qualifiersOf(words, head), ...ownersOfParts(words)];
  return (word) => {
    if (word === head) return fieldNumber.head;
    return qualifiers.includes(word) || uses.includes(word) ? fieldNumber.use : fieldNumber.title;
  };
}

/**
 * The nouns before the head only say which kind it is, each time: a "laptop sleeve – notebook sleeve" is a sleeve, and a
 * "printer toner cartridge" a cartridge.
 */
function qualifiersOf(words: readonly Word[], head: Word | undefined): Word[] {
  return words.flatMap((word, at) => {
    if (word.lexeme.term !== head?.lexeme.term || word.startsClause) return [];
    return qualifiersBefore(words.slice(Math.max(0, at - maxQualifiers), at));
  });
}

/** What a part or an accessory is for stands before it, wherever its own name does: "printer/scanner spare part Roller". */
function ownersOfParts(words: readonly Word[]): Word[] {
  const part = words.findIndex(({ lexeme }) => partWords.has(lexeme.term));
  return part < 1 ? [] : qualifiersBefore(words.slice(Math.max(0, part - maxQualifiers), part));
}

const partWords = new Set(['part', 'accessory', 'spare']);
const maxQualifiers = 3;
/** "USB powered": the word in front of it belongs to the verb. */
const participle = /[^aeiou]ed$/;

/** The last of these words, and the nouns right before it. */
function qualifiersBefore(words: readonly Word[]): Word[] {
  const last = words.length - 1;
  const isOther = ({ lexeme }: Word, at: number) =>
    lexeme.kind !== 'word' || (at < last && (!lexeme.isNoun || participle.test(lexeme.term)));
  const from = words.findLastIndex((word, at) => isOther(word, at)) + 1;
  const clause = words.findLastIndex(({ startsClause }) => startsClause);
  return words.slice(Math.max(from, clause, 0));
}

/** The run of glued words that starts here: "TN-2110" is also searched as "tn2110". */
function gluedWith(words: readonly Word[], at: number): Word[] | undefined {
  if (!words[at + 1]?.isGlued || (at > 0 && words[at]?.isGlued)) return undefined;
  let end = at + 2;
  while (words[end]?.isGlued) end++;
  return words.slice(at, Math.min(end, at + 5));
}

function readCode(code: string, { lexicon, sink }: TextReader): void {
  const words = splitWords(code, wordLimits.code, lexicon);
  for (const { lexeme } of words) sink(lexeme.number, fieldNumber.code, true);
  if (words.length > 1) sink(lexicon.numberOf(joined(words)), fieldNumber.code, true);
}

const joined = (words: readonly Word[]): string => words.map(({ lexeme }) => lexeme.term).join('');
