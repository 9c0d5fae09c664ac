import { withoutAudience } from '../audience.ts';
import { wordsOfSteps } from '../paths/steps.ts';
import type { TitleHead } from '../title-head.ts';
import { maxWords, type NamedByNoun } from './noun-of-words.ts';
import { findExactNoun } from './nouns.ts';

/** Whether words hold whom a thing is for. */
export const saysForWhom = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return withoutAudience(text) !== text;
};

/** The noun at an end of some words that holds whom a thing is for: a "baby monitor" is no monitor, a "lit bébé" no bed. */
function nounForWhom(words: readonly string[]): NamedByNoun | undefined {
  for (let length = Math.min(maxWords, words.length); length > 1; length--) {
    for (const part of [words.slice(0, length), words.slice(1, length + 1), words.slice(-length)]) {
      const found = saysForWhom(part) ? findExactNoun(part) : undefined;
      if (found) return { key: found.key, isSure: true, isShort: false, length };
    }
  }
  return undefined;
}

/** A name of three words that says itself what the thing is for or of: "Mélange pour dip", "croquettes pour chien", "guanti in nitrile". */
const forItself = /^\s*\p{L}+\s(?:pour|para|per|für|voor|dla|in|en|aus)\s\p{L}+/iu;

function nounForPurpose(title: string): NamedByNoun | undefined {
  const text = forItself.exec(title)?.[0];
  const found = text === undefined ? undefined : findExactNoun(wordsOfSteps(text).flat());
  return found && { key: found.key, isSure: true, isShort: false, length: maxWords };
}

/** What a title says itself that its thing is for, or for whom. */
export const nounOfPurpose = (title: string, { whole }: TitleHead): NamedByNoun | undefined =>
  nounForPurpose(title) ?? (whole && nounForWhom(whole));
