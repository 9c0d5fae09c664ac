import { keyOfName } from '../names-of-tree.ts';
import { endsWithThing, findExactNoun } from '../nouns/nouns.ts';

/** Short words that mean one thing in every shop, and stand for whatever is printed or drawn on it. */
const carriers = new Set(
  'poster affiche sticker autocollant mug tasse hoodie sweatshirt shirt tee tote totebag blanket puzzle calendar postcard bookmark keychain badge coussin drawing dessin illustration'.split(
    ' ',
  ),
);

const keyOfWord = (word: string): string | undefined => keyOfName(word) ?? findExactNoun([word])?.key;

/** The expression that such a word begins, if it does: "Tote bag". */
const keyAtStart = (words: readonly string[]): string | undefined =>
  findExactNoun(words.slice(0, 2))?.key ?? keyOfWord(words[0] as string);

/**
 * What a title's head is of that begins, or in English ends, with a thing on which something is shown: "Mug chat noir" is nothing
 * for cats, "Guitar sticker" no guitar. What is behind its first word must be no thing itself: "Mug rack", "Poster frame".
 * `isFirst`: the title's language puts the thing first. undefined: it does not, or a longer name says more ("wall sticker").
 */
export function keyOfCarrier(words: readonly string[], isFirst: boolean): string | undefined {
  const last = words.at(-1) ?? '';
  if (!isFirst && carriers.has(last)) {
    return words.length > 1 && findExactNoun(words.slice(-2)) ? undefined : keyOfWord(last);
  }
  if (words.length < 2 || !carriers.has(words[0] as string)) return undefined;
  return isFirst || !endsWithThing(words) ? keyAtStart(words) : undefined;
}
