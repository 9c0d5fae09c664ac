import type { AskedPhrase } from '../words/synonyms.ts';
import type { QueryVocabulary, QueryWords } from './query.ts';
import type { Suggestions } from './suggest.ts';

/** Fewer letters begin too many phrases. */
const minLetters = 3;

/** Whether typed terms are the beginning of a phrase. */
const isBegun = ({ words }: AskedPhrase, typed: readonly string[]): boolean =>
  words.length >= typed.length &&
  typed.every((term, at) =>
    at < typed.length - 1 ? words[at] === term : (words[at]?.startsWith(term) ?? false),
  );

const isWhole = ({ words }: AskedPhrase, typed: readonly string[]): boolean =>
  words.length === typed.length && words.at(-1) === typed.at(-1);

const lettersOf = (terms: readonly string[]): number => terms.join('').length;

/**
 * A text that is being typed with the phrase that its last words begin: "pc port" → "pc portable", "asp" → "aspirateur". Of
 * several the one that most products say, in whatever words. undefined: they begin none, or
 * are one already, or nothing is called so.
 */
export function completePhrase(
  { text, words }: QueryWords,
  { findSenses, dictionary, frequency }: QueryVocabulary,
): string | undefined {
  const typed = words.map(({ lexeme }) => lexeme.term);
  const pieces = text.split(/\s+/).filter((piece) => piece !== '');
  const productsOf = ({ term }: AskedPhrase): number => {
    const number = dictionary.find(term);
    return number < 0 ? 0 : frequency(number);
  };
  for (let from = 0; from < typed.length; from++) {
    const tail = typed.slice(from);
    // Where a word was left out, nobody knows which pieces stand before the phrase.
    if (lettersOf(tail) < minLetters || (from > 0 && pieces.length !== typed.length)) continue;
    const begun = findSenses.phrases.filter((phrase) => isBegun(phrase, tail));
    if (begun.some((phrase) => isWhole(phrase, tail))) return undefined;
    const counted = begun.map((phrase) => ({ phrase, count: productsOf(phrase) }));
    const [best] = counted.toSorted((a, b) => b.count - a.count);
    if (best && best.count > 0) return [...pieces.slice(0, from), best.phrase.text].join(' ');
  }
  return undefined;
}

/** The first of both, then the second of both, … */
export const inTurns = <T>(some: readonly T[], others: readonly T[]): T[] =>
  some.flatMap((each, i) => [each, ...others.slice(i, i + 1)]);

/** A beginning of one word may be of other words as well: then the phrase has to be of what the text is of by itself. */
const isOtherThing = (typed: Suggestions, completed: Suggestions): boolean =>
  typed.categoryIds.length > 0 && typed.categoryIds[0] !== completed.categoryIds[0];

/** Of one word products take turns with what titles say that begins so, behind those of a brand that does. */
function mergeProducts(typed: Suggestions, completed: Suggestions, isOneWord: boolean): number[] {
  const [some, others] = [completed.productIds, typed.productIds];
  if (!isOneWord) return [...some, ...others];
  return typed.brands.length > 0
    ? [...inTurns(others, some), ...some]
    : [...inTurns(some, others), ...others];
}

/** What is suggested for a text as it was `typed` and for its `completed` phrase. */
export function mergeSuggestions(
  typed: Suggestions,
  completed: Suggestions,
  { limit, isOneWord }: { limit: number; isOneWord: boolean },
): Suggestions {
  if (isOneWord && isOtherThing(typed, completed)) return typed;
  return {
    productIds: [...new Set(mergeProducts(typed, completed, isOneWord))].slice(0, limit),
    categoryIds: [...new Set([...completed.categoryIds, ...typed.categoryIds])].slice(0, limit),
    brands: typed.brands,
  };
}
