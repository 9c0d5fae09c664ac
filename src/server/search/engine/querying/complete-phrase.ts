import { plainLetters } from '../../../../contract/plain-letters.ts';
import type { AskedPhrase } from '../words/asked-phrases.ts';
import { splitWords } from '../words/scan-words.ts';
import { startingWith } from './reading/alternatives.ts';
import { withoutBegunShort } from './reading/asked-text.ts';
import { type QueryVocabulary, type QueryWords, readQuery } from './reading/read-query.ts';

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

/** Texts with a phrase completed, best first; `isBehind`: behind words that products have to hold as well. */
export type Completions = { texts: string[]; isBehind: boolean };

/** So many phrases that the last words may begin are looked at where others stand before them. */
const maxBehind = 4;

/**
 * A text that is being typed with the phrases that its last words begin: "pc port" → "pc portable", "asp" → "aspirateur". Of
 * several the one that most products say, in whatever words; behind other words several. None where they begin none, or
 * are one already of which there is something, or nothing is called so.
 */
function completePhrase(
  { text, words }: QueryWords,
  { findSenses, dictionary, frequency }: QueryVocabulary,
): Completions {
  const none = { texts: [], isBehind: false };
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
    const begun = mayBegin
      .filter((phrase) => isBegun(phrase, tail))
      .map((phrase) => ({ phrase, count: productsOf(phrase) }))
      .filter(({ count }) => count > 0);
    if (begun.some(({ phrase }) => isWhole(phrase, tail))) return none;
    if (begun.length === 0) continue;
    const best = begun.toSorted((a, b) => b.count - a.count).slice(0, from > 0 ? maxBehind : 1);
    const texts = best.map(({ phrase }) => [...pieces.slice(0, from), phrase.text].join(' '));
    return { texts, isBehind: from > 0 };
  }
  return none;
}

const negated = /(?<=\s)(sans)\s(\p{L}+)$/iu;

/** Behind "sans" a begun word is of what begins so, "souris sans f": as a whole word it would be what is asked to be absent. */
function withNegatedWhole(text: string, { findSenses, dictionary, frequency }: QueryVocabulary): string {
  const [end, ...pieces] = negated.exec(text) ?? [];
  if (end === undefined) return text;
  const typed = pieces.map((piece) => plainLetters(piece).toLowerCase());
  const productsOf = ({ term }: AskedPhrase) => {
    const number = dictionary.find(term);
    return number < 0 ? 0 : frequency(number);
  };
  const begun = findSenses
    .holding(typed[0] ?? '')
    .filter((phrase) => phrase.words.length === typed.length && isBegun(phrase, typed));
  // "Sans fil" is whole, though "sans filtre" begins so too.
  if (begun.some((phrase) => isWhole(phrase, typed))) return text;
  const [best] = begun
    .filter((phrase) => productsOf(phrase) > 0)
    .toSorted((a, b) => productsOf(b) - productsOf(a));
  return best === undefined ? text : text.slice(0, -end.length) + best.text;
}

const lastWord = /(?<![\p{L}\d])\p{L}{3,}$/u;

/** A plural of what nothing is called is typed so much less often than a word that goes on: several necks, but for "coussin". */
const rarelyPlural = 0.1;

/** What ends like a plural may go on: "bros" is a begun "brosse", unless products say its singular more often. */
function withBegunPlural(text: string, { findSenses, dictionary, frequency }: QueryVocabulary): string {
  const [piece = ''] = lastWord.exec(text) ?? [];
  const [word, other] = splitWords(piece, 2);
  const plain = plainLetters(piece).toLowerCase();
  if (!word || other || word.lexeme.term === plain) return text;
  const single = dictionary.find(word.lexeme.term);
  const share = findSenses([word]).length > 0 ? 1 : rarelyPlural;
  const uses = single < 0 ? 0 : frequency(single) * share;
  const [best] = startingWith(plain, 1, { dictionary, frequency });
  return best && frequency(best.term) > uses
    ? text.slice(0, text.length - piece.length) + dictionary.term(best.term)
    : text;
}

/** What is being typed, without a small word that is begun at its end where no phrase goes on so, and how it may go on. */
export function readTyped(
  text: string,
  vocabulary: QueryVocabulary,
): { query: QueryWords; completions: Completions } {
  const query = readQuery(withBegunPlural(withNegatedWhole(text, vocabulary), vocabulary), vocabulary);
  const completions = completePhrase(query, vocabulary);
  const short = completions.texts.length > 0 ? undefined : withoutBegunShort(text);
  if (short === undefined) return { query, completions };
  const begun = readQuery(short, vocabulary);
  return { query: begun, completions: completePhrase(begun, vocabulary) };
}
