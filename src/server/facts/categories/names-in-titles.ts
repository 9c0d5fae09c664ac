import { colourOfWord } from '../../language/colour-words.ts';
import { withoutAudience } from './audience.ts';
import { namesOfTree } from './names-of-tree.ts';
import { endsNoName, findNoun } from './nouns/nouns.ts';
import { wordsOfSteps } from './paths/steps.ts';
import { headOf, saysHowMany, withoutPaper } from './title-head.ts';
import { keyOfCarrier } from './told-by-titles/motifs.ts';
import { keysAbove } from './tree.ts';
import { featuresOfPath } from './word-model/features.ts';
import { guess } from './word-model/guess.ts';
import { findLearned } from './word-model/learned-words.ts';

const maxNameLength = 3;
/** Words that name too many things to go by alone. */
const vague = new Set(
  `trio water compact couture danse golf football rugby tennis jardin musique masque perle fleur trousse bouquet lame
    tube filtre base support etiquette tie band chain safe micro lait halloween party rose eclat window porte film
    code portatil portatile portable notebook bow matter change test pall adulte adult coffret canon tout one way
    station entretien fusion shock objet derive tour marque creatif maker good fitting formula mouche`.split(
    /\s+/,
  ),
);
const sureOfWord = 0.85;

export const isVague = (word: string): boolean => vague.has(word);

/** Titles name things, never whole departments. */
const isDepartment = (key: string) => keysAbove(key).length === 1;

/**
 * The category that a title is named by, longer names before shorter ones ("duffle bag" is no "bag"): by its first words, in
 * English by its last. `onlyHead`: English is not asked for its first words as well, which say what the thing is like.
 */
export function keyOfHead(title: string, onlyHead = false): string | undefined {
  const { words: said, isFirst, endsWithWord } = headOf(title);
  const carrier = keyOfCarrier(said, isFirst);
  if (carrier !== undefined) return carrier;
  const words = [...said];
  const first = (length: number) => words.slice(0, length);
  const last = endsWithWord ? (length: number) => words.slice(-length) : () => [];
  const ends = isFirst ? [first] : onlyHead ? [last] : [last, first];
  for (const end of ends) {
    if (end === last && !isFirst && isShade(words, onlyHead)) words.pop();
    for (let length = Math.min(maxNameLength, words.length); length > 0; length--) {
      if (end === last && length === 1 && endsNoName(words)) continue;
      const key = keyOfWords(end(length));
      if (key) return key;
    }
  }
  return undefined;
}

/** Colours that are things as well: "Vintage Baguette Bag Coffee" is a bag. */
export const colourThings = new Set(
  `charcoal coffee chocolate honey cream wine mustard olive caramel mocha peach plum cherry lemon mint champagne
    cognac tan sand pearl coral berry walnut oak rose tea milk lime denim cafe prune chocolat cerise citron menthe
    miel noisette amande vanille moutarde aubergine framboise ciliegia cioccolato`.split(/\s+/),
);

/** Whether an English title ends with such a colour: of a thing that it names before, or where that is likelier. */
function isShade(words: readonly string[], isDoubtful: boolean): boolean {
  if (words.length < 2 || !colourThings.has(words.at(-1) ?? '')) return false;
  if (isDoubtful) return true;
  const before = words.slice(0, -1);
  return [2, 1].some((length) => before.length >= length && keyOfWords(before.slice(-length)) !== undefined);
}

/** Words of a title's head that are asked whether they speak of what the whole title seems to. */
const headLength = 2;
const headLengths = [headLength, 3];
const enoughOfHead = 0.3;

/** Whether the words that a title is named by speak for the same department as the whole of it. */
export function isConfirmed(key: string, title: string): boolean {
  const { words: said, isFirst } = headOf(title);
  // What holds anything confirms nothing: "Coffret Classique" is no chest for toys.
  const words = said[0] === 'coffret' && said.length > 1 ? said.slice(1) : said;
  const nouns = isFirst ? words.slice(0, 1) : [...words.slice(0, 1), ...words.slice(-headLength)];
  if (nouns.every((noun) => findLearned(noun) === undefined)) return false;
  return headLengths.some((length) => {
    const head = (isFirst ? words.slice(0, length) : words.slice(-length)).join(' ');
    const found = guess([{ features: featuresOfPath(head), volume: 1 }], enoughOfHead);
    return found !== undefined && keysAbove(found.key).at(-1) === keysAbove(key).at(-1);
  });
}

/** Before a colour. */
const shades = new Set('dark light clair fonce'.split(' '));

/** Things with an article are names of other things: "| The Album |". */
const withArticle = /^\s*(?:the|an?|le|la|les|une?|el|il|die|der|das)\s|^\s*l[’']/iu;

/**
 * What shelves are called by whom or what their things are for, as titles do not call the thing: "Rasoir peaux sensibles",
 * "Collant circulation sanguine".
 */
const saysForWhat =
  /^(?:(?:peau|douleur|maux?|jambe|trouble|transit|circulation|confort) |mal transport|nez bouche|brulure estomac|bouton fievre|secheresse oculaire|energie vitalite|defense immunitaire|(?:memoire|sommeil) (?:concentration|stress)|developpement personnel)/;

const isWord = (word: string): boolean => !/\d/.test(word);

/** What a title names behind a dash and nothing else, in its colour and measures: "Queen Nefertiti – T-shirt, dark green". */
export function keyBehind(title: string): string | undefined {
  const [main = '', ...parts] = title.split(/\s?\|\s?|\s[-–—]\s|\s?:\s/);
  // A name of a word or two is a brand's or an article's: "ADIDAS | Classic backpack", "Norvik T1 : Rasoir électrique".
  const isName = wordsOfSteps(main).flat().filter(isWord).length <= 2;
  for (const part of parts) {
    if (withArticle.test(part)) continue;
    const words = wordsOfSteps(withoutAudience(withoutPaper(part, ' ')))
      .flat()
      .filter(isWord);
    if (words.every((word) => colourThings.has(word) || colourOfWord.has(word))) continue;
    const head = isName ? keyOfHead(part, true) : undefined;
    if (head) return head;
    const end = words.findIndex((word) => colourOfWord.has(word) || shades.has(word));
    const key = keyOfWords(end < 0 ? words : words.slice(0, end));
    if (key) return key;
  }
  return undefined;
}

/** Names of one word, and whether what was learned says the same of them. */
const isSure = new Map<string, boolean>();

/** Whether what was learned of a word leads to a category, or to the one above it that is no department. */
function isLearned(name: string, key: string): boolean {
  const found = guess([{ features: featuresOfPath(name), volume: 1 }], sureOfWord)?.key;
  return found !== undefined && !isDepartment(found) && keysAbove(key).includes(found);
}

function keyOfWords(words: readonly string[]): string | undefined {
  const name = words.slice(0, maxNameLength + 1).join(' ');
  const known = vague.has(name) ? undefined : namesOfTree().get(name);
  const key = known && !isDepartment(known) ? known : undefined;
  if (!key || words.length > 1) return key && !saysForWhat.test(name) ? key : undefined;
  const isKnown = isSure.get(name) ?? isLearned(name, key);
  isSure.set(name, isKnown);
  return isKnown ? key : undefined;
}

/** Whether no list has a word: it is a maker's or an article's. */
const isUnknown = (word: string): boolean =>
  findLearned(word) === undefined && !namesOfTree().has(word) && findNoun([word]) === undefined;

/** Shorter words alone mean too many things. */
const minLengthAlone = 8;

/**
 * What a title names right behind a maker that no list has, where French puts the thing: "Norvik TV LED 43". A single word only if it
 * is long, and the language such a one: "Norvik Téléviseur".
 */
export function keyBehindMaker(title: string): string | undefined {
  const { words, isFirst } = headOf(title);
  const [maker = '', ...rest] = words;
  if (rest.length === 0 || saysHowMany(maker) || !isUnknown(maker)) return undefined;
  const shortest = isFirst && (rest[0] as string).length >= minLengthAlone ? 1 : 2;
  for (let length = Math.min(maxNameLength, rest.length); length >= shortest; length--) {
    const key = keyOfWords(rest.slice(0, length));
    if (key) return key;
  }
  return undefined;
}

/** The only category of some that words of a title name; undefined: none, or several. */
export function keyNamedIn(title: string, isOne: (key: string) => boolean): string | undefined {
  const words = wordsOfSteps(withoutAudience(title)).flat();
  const named = words.flatMap((word, place) => {
    if (vague.has(word)) return [];
    const key = namesOfTree().get([word, words[place + 1] ?? ''].join(' ').trim()) ?? namesOfTree().get(word);
    return key && isOne(key) ? key : [];
  });
  return new Set(named).size === 1 ? named[0] : undefined;
}
