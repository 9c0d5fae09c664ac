import { anyOf } from '../../language/any-of.ts';
import { keyOfHead } from './names-in-titles.ts';
import { nounOfPacked } from './nouns/noun-of-packed.ts';
import { nounOfTitle } from './nouns/noun-of-title.ts';
import type { NamedByNoun } from './nouns/noun-of-words.ts';
import { findNoun } from './nouns/nouns.ts';
import { wordsOfSteps } from './paths/steps.ts';
import { headOf } from './title-head.ts';
import { keysAbove } from './tree.ts';

/** What only books have in their titles. */
const edition =
  /(?<![\p{L}\d])(?:\d{1,2}\s?(?:e|è|ème|eme|th|st|nd|rd|ª|\.)|nouvelle|new|first|second|third)\s(?:éd(?:ition|\.)?|edition(?!s)|ed\.|auflage|edición|edizione)(?!\p{L})/iu;
/** Few titles have to be read for it. */
const mayBeEdition = /éd|ed(?:ition|\.|ici|izi)|auflage/i;
export const isBook = (title: string): boolean =>
  mayBeEdition.test(title) && edition.test(title) && !/limited|collector|limitée|anniversa/i.test(title);

/**
 * Words that name what goes with a thing, of which a title without any category may say more than of itself: "laptop
 * sleeve" is no laptop. Such titles say nothing alone. A long sleeve is part of a garment, "50 sacs" and "sac 15 kg" are what it comes in, and
 * "parasol avec housse" is what comes with it, "aspirateur sans sac" what it needs none of.
 */
const beside = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:(?<!\p{L})(?:avec|with|mit|con|sans|without|ohne|senza|sin)|\+)\s(?:(?:sa|une?|its|an?)\s)?)${anyOf`
    (?<!\d\s)bags?(?!\s\d[\d.,]{0,5}\s?kg(?!\p{L}))|cases?|slipcases?|(?<!(?:long|short|half|full)[- ])sleeves?|backpacks?|briefcases?|covers?
    stands?|mounts?|holders?|skins?|housses?|(?<!\d\s)sacs?(?!\s(?:de\s)?\d[\d.,]{0,5}\s?(?:kg|g|l|lt|litres?)(?!\p{L}))|sacoches?|coques?|[ée]tuis?|supports?|pochettes?
  `}(?!\p{L})`,
  'iu',
);
/** What is itself of that kind. */
const besideKeys = /bags|cases|backpacks|accessor|mounts|covers|luggage|protect/;

/** English ends with the thing: "Magazine cover sweatshirt" is no cover. */
function endsWith(key: string, title: string): boolean {
  const { words, isFirst } = headOf(title);
  const noun = isFirst || words.length < 2 ? undefined : findNoun(words.slice(-1));
  return noun !== undefined && (noun.key === key || keysAbove(key).includes(noun.key));
}

const maxNameWords = 3;

/** Whether a name of several words holds such a word itself: "Housse de couette", "Sleeping bag". */
function isNameOf(key: string, words: readonly string[]): boolean {
  if (!beside.test(words.join(' '))) return false;
  const noun = findNoun(words);
  return noun !== undefined && (noun.key === key || keysAbove(key).includes(noun.key));
}

function isNamed(key: string, title: string): boolean {
  const { words } = headOf(title);
  for (let length = Math.min(maxNameWords, words.length); length > 1; length--) {
    if (isNameOf(key, words.slice(0, length)) || isNameOf(key, words.slice(-length))) return true;
  }
  return false;
}

/** A title's main part that is longer than this says itself what the thing is. */
const shortName = 2;

/** Whether the rest of a title names a thing of another department: "Écrou & co, boucles d'oreilles". */
function isDenied(key: string, title: string): boolean {
  const end = title.search(/\s[-–—|]\s|[,(;]|:\s/);
  if (wordsOfSteps(title.slice(0, end)).flat().length > shortName) return false;
  const rest = title.slice(end + 1).replace(/^\P{L}+/u, '');
  const other = rest.length < title.length ? keyOfHead(rest) : undefined;
  return other !== undefined && keysAbove(other).at(-1) !== keysAbove(key).at(-1);
}

/** Parts of a computer with what is said of each. */
const partsOfComputers = [
  /(?<!\p{L})(?:i[3579]-?\d{4,5}|ryzen|celeron|athlon|pentium)(?!\p{L})/iu,
  /\d\s?(?:gb|go)\s+(?:ddr\d|ram|lpddr)/iu,
  /\d\s?(?:gb|go|tb|to)\s+(?:ssd|hdd|emmc)/iu,
];

/** "64GB 4GB RAM": of two capacities the one of memory is what a device has. */
const memoryOfDevice = /\d\s?(?:gb|go|tb|to)[\s,/+]+\d{1,2}\s?(?:gb|go)\s+ram/iu;

/** Whether a title lists several parts of a computer: then it is none of them. */
const listsParts = (title: string): boolean =>
  memoryOfDevice.test(title) || partsOfComputers.filter((part) => part.test(title)).length > 1;
const isPartOfComputer = (key: string): boolean =>
  keysAbove(key).some((above) => above === 'computer-components' || above === 'storage');

/** Whether what a title seems to be named by is likely to be something else. `isSure`: its nouns say so too. */
export const isDoubtful = (key: string, title: string, isSure: boolean): boolean =>
  (beside.test(title) &&
    !besideKeys.test(key) &&
    !endsWith(key, title) &&
    !isNamed(key, title) &&
    nounOfPacked(title)?.key !== key) ||
  (!isSure && isDenied(key, title)) ||
  (isPartOfComputer(key) && listsParts(title));

/** A title without its maker's name at the beginning; undefined: it does not begin with it, or nothing else is left. */
function behindBrand(title: string, brand: string): string | undefined {
  if (brand.length < 2 || title.slice(0, brand.length).toLowerCase() !== brand.toLowerCase())
    return undefined;
  return /^[^\p{L}\p{N}]+(\p{L}{2}.*)/su.exec(title.slice(brand.length))?.[1];
}

/** What a title begins with that only languages call a thing so which put it there: "Tente 3 places", "Eau thermale". */
function thingAtBeginning(title: string): string | undefined {
  const { words } = headOf(title);
  for (let length = Math.min(maxNameWords, words.length); length > 0; length--) {
    const noun = findNoun(words.slice(0, length));
    if (noun) return noun.isFirst && !noun.isLast && !noun.isEither ? noun.key : undefined;
  }
  return undefined;
}

/** What a title names behind its maker where it begins with a thing there: "Le Creuset Cocotte ronde". */
export function thingBehindBrand(title: string, brand: string): NamedByNoun | undefined {
  const rest = behindBrand(title, brand);
  const noun = rest === undefined ? undefined : nounOfTitle(rest);
  if (rest === undefined || !noun?.isSure || thingAtBeginning(rest) !== noun.key) return undefined;
  return isDoubtful(noun.key, rest, true) ? undefined : noun;
}

/**
 * What a title names behind its maker, where French and its neighbours put the thing ("Norvik & Co Exprimidor"), by a noun that
 * can hardly mean anything else: an expression, or a long word.
 */
export function nounBehindBrand(title: string, brand: string): string | undefined {
  const rest = behindBrand(title, brand);
  const noun = rest === undefined ? undefined : nounOfTitle(rest);
  return rest !== undefined && noun?.isSure && !noun.isShort && !isDoubtful(noun.key, rest, true)
    ? noun.key
    : undefined;
}
