import { headOf, readHead, together } from '../title-head.ts';
import { beginsAsGameOfPlatform } from '../told-by-titles/games-of-platforms.ts';
import { keyOfCarrier } from '../told-by-titles/motifs.ts';
import { keysAbove } from '../tree.ts';
import { nounOfPurpose } from './noun-for-whom.ts';
import { nounOfPacked, nounOfParts } from './noun-of-packed.ts';
import { amongAll, type NamedByNoun, nounAnywhere, nounOfHead } from './noun-of-words.ts';

/** What a thing comes with: "Dress with pockets", but "Notebook with flowers sticker". */
const comesWith = /\s(?:with|mit|met|med)\s/i;
/** How much it holds, behind which its technology stands: "USB flash drive 16 GB USB Type-A". */
const amountHeld = /\s\d{1,4}\s?(?:[kmgt]b|[mgt]o)(?!\p{L})/iu;

/** Cloth that is called like a toy: "Pantoufles teddy", "Bademantel Damen Teddy beige"; and what is made of it. */
const likeToy = /\steddy(?:\s\p{L}+){0,2}\s*$/iu;
const ofCloth = new Set(['fashion', 'home']);

function nounOfCloth(title: string): NamedByNoun | undefined {
  const noun = nounBefore(title, likeToy);
  return noun?.isSure && ofCloth.has(keysAbove(noun.key).at(-1) ?? '')
    ? { ...noun, isShort: false, length: Math.max(noun.length, 2) }
    : undefined;
}

/** The last title is asked for several times. */
let lastTitle: { title: string; noun: NamedByNoun | undefined } | undefined;

/** What a title is named by; where its end says nothing, by what stands before that which it comes with, or is together. */
export function nounOfTitle(title: string): NamedByNoun | undefined {
  if (lastTitle?.title !== title) lastTitle = { title, noun: readNoun(title) };
  return lastTitle.noun;
}

function nounBefore(title: string, end: RegExp): NamedByNoun | undefined {
  const at = title.search(end);
  return at > 0 ? nounOfHead(readHead(title.slice(0, at))) : undefined;
}

/** What games are called by. */
const playable = new Set(['gaming', 'toys', 'culture', 'sports', 'auto-moto']);

/** A title that begins with a platform and goes on with what may be a game's name: no "PS5 Kühler". */
function nounOfGame(title: string): NamedByNoun | undefined {
  if (!beginsAsGameOfPlatform(title)) return undefined;
  const noun = nounOfHead(headOf(title));
  const isOther = noun?.isSure && !playable.has(keysAbove(noun.key).at(-1) ?? '');
  return isOther ? undefined : { key: 'video-games', isSure: true, isShort: false, length: 2 };
}

function readNoun(title: string): NamedByNoun | undefined {
  const game = nounOfGame(title);
  if (game) return game;
  const parts = nounOfParts(title);
  if (parts) return { ...parts, isShort: false, length: Math.max(parts.length, 2) };
  const held = nounOfPacked(title);
  if (held) return { ...held, isShort: false, length: Math.max(held.length, 2) };
  const cloth = nounOfCloth(title);
  if (cloth) return cloth;
  const head = headOf(title);
  const forWhom = nounOfPurpose(title, head);
  if (forWhom) return forWhom;
  const found = nounOfHead(head);
  const several = found?.isSure ? undefined : together.exec(title)?.[0];
  if (several) {
    const one = nounOfHead(readHead(title.slice(several.length)));
    if (one?.isSure) return one;
  }
  if (found?.isSure) return found;
  const before = nounBefore(title, comesWith);
  if (before?.isSure) return before;
  // Single words are names of models there: "Klevv Bolt 16 GB".
  const holding = nounBefore(title, amountHeld);
  return holding?.isSure && holding.length > 1 ? holding : found;
}

/** What stands behind a dash of a title is named by, where that is one of `isOne`: "Polly Bilar - Guimauves". */
export function nounBehind(title: string, isOne: (key: string) => boolean): string | undefined {
  for (const part of title.split(/\s?\|\s?|\s[-–—]\s/).slice(1)) {
    const found = nounOfTitle(part);
    if (found?.isSure && isOne(found.key)) return found.key;
  }
  return undefined;
}

/** What a title's nouns are of, of those that may be. */
export const likelyNounOf = (title: string, isLikely: (key: string) => boolean): string | undefined =>
  amongAll(headOf(title).words, isLikely);

/** Whether a title has a noun that is none of these. */
export function namesOther(title: string, isOne: (key: string) => boolean): boolean {
  const { words } = headOf(title);
  return words.some((_, place) => {
    const found = nounAnywhere(words, place);
    return found !== undefined && !isOne(found.noun.key);
  });
}

/** Whether a title is of a thing that stands for what it shows, which one for a device goes with. */
export function isClear(title: string): boolean {
  const { words, isFirst } = headOf(title);
  return keyOfCarrier(words, isFirst) !== undefined && !/\sfor\s/i.test(title);
}
