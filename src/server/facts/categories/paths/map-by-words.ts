import { withoutUnsaid } from '../audience.ts';
import { keyOfLine } from '../brands/product-lines.ts';
import { keyOfHolder, keyWorn } from '../holders.ts';
import { keyOfName } from '../names-of-tree.ts';
import { isOtherScript } from '../nouns/noun-forms.ts';
import { isNamedTwice, nounOfStep, shelfForWhom } from '../nouns/noun-of-step.ts';
import { findExactNoun } from '../nouns/nouns.ts';
import { isLowest, keysAbove } from '../tree.ts';
import { featuresOfPath } from '../word-model/features.ts';
import { type Guess, guess } from '../word-model/guess.ts';
import { keyBefore, keyBeside } from './earlier-steps.ts';
import { alone, enough, type MappedPath, type MappingRule, sure } from './mapped-path.ts';
import { isConfirmedByEarlierStep } from './of-department.ts';
import type { ReadPaths } from './read-paths.ts';
import { keyOfList } from './side-by-side.ts';
import { lastStepOf, splitSteps, wordsOfSteps } from './steps.ts';

/** How likely a shelf holds what the noun that it is named by means. */
const byNoun = 0.9;
/** Letters of a single word that hardly means anything else. */
const minLongNoun = 8;

const ruleOf = ({ key, confidence }: Guess, hasPath: boolean): MappingRule => {
  if (confidence < sure || !isLowest(key)) return 'coarse';
  return hasPath ? 'merchant' : 'network';
};

/** The category of several that the step before the last names: "Composants PC > Ventilateurs". */
function aroundOf(path: string): string | undefined {
  const named = keyOfName(splitSteps(path).at(-2) ?? '');
  const isOne = named !== undefined && !isLowest(named) && keysAbove(named).length > 1;
  return isOne ? named : undefined;
}

/** What was learned of "bottoms" and "rompers" does not make them things for children. */
const unlessUnsaid = (found: Guess, text: string): Guess => ({
  ...found,
  key: withoutUnsaid(found.key, text),
});

/**
 * The category that the network names outright where the shop's own step only seems to be of another department: "Clips in" of
 * "Hair Extension". `isNoun`: a noun names that step, which no noun of the network's says more than.
 */
function keyElsewhere(networkPath: string, guessed: string | undefined, isNoun: boolean): Guess | undefined {
  const step = splitSteps(networkPath).at(-1) ?? '';
  const named = keyOfName(step) ?? (isNoun ? undefined : nounOfStep(step));
  if (named === undefined || guessed === undefined || !isLowest(named)) return undefined;
  return keysAbove(named).at(-1) === keysAbove(guessed).at(-1) ? undefined : { key: named, confidence: sure };
}

/**
 * What was learned of a step, or the noun that it is named by where that is not sure, or says no more. In Cyrillic and Greek
 * letters little was learned, of Google's names of several words: "Кондиционеры" are no fabric softeners.
 */
function surer(learned: Guess | undefined, path: string, within: string | undefined): Guess | undefined {
  const step = lastStepOf(path);
  const noun = nounOfStep(step);
  if (noun === undefined || (within !== undefined && !keysAbove(noun).includes(within))) return learned;
  const isMore = learned !== undefined && keysAbove(noun).slice(1).includes(learned.key);
  const words = wordsOfSteps(step).flat();
  // What is the whole step says more than what was learned of its words, but no less than a department: "Modellazione 3D" is no
  // film. So does a single word, of which was learned what it stands beside ("Wino" is no tableware), unless the steps
  // before confirm that: "Composants PC > Ventilateur".
  const isWhole =
    learned !== undefined &&
    keysAbove(learned.key).length > 1 &&
    findExactNoun(words)?.key === noun &&
    (words.length > 1 || !isConfirmedByEarlierStep(path, learned.key));
  // Where only a department was learned, what names the thing says more: "Condicionador" is for hair, not for pets.
  const isOnlyDepartment =
    learned !== undefined && keysAbove(learned.key).length === 1 && keysAbove(noun).length > 1;
  const isNamed =
    isOnlyDepartment &&
    (words.length > 1
      ? isNamedTwice(step)
      : (words[0] ?? '').length >= minLongNoun && findExactNoun(words)?.key === noun);
  return learned === undefined ||
    learned.confidence < sure ||
    isMore ||
    isWhole ||
    isNamed ||
    isOtherScript(step)
    ? { key: noun, confidence: byNoun }
    : learned;
}

const isExactNoun = (step: string, key: string): boolean =>
  findExactNoun(wordsOfSteps(step).flat())?.key === key;

/** Where other signs part the steps, a dash stands between things of one. */
const dash = /\s[-–]\s/;

/** What most of several things side by side are the names of, where none of them is named otherwise: "Cafetière - Théière - Tasse". */
function keyOfSeveral(step: string): string | undefined {
  if (!dash.test(step)) return undefined;
  const parts = step.split(dash);
  const named = parts.flatMap(
    (part) => keyOfName(part) ?? findExactNoun(wordsOfSteps(part).flat())?.key ?? [],
  );
  const isMost = named.length > 1 && named.length * 2 >= parts.length;
  return isMost && new Set(named).size === 1 ? named[0] : undefined;
}

/** What names of categories and words in paths say, the last step of the merchant's first. */
function guessOfWords({ path, networkPath, within, said }: ReadPaths): Guess | undefined {
  // The last step says what things are, those before it what they belong to: "High-tech > Tablettes".
  const step = lastStepOf(path);
  const asked = /\s/.test(step.trim()) ? alone : sure;
  const line = path.includes('>') || path.includes(';') ? undefined : keyOfLine(step);
  const named = shelfForWhom(step) ?? keyOfName(step) ?? line ?? keyOfSeveral(step);
  const ofStep = [{ features: featuresOfPath(step), volume: 1 }];
  const last =
    named && (within === undefined || keysAbove(named).slice(1).includes(within))
      ? { key: named, confidence: 1 }
      : surer(guess(ofStep, asked, within ?? aroundOf(path)) ?? guess(ofStep, asked, within), path, within);
  const other =
    named || within !== undefined
      ? undefined
      : keyElsewhere(networkPath, last?.key, nounOfStep(step) !== undefined);
  if (other) return other;
  if (last && isLowest(last.key)) return last;
  // A name of several categories together leaves the choice among these: "Women's button-ups" are clothes.
  const several = named !== undefined && within === undefined && keysAbove(named).length > 1 ? named : within;
  const isByNoun = last?.confidence === byNoun;
  const guessed = guess(said, enough, several);
  // A noun that is all of the path only gets more precise: "Jacken" are no hunter's, whatever stands beside them among Google's.
  const isOnly = isByNoun && isExactNoun(step, last.key) && splitSteps(path).length === 1;
  if (isOnly && !keysAbove(guessed?.key ?? '').includes(last.key)) return last;
  // A noun of several categories together says something where no word was learned: "Nohavice".
  return guessed ?? (named !== undefined || several || isByNoun ? last : undefined);
}

export function mapByWords(read: ReadPaths): MappedPath | undefined {
  const { path, networkPath, within, said } = read;
  const guessed = guessOfWords(read);
  if (guessed === undefined) return undefined;
  const found = guessed.confidence === 1 ? guessed : unlessUnsaid(guessed, path + networkPath);
  const isList = path.includes(';');
  const told = within === undefined ? (keyOfHolder(path, found.key) ?? keyBefore(path, found)) : undefined;
  // "Bateau > Entretien > Antifouling" cleans no home.
  const before = told && (keyOfHolder(path, told) ?? told);
  const worn = within === undefined ? keyWorn(path, found.key) : undefined;
  const held = isList ? undefined : (before ?? worn ?? keyBeside(path, found.key));
  if (held) {
    const rule = isLowest(held) ? 'merchant' : 'coarse';
    return { said: [], within, surelyWithin: held, result: { key: held, rule, confidence: alone } };
  }
  // Of categories side by side the title chooses within what those that name something have in common.
  const listed = isList && within === undefined ? keyOfList(path) : undefined;
  const isSure = isList ? listed === found.key : found.confidence >= sure;
  const surelyWithin = isSure ? found.key : undefined;
  return { said, within, surelyWithin, result: { ...found, rule: ruleOf(found, path !== '') } };
}
