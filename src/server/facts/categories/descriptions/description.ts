import { isVague } from '../names-in-titles.ts';
import { findCompound, findExactNoun } from '../nouns/nouns.ts';
import { wordsOfSteps } from '../paths/steps.ts';
import { fieldOf } from '../shop/shop-sense.ts';
import { keysAbove } from '../tree.ts';
import { featuresOfTitle } from '../word-model/features.ts';
import { guess } from '../word-model/guess.ts';

/** The beginning of a description, which tells what is sold: further on it tells of the shop and of what goes with it. */
const [maxLength, maxClauses] = [400, 14];
const clauseEnd = /[.!?;:,\n()|–—•]|\s-\s/;
/** Shorter words mean too many things; parts of longer ones count as well. */
const [minWordLength, minCompoundLength] = [4, 8];
const maxNounWords = 3;

/** Mentions of things of one category, and their share of all; fewer where the shop is known to have many of these. */
const [minMentions, minMentionsOfCommon, minShare] = [3, 2, 0.7];
/** What was learned of its words has to lead to the same field. */
const minLearned = 0.5;
const lengthLearned = 200;

function nounAt(words: readonly string[], place: number): { key: string; length: number } | undefined {
  for (let length = maxNounWords; length > 1; length--) {
    const found =
      place + length <= words.length ? findExactNoun(words.slice(place, place + length)) : undefined;
    if (found) return { key: found.key, length };
  }
  const word = words[place] as string;
  if (word.length < minWordLength || isVague(word)) return undefined;
  const found = findExactNoun([word]) ?? (word.length >= minCompoundLength ? findCompound(word) : undefined);
  return found && { key: found.key, length: 1 };
}

/** The categories of all nouns; one of several words counts twice. */
function mentionsIn(text: string): string[] {
  return text
    .split(clauseEnd)
    .slice(0, maxClauses)
    .flatMap((clause) => {
      const words = wordsOfSteps(clause.replaceAll(/[>/\\»]/g, ' ')).flat();
      const keys: string[] = [];
      for (let place = 0; place < words.length; place++) {
        const found = nounAt(words, place);
        if (!found) continue;
        keys.push(found.key);
        if (found.length > 1) keys.push(found.key);
        place += found.length - 1;
      }
      return keys;
    });
}

/**
 * The lowest category that a description speaks of again and again, and of hardly anything else; undefined: none.
 * `isCommon`: whether the shop is known to have many things of a category.
 */
export function keyOfDescription(
  description: string,
  isCommon: (key: string) => boolean,
): string | undefined {
  const mentions = mentionsIn(description.slice(0, maxLength));
  if (mentions.length < minMentionsOfCommon) return undefined;
  const counts = new Map<string, number>();
  for (const key of mentions)
    for (const each of keysAbove(key)) counts.set(each, (counts.get(each) ?? 0) + 1);
  const [key] = [...counts]
    .filter(([, count]) => count >= minMentionsOfCommon && count >= mentions.length * minShare)
    .toSorted(([a, of], [b, other]) => keysAbove(b).length - keysAbove(a).length || other - of)
    .map(([each]) => each);
  if (key === undefined) return undefined;
  if ((counts.get(key) ?? 0) < minMentions && !isCommon(key)) return undefined;
  return isFieldOfDescription(description, key) ? key : undefined;
}

/** Whether what was learned of a description's first words leads to the field of a category. */
export function isFieldOfDescription(description: string, key: string): boolean {
  if (description === '') return false;
  const words = description.slice(0, lengthLearned).replaceAll(/[,;:()]/g, ' ');
  const learned = guess([{ features: featuresOfTitle(words), volume: 1 }], minLearned);
  return learned !== undefined && fieldOf(learned.key) === fieldOf(key);
}
