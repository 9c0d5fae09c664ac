import { colourOfWord } from '../../language/colour-words.ts';
import { withoutAudience } from './audience.ts';
import { featuresOfPath, wordsOfSteps } from './features.ts';
import { guess } from './learned.ts';
import { categoryTree, keysAbove } from './tree.ts';

const fold = (text: string): string => wordsOfSteps(withoutAudience(text)).flat().join(' ');

/** Names and words of categories, folded; '' where two have the same. */
const keys = new Map<string, string>();
for (const { key, name, nameFr, words } of categoryTree) {
  for (const text of [name, nameFr, ...words]) {
    if (withoutAudience(text) !== text) continue;
    const folded = fold(text);
    const known = keys.get(folded);
    keys.set(folded, known === undefined || known === key ? key : '');
  }
}
keys.delete('');

const longestName = 3;
/** Words behind a name that say what it comes as. */
const around = new Set('set kit pack lot duo trio bundle edition original'.split(' '));

/** Words that name too many things to go by alone. */
const vague = new Set(
  'danse golf football rugby tennis jardin musique masque perle fleur trousse bouquet lame tube filtre base support etiquette tie band chain safe micro lait halloween party rose eclat'.split(
    ' ',
  ),
);
const sureOfWord = 0.85;

export const isVague = (word: string): boolean => vague.has(word);

/** Titles name things, never whole departments. */
const isDepartment = (key: string) => keysAbove(key).length === 1;

/** French and its neighbours put what a thing is first: "Shampooing au miel". English puts it last. */
const namesFirst =
  /[^\p{ASCII}’“”–—™®°]|(?<!\p{L})(?:de|du|des|d|à|a|au|aux|en|et|la|le|les|sur|pour)(?!\p{L})/iu;

/** An amount of paper names nothing: "Photo Paper - 50 Sheets" is no bed linen. */
const amountOfPaper = /\d[\d\s.,x×]*(?:sheets?|feuilles?|feuillets?|pages?|blatt|hojas|fogli)(?!\p{L})/giu;

/**
 * The category that a title is named by, longer names before shorter ones ("duffle bag" is no "bag"): by its first words, in
 * English by its last.
 */
export function keyOfHead(title: string): string | undefined {
  // What it is for stands behind: "Earphones for iPod and iPhone".
  const [main = ''] = title.split(
    /\s[-–—|]\s|[,(;]|:\s|(?<=\S)\s(?:for|pour|für|para|per|dla|voor|compatible)\s/i,
  );
  const named = main.replace(amountOfPaper, ' 0');
  const text = withoutAudience(named.trim());
  const words = wordsOfSteps(text).flat();
  while (words.length > 1 && (around.has(words.at(-1) ?? '') || colourOfWord.has(words.at(-1) ?? '')))
    words.pop();
  const first = (length: number) => words.slice(0, length);
  // A number behind it says that it is something else's name.
  const last = /\p{L}{2}\s*$/u.test(text) ? (length: number) => words.slice(-length) : () => [];
  const ends = namesFirst.test(title) ? [first] : [last, first];
  for (const end of ends) {
    for (let length = Math.min(longestName, words.length); length > 0; length--) {
      const key = keyOfWords(end(length));
      if (key) return key;
    }
  }
  return undefined;
}

/** Before a colour. */
const shades = new Set('dark light clair fonce'.split(' '));

/** What a title names behind a dash and nothing else, in its colour and measures: "Queen Nefertiti – T-shirt, dark green". */
export function keyBehind(title: string): string | undefined {
  for (const part of title.split(/\s[-–—|]\s/).slice(1)) {
    const words = wordsOfSteps(withoutAudience(part.replace(amountOfPaper, ' ')))
      .flat()
      .filter((word) => !/\d/.test(word));
    const end = words.findIndex((word) => colourOfWord.has(word) || shades.has(word));
    const key = keyOfWords(end < 0 ? words : words.slice(0, end));
    if (key) return key;
  }
  return undefined;
}

/** Names of one word, and whether what was learned says the same of them. */
const isSure = new Map<string, boolean>();

function keyOfWords(words: readonly string[]): string | undefined {
  const name = words.slice(0, longestName + 1).join(' ');
  const known = vague.has(name) ? undefined : keys.get(name);
  const key = known && !isDepartment(known) ? known : undefined;
  if (!key || words.length > 1) return key || undefined;
  const isKnown =
    isSure.get(name) ?? guess([{ features: featuresOfPath(name), volume: 1 }], sureOfWord)?.key === key;
  isSure.set(name, isKnown);
  return isKnown ? key : undefined;
}

/** The only category of some that words of a title name; undefined: none, or several. */
export function keyNamedIn(title: string, isOne: (key: string) => boolean): string | undefined {
  const words = wordsOfSteps(withoutAudience(title)).flat();
  const named = words.flatMap((word, place) => {
    if (vague.has(word)) return [];
    const key = keys.get([word, words[place + 1] ?? ''].join(' ').trim()) ?? keys.get(word);
    return key && isOne(key) ? key : [];
  });
  return new Set(named).size === 1 ? named[0] : undefined;
}

/** The category that a step of a path names, in other letters, number or order of small words at most. */
export const keyOfName = (step: string): string | undefined => keys.get(fold(step)) || undefined;
