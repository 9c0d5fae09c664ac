import { plainLetters } from '../../../../contract/plain-letters.ts';
import { colourOfWord } from '../../../language/colour-words.ts';
import { forWords } from '../../../language/prepositions.ts';
import { colourThings, keyOfHead } from '../names-in-titles.ts';
import { wordsOfSteps } from '../paths/steps.ts';
import { isDoubtful } from '../title-doubts.ts';
import { keysAbove } from '../tree.ts';
import { nounOfTitle } from './noun-of-title.ts';
import { findExactNoun } from './nouns.ts';

/** A model: letters and digits together, or a number of four digits and more; no amount. */
const model = /^(?=[^\d]*\d)(?:(?=.*\p{L})[\p{L}\d][\p{L}\d./#_-]{2,}|\d{4,})$/u;
const amount =
  /^\d+(?:[.,]\d+)?(?:[x×-]\d+(?:[.,]\d+)?)*(?:mm|cm|m|km|g|kg|ml|cl|l|w|kw|v|va|a|ah|mah|hz|mhz|ghz|gb|go|tb|to|mb|mo|in|ft|oz|lbs?|p|k|pcs?|pack|er|st|nd|rd|th|d|x|h)?$/iu;
/** What stands behind the name of a thing: amounts, signs, what it is like. */
const nameEnd =
  /[\d,;:([|/"”]|[-–—](?=\s|$)|^(?:original|genuine|compatible|matte?|gloss|glossy|high-gloss)$/iu;

/** "7-Day": how long something takes is no model either. */
const duration =
  /^\d+-(?:minute|hour|day|week|month|year|jour|semaine|mois|tage?|wochen?|d[ií]as?|semanas?)s?$/iu;

/** What stands before the model of another thing: "Bracket suitable for Norvik DUB185 leaf blower". */
const isPurpose = new RegExp(`^(?:${forWords}|till|compatible|kompatibel)$`, 'iu');

const isModel = (word: string): boolean => model.test(word) && !amount.test(word) && !duration.test(word);

/** Makers and lines that stand before a model. */
const maxBefore = 4;
const maxNameLength = 5;
/** Parts that are asked. */
const maxParts = 4;

/** The words right behind the last of the models with which a title begins, up to the first amount or sign. */
function wordsBehindModel(title: string): string[] {
  const words = title.split(/\s+/);
  const first = words.findIndex(isModel);
  if (first < 0 || first > maxBefore || words.slice(0, first).some((word) => isPurpose.test(word))) return [];
  let start = first + 1;
  while (start < words.length && isModel(words[start] as string)) start++;
  const name = words.slice(start, start + maxNameLength);
  const end = name.findIndex((word) => nameEnd.test(word) || colourOfWord.has(plainLetters(word)));
  return end < 0 ? name : name.slice(0, end);
}

/**
 * What a title names right behind its model, as catalogues of makers write it: "Norvik CM604 washing machine Freestanding 7 kg".
 * The longest name counts: a "notebook case" is no notebook.
 */
function nounBehindModel(title: string): string | undefined {
  const words = wordsBehindModel(title);
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join(' ');
    const noun = nounOfTitle(name);
    const key = keyOfHead(name, true) ?? (noun?.isSure ? noun.key : undefined);
    if (key !== undefined) return key;
  }
  return undefined;
}

/** Brackets with more of the title behind them. */
const brackets = /\s?\([^()]{0,60}\)(?=\s\p{L}{2})/gu;

/** What a title is named by that goes on behind brackets: "Cat 5e (350 MHz) patch cable". */
function nounBehindBrackets(title: string): string | undefined {
  const whole = title.replace(brackets, '');
  const noun = whole === title ? undefined : nounOfTitle(whole);
  return noun?.isSure && !noun.isShort ? noun.key : undefined;
}

/** What a part of a title is called in a single long word, which is no colour: "Double border – Invitation – 175". */
function isLongName(part: string, { isShort }: { isShort: boolean }): boolean {
  const words = wordsOfSteps(part).flat();
  return (
    !isShort &&
    words.length === 1 &&
    words.every((word) => !colourOfWord.has(word) && !colourThings.has(word))
  );
}

/** What only goes with what it names. */
const goesWith = /(?<!\p{L})(?:compatibles?|kompatib|replacement|rechange|remplacement)/iu;

/** The thing that a part's second word names right behind its first: "Perceuse foret 8 mm"; "Vitrificateur à parquet" names none so. */
function namedSecond(part: string): string | undefined {
  const [, second] = /^\P{L}*\p{L}+\s(\p{L}{4,})/u.exec(part) ?? [];
  return second === undefined || colourThings.has(plainLetters(second))
    ? undefined
    : findExactNoun([plainLetters(second)])?.key;
}

/**
 * Whether a part begins with the long word that it is named by: "Orvane – Parapluie pliant noir"; scents are called like food:
 * "Parfum d'ambiance – Chocolat noisette".
 */
function beginsWithName(part: string, { key, isShort }: { key: string; isShort: boolean }): boolean {
  if (isShort || keysAbove(key).includes('food-drink') || goesWith.test(part)) return false;
  const [first] = wordsOfSteps(part).flat();
  if (first === undefined || findExactNoun([first])?.key !== key) return false;
  return (namedSecond(part) ?? key) === key;
}

/** What a part behind a colon, dash or bar is named by in several words, or begins with: "Norvik Wave rose aluminium : brosse à dents sonique". */
function nounOfPart(title: string): string | undefined {
  for (const part of title.split(/\s?[|:]\s|\s[-–—]\s/).slice(1, maxParts)) {
    const noun = nounOfTitle(part);
    if (noun?.isSure && (noun.length > 1 || isLongName(part, noun) || beginsWithName(part, noun)))
      return noun.key;
  }
  return undefined;
}

/** What a title names inside, where its ends say nothing: behind its model, behind brackets, or in another part. */
export function nounInside(title: string): string | undefined {
  const key = nounBehindModel(title) ?? nounBehindBrackets(title) ?? nounOfPart(title);
  return key === undefined || isDoubtful(key, title, true) ? undefined : key;
}
