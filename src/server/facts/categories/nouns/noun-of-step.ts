import { wordsOfSteps } from '../paths/steps.ts';
import { saysForWhom } from './noun-for-whom.ts';
import { nounIn, nounOfWords } from './noun-of-words.ts';
import { findExactNoun } from './nouns.ts';

/** What the steps of a shelf's name are named by: "Vrouwen jassen". */
export function nounOfStep(step: string): string | undefined {
  const words = wordsOfSteps(step).flat();
  const found = nounOfWords(words, false);
  return found?.isSure ? found.key : undefined;
}

/** Whether a shelf's name is an expression, or its first and last word name the same: "Ink & Toners". */
export function isNamedTwice(step: string): boolean {
  const words = wordsOfSteps(step).flat();
  if (words.length < 2) return false;
  const [first, last] = [words.slice(0, 1), words.slice(-1)].map((word) => nounIn(word)?.key);
  return (first !== undefined && first === last) || findExactNoun(words) !== undefined;
}

/** What a shelf's whole name is of, where it says for whom: "Lits bébé". */
export function shelfForWhom(step: string): string | undefined {
  const words = wordsOfSteps(step).flat();
  return words.length > 1 && saysForWhom(words) ? findExactNoun(words)?.key : undefined;
}
