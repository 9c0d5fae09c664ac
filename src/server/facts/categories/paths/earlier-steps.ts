import { isHolder } from '../holders.ts';
import { keyOfName } from '../names-of-tree.ts';
import { isNamedTwice, nounOfStep } from '../nouns/noun-of-step.ts';
import { findExactNoun } from '../nouns/nouns.ts';
import { fieldOf } from '../shop/shop-sense.ts';
import { isLowest, keysAbove } from '../tree.ts';
import { splitSteps, wordsOfSteps } from './steps.ts';

/** Shorter words mean several things. */
const minLength = 7;

/** What a step is named by as a whole: a name of the tree, an expression, or a long word. */
function outrightKey(step: string): string | undefined {
  const named = keyOfName(step);
  if (named !== undefined) return named;
  const words = wordsOfSteps(step).flat();
  const isWhole = words.length > 1 || (words[0] ?? '').length >= minLength;
  if (isWhole && findExactNoun(words) !== undefined) return findExactNoun(words)?.key;
  return isNamedTwice(step) ? nounOfStep(step) : undefined;
}

/** Any department has accessories. */
const isTelling = (key: string | undefined): key is string => key !== undefined && key !== 'accessories';

/** One word of food and drink names what other things are made of, taste or smell of: "Supplements > Garlic". */
const isIngredient = (step: string, key: string): boolean =>
  fieldOf(key) === 'food-drink' && wordsOfSteps(step).flat().length <= 2;

/** Whether a last step says what it is without any doubt. */
const isOutright = (step: string, key: string): boolean =>
  !isIngredient(step, key) &&
  outrightKey(step) !== undefined &&
  keysAbove(outrightKey(step) ?? '').includes(key);

/** How sure what was learned of a last step has to be against an earlier one that only names a department. */
const surely = 0.8;

const stepsOf = (path: string): readonly string[] =>
  path.includes('>') || path.includes('|') ? splitSteps(path) : [];
const namedBefore = (steps: readonly string[]): string[] =>
  steps.slice(0, -1).map(outrightKey).filter(isTelling);

/**
 * What the steps before the last say outright that a thing is, where the last only seems to say something of another field, by what was
 * learned of its words or by an ingredient: "Vitamins & Supplements > Garlic". Of several the last that is a category without
 * parts. undefined: the last step counts.
 */
export function keyBefore(
  path: string,
  { key, confidence }: { key: string; confidence: number },
): string | undefined {
  const steps = stepsOf(path);
  if (steps.length < 2 || isOutright(steps.at(-1) ?? '', key)) return undefined;
  const before = namedBefore(steps);
  if (before.some((each) => fieldOf(each) === fieldOf(key))) return undefined;
  return before.findLast(isLowest) ?? (confidence < surely ? before.at(-1) : undefined);
}

/** Whether a step has a word of another one: "Cordless power tools" below "Tools" says which. */
function narrows(step: string, before: string): boolean {
  const words = new Set(wordsOfSteps(before).flat());
  return wordsOfSteps(step)
    .flat()
    .some((word) => words.has(word));
}

/**
 * What a step before the last says outright of the same department, where no name or noun is known for the last: "Shampoos > Anti
 * dandruff" are no skin care. Nor is more known of one that names the whole of it: "Chien > Puces et tiques". undefined: the last step counts.
 */
export function keyBeside(path: string, key: string): string | undefined {
  const steps = stepsOf(path);
  const last = steps.at(-1) ?? '';
  const known = outrightKey(last) ?? nounOfStep(last);
  if (steps.length < 2 || (known !== undefined && keysAbove(known).length > 1)) return undefined;
  const department = keysAbove(key).at(-1) ?? '';
  const isTold = (step: string) => {
    const named = outrightKey(step);
    return named !== undefined && isLowest(named) && keysAbove(named).includes(department);
  };
  const before = steps.slice(0, -1).findLast(isTold);
  return before === undefined || narrows(last, before) ? undefined : outrightKey(before);
}

/** The category without parts within another one that the steps before the last say outright that a thing is of. */
export const keyWithin = (path: string, within: string): string | undefined =>
  namedBefore(stepsOf(path)).findLast((key) => isLowest(key) && keysAbove(key).includes(within));

/**
 * What a step before the last is the name of, where no word of the last is known. undefined: none is, or only a whole department,
 * which "Home" at the beginning of a path is not.
 */
export const keyOfEarlierStep = (path: string): string | undefined =>
  stepsOf(path)
    .slice(0, -1)
    .flatMap((step) => keyOfName(step) ?? [])
    .findLast((key) => key !== 'accessories' && (keysAbove(key).length > 1 || isHolder(key)));
