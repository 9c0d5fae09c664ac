import type { AskedPhrase } from '../words/asked-phrases.ts';
import type { QueryVocabulary, QueryWords } from './query.ts';

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
    const mayBegin = tail.length > 1 ? findSenses.holding(tail[0] ?? '') : findSenses.phrases;
    const begun = mayBegin.filter((phrase) => isBegun(phrase, tail));
    if (begun.some((phrase) => isWhole(phrase, tail))) return undefined;
    const counted = begun.map((phrase) => ({ phrase, count: productsOf(phrase) }));
    const [best] = counted.toSorted((a, b) => b.count - a.count);
    if (best && best.count > 0) return [...pieces.slice(0, from), best.phrase.text].join(' ');
  }
  return undefined;
}
