import { findNoun } from '../nouns/nouns.ts';
import { headOf } from '../title-head.ts';
import { isLowest, keysAbove, otherCategoryKey } from '../tree.ts';

/** Shorter words mean too many things. */
const minLength = 4;
/** Things of one category that a word stands for, their share of those that are known, and of these of all that are called by it. */
const [minThings, minShare, minKnown] = [4, 0.9, 0.5];

/** The words of a title's head that no list of nouns has: what a noun of all shops did not tell of a title, this one's use does not add. */
const wordsOf = (title: string): Set<string> =>
  new Set(
    headOf(title).words.filter(
      (word) => word.length >= minLength && !/\d/.test(word) && findNoun([word]) === undefined,
    ),
  );

/** Of the things whose titles have a word: how many there are, and of how many what they are is known, by category. */
type Use = { all: number; known: number; keys: Map<string, number> };

/** The lowest category of nearly all things that a word is used of; undefined: too few, or of several kinds. */
function keyOfUse({ all, known, keys }: Use): string | undefined {
  if (known < minThings || known < all * minKnown) return undefined;
  const [key] = [...keys]
    .filter(([, count]) => count >= Math.max(minThings, known * minShare))
    .map(([each]) => each)
    .toSorted((a, b) => keysAbove(b).length - keysAbove(a).length);
  return key;
}

/** What a shop's titles call by words that no list has, as far as other things of its own are called by them as well. */
export type ShopWords = (title: string, brand: string) => string | undefined;

/**
 * Learns what words mean in a shop from the things whose category something else tells: "Dome" of cameras, "Essentials Case" of phone cases.
 * @param things their titles with their categories, `other` of those that are not known
 */
export function learnWords(things: readonly { title: string; key: string }[]): ShopWords {
  const uses = new Map<string, Use>();
  for (const { title, key } of things) {
    for (const word of wordsOf(title)) {
      const use = uses.get(word) ?? { all: 0, known: 0, keys: new Map<string, number>() };
      uses.set(word, use);
      use.all++;
      if (key === otherCategoryKey) continue;
      use.known++;
      for (const each of keysAbove(key)) use.keys.set(each, (use.keys.get(each) ?? 0) + 1);
    }
  }
  const meanings = new Map<string, { key: string; known: number }>();
  for (const [word, use] of uses) {
    const key = keyOfUse(use);
    if (key !== undefined) meanings.set(word, { key, known: use.known });
  }
  return (title, brand) => {
    const named = wordsOf(brand);
    const found = [...wordsOf(title)].flatMap((word) => {
      const meaning = meanings.get(word);
      // A maker has more kinds of things than four of a shop's articles show.
      return meaning === undefined || (named.has(word) && isLowest(meaning.key)) ? [] : meaning;
    });
    return found.toSorted((a, b) => b.known - a.known)[0]?.key;
  };
}
