import { hashText } from '../../platform/hashing/text-hash.ts';
import type { Listing } from './listing.ts';
import { prepare, tellingOf } from './prepare.ts';
import { type WordFacts, withoutEnding } from './word-facts.ts';

/** How many codes of a title become keys, and how many neighbours glued together; the longest ones identify best. */
const codeKeys = 4;
const gluedKeys = 3;
const minCodeLength = 5;
const minStemLength = 6;
const openingWords = 4;
const detailWords = 12;
const minDetailWords = 4;

/** The key under which articles with a GTIN (14 digits) are found. */
export const gtinKey = (gtin: string): number => hashText(`g ${gtin}`);

/** The keys of a listing's GTINs: the ones that usually settle where it belongs. */
export function gtinKeysOf(listing: Listing): number[] {
  return listing.gtins.map(gtinKey);
}

/**
 * Hashed keys, besides the GTINs, under which a listing is stored and looked for: two listings that share no key
 * are never compared. Each key names something that few products share.
 */
export function otherKeysOf(listing: Listing): number[] {
  const texts = new Set<string>();
  for (const code of strongestCodes(listing)) texts.add(`c ${code}`);
  const telling = prepare(listing).sorted.filter(({ isGeneric }) => !isGeneric);
  const opening = tellingOf(listing).slice(0, openingWords);
  if (telling.length > 1) texts.add(`t ${telling.map(wordOf).join(' ')}`);
  if (opening.length === openingWords) texts.add(`p ${opening.map(wordOf).sort().join(' ')}`);
  const details = listing.details.split(' ', detailWords);
  if (details.length >= minDetailWords) texts.add(`d ${details.join(' ')}`);
  return Array.from(texts, hashText);
}

function strongestCodes(listing: Listing): Set<string> {
  const codes = listing.codes.filter((code) => code.length >= minCodeLength);
  const found = new Set(codes.sort((a, b) => b.length - a.length).slice(0, codeKeys));
  for (const pair of longestPairs(listing)) found.add(pair);
  if (listing.mpn.length >= minCodeLength) found.add(listing.mpn);
  if (listing.model.length >= minCodeLength) found.add(listing.model);
  for (const code of [...found]) {
    const stem = withoutEnding(code);
    if (stem.length >= minStemLength) found.add(stem);
  }
  return found;
}

const wordOf = ({ word }: WordFacts) => word;

/** Neighbours of a title as one word: one shop's "TX 49FX700B" is another's "TX49FX700B". */
function longestPairs(listing: Listing): string[] {
  const { words } = prepare(listing);
  const lengthAt = (at: number) => words[at].word.length + words[at + 1].word.length;
  const places: number[] = [];
  for (let at = 0; at + 1 < words.length; at++)
    if ((words[at].hasDigit || words[at + 1].hasDigit) && lengthAt(at) > minCodeLength) places.push(at);
  const longest = places.sort((a, b) => lengthAt(b) - lengthAt(a)).slice(0, gluedKeys);
  return longest.map((at) => words[at].word + words[at + 1].word);
}
