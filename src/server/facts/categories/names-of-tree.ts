import { withoutAudience } from './audience.ts';
import { namesOfShelves } from './paths/names-of-shelves.ts';
import { wordsOfSteps } from './paths/steps.ts';
import { categoryTree } from './tree.ts';

const fold = (text: string): string => wordsOfSteps(withoutAudience(text)).flat().join(' ');

/** Names and words of categories, folded; '' where two have the same. */
export const namesOfTree = new Map<string, string>();
for (const { key, name, nameFr, words } of categoryTree) {
  for (const text of [name, nameFr, ...words]) {
    if (withoutAudience(text) !== text) continue;
    const folded = fold(text);
    const known = namesOfTree.get(folded);
    namesOfTree.set(folded, known === undefined || known === key ? key : '');
  }
}
for (const [key, names] of Object.entries(namesOfShelves)) {
  for (const name of names.split(/,\s+/)) {
    const folded = fold(name);
    if (!namesOfTree.has(folded)) namesOfTree.set(folded, key);
  }
}
namesOfTree.delete('');

/** The category that a step of a path names, in other letters, number or order of small words at most. */
export const keyOfName = (step: string): string | undefined => namesOfTree.get(fold(step)) || undefined;
