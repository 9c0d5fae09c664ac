import { lazy } from '../../platform/memory/lazy.ts';
import { withoutAudience } from './audience.ts';
import { namesOfShelves } from './paths/names-of-shelves.ts';
import { wordsOfSteps } from './paths/steps.ts';
import { categoryTree } from './tree.ts';

const wordsIn = (text: string): string => wordsOfSteps(text).flat().join(' ');

function readNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { key, name, nameFr, words } of categoryTree) {
    for (const text of [name, nameFr, ...words]) {
      if (withoutAudience(text) !== text) continue;
      const folded = wordsIn(text);
      const known = found.get(folded);
      found.set(folded, known === undefined || known === key ? key : '');
    }
  }
  for (const [key, names] of Object.entries(namesOfShelves)) {
    for (const name of names.split(/,\s+/)) {
      // "Bain de bébé" says nothing of other baths.
      const folded = wordsIn(name);
      if (!found.has(folded)) found.set(folded, key);
    }
  }
  found.delete('');
  return found;
}

/** Names and words of categories, folded; '' where two have the same. */
export const namesOfTree = lazy(readNames);

/** The category that a step of a path names, in other letters, number or order of small words at most. */
export function keyOfName(step: string): string | undefined {
  const names = namesOfTree();
  const bare = withoutAudience(step);
  const whole = bare === step ? undefined : names.get(wordsIn(step));
  return (whole ?? names.get(wordsIn(bare))) || undefined;
}
