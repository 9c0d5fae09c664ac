import type { ProductTexts } from './document.ts';
import { fieldNumber, wordLimits } from './fields.ts';
import { headNounAt } from './head-noun.ts';
import type { SenseFinder } from './synonyms.ts';
import { isWanted, splitWords, type Word } from './words.ts';

/** Receives one word of a product; `isExtra` words stand at the place of the word before, not after it. */
export type TokenSink = (term: string, field: number, isExtra: boolean) => void;

/** Reads a product's texts into the tokens that the index is made of. */
export function readTexts(texts: ProductTexts, findSenses: SenseFinder, sink: TokenSink): void {
  const brandWords = splitWords(texts.brand, wordLimits.brand);
  readTitle(texts.title, new Set(brandWords.map((word) => word.term)), findSenses, sink);
  for (const word of brandWords) sink(word.term, fieldNumber.brand, true);
  if (brandWords.length > 1) sink(joined(brandWords), fieldNumber.brand, true);
  for (const code of texts.codes) readCode(code, sink);
  for (const word of splitWords(texts.description, wordLimits.description)) {
    if (isWanted(word)) sink(word.term, fieldNumber.description, true);
  }
}

/** Reads a category's names: words and senses, as every product in it holds them. */
export function readCategory(names: readonly string[], findSenses: SenseFinder): string[] {
  const terms = new Set<string>();
  for (const name of names) {
    const words = splitWords(name, wordLimits.title).filter(isWanted);
    for (const word of words) terms.add(word.term);
    for (const sense of findSenses(words)) terms.add(sense.term);
  }
  return [...terms];
}

function readTitle(
  title: string,
  brand: ReadonlySet<string>,
  findSenses: SenseFinder,
  sink: TokenSink,
): void {
  const all = splitWords(title, wordLimits.title);
  const head = all[headNounAt(title, all, brand)];
  const firstUse = all.findIndex((word, at) => at > 0 && word.kind === 'link');
  const words = all.filter(isWanted);
  const uses = new Set(firstUse < 0 ? [] : all.slice(firstUse));
  const qualifier = qualifierOf(words, head);
  if (qualifier) uses.add(qualifier);
  const fieldOf = (word: Word) =>
    word === head ? fieldNumber.head : uses.has(word) ? fieldNumber.use : fieldNumber.title;

  const senses = new Map(findSenses(words).map((sense) => [sense.at, sense]));
  words.forEach((word, at) => {
    sink(word.term, fieldOf(word), false);
    const sense = senses.get(at);
    if (sense) sink(sense.term, senseField(words.slice(at, at + sense.length).map(fieldOf)), true);
    const glued = gluedWith(words, at);
    if (glued.length > 1) sink(joined(glued), fieldOf(word), true);
  });
}

/** The noun before the head only says which kind it is: a laptop sleeve is a sleeve. */
function qualifierOf(words: readonly Word[], head: Word | undefined): Word | undefined {
  if (!head || head.startsClause) return undefined;
  const before = words[words.indexOf(head) - 1];
  return before?.kind === 'word' ? before : undefined;
}

/** A phrase is what the thing is where one of its words is; a use where its first word is. */
const senseField = (parts: readonly number[]): number =>
  parts.includes(fieldNumber.head) ? fieldNumber.head : (parts[0] ?? fieldNumber.title);

/** The run of glued words that starts here: "TN-2110" is also searched as "tn2110". */
function gluedWith(words: readonly Word[], at: number): Word[] {
  if (words[at]?.isGlued && at > 0) return [];
  let end = at + 1;
  while (words[end]?.isGlued) end++;
  return words.slice(at, Math.min(end, at + 5));
}

function readCode(code: string, sink: TokenSink): void {
  const words = splitWords(code, wordLimits.code);
  for (const word of words) sink(word.term, fieldNumber.code, true);
  if (words.length > 1) sink(joined(words), fieldNumber.code, true);
}

const joined = (words: readonly Word[]): string => words.map((word) => word.term).join('');
