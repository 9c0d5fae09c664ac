import { keyNamedIn } from '../names-in-titles.ts';
import { likelyNounOf } from '../nouns/noun-of-title.ts';
import { splitSteps, wordsOfSteps } from '../paths/steps.ts';
import { keysAbove, otherCategoryKey } from '../tree.ts';
import { fieldOf } from './shop-sense.ts';

/** Titles that have to name something, and their share of all. */
export type Enough = { least: number; share: number };
/** Of a shelf whose name was only guessed; of all of a shop, whose number of Google's says more. */
export const enoughOfShelf: Enough = { least: 4, share: 0.5 };
export const enoughOfShop: Enough = { least: 8, share: 0.6 };
/** How many of those that name something may confirm a category that is not believed. */
const maxConfirming = 0.05;

/**
 * Departments and kinds whose things are called by others: a book by its topic, a toy by what it imitates, earrings by animals, a
 * case, cake or mug by what is on it.
 */
const calledByOthers = new Set(
  `culture toys pets baby jewellery-watches auto-moto phone-accessories sweet-grocery tableware`.split(' '),
);
export const isCalledByOthers = (key: string): boolean =>
  keysAbove(key).some((each) => calledByOthers.has(each));

/**
 * Whether hardly any title confirms the category that things are said to be of: most of them name things, but of other departments.
 * @param named what their titles name, `other` of those that say nothing
 */
export function isConfirmedByNone(key: string, named: readonly string[], { least, share }: Enough): boolean {
  const known = named.filter((each) => each !== otherCategoryKey);
  if (known.length < least || known.length < named.length * share) return false;
  return known.filter((each) => fieldOf(each) === fieldOf(key)).length <= known.length * maxConfirming;
}

/** Letters by which forms of one word begin: "Difusores", "difusor". */
const stem = 5;

/**
 * Whether a title may confirm the category that its shelf's name was taken for: it names a thing of that department somewhere, or repeats a
 * word of the shelf's name ("Difusor" in "Difusores").
 */
export function mayConfirm(title: string, { key, path }: { key: string; path: string }): boolean {
  const isSame = (each: string) => fieldOf(each) === fieldOf(key);
  if ((keyNamedIn(title, isSame) ?? likelyNounOf(title, isSame)) !== undefined) return true;
  const ofShelf = new Set(
    wordsOfSteps(splitSteps(path).at(-1) ?? '')
      .flat()
      .map((word) => word.slice(0, stem)),
  );
  return wordsOfSteps(title)
    .flat()
    .some((word) => ofShelf.has(word.slice(0, stem)));
}
