import { plainLetters } from '../../contract/plain-letters.ts';

/** A part of a text; `isMatch`: it matches the query. */
export type Piece = { text: string; isMatch: boolean };

/** One character for each, so that places stay where they are: "É" is "e", "œ" stays. */
const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => {
    const plain = plainLetters(text.charAt(at));
    return plain.length === 1 ? plain : text.charAt(at);
  }).join('');

/**
 * Words as people read them: "27,5", "Levi's" and "AT&T" are one each, so that nothing begins inside of them; after an
 * elided word ("l'écran") another one begins.
 */
const word =
  /[\p{L}\p{N}\p{M}]+(?:(?:[.,](?=\p{N})|&|(?<!(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu))['’])[\p{L}\p{N}\p{M}]+)*/gu;

const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** Parts a text where words of the query begin its words, whatever their case and accents. */
export function highlight(text: string, query: string): Piece[] {
  const typed = wordsOf(fold(query)).sort((a, b) => b.length - a.length);
  const pieces: Piece[] = [];
  const push = (part: string, isMatch: boolean) => part && pieces.push({ text: part, isMatch });
  let shown = 0;
  for (const { 0: whole, index } of fold(text).matchAll(word)) {
    const begun = typed.find((each) => whole.startsWith(each));
    if (begun === undefined) continue;
    push(text.slice(shown, index), false);
    push(text.slice(index, index + begun.length), true);
    shown = index + begun.length;
  }
  push(text.slice(shown), false);
  return pieces;
}
