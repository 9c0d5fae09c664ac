import { hashText } from '../../platform/hashing/text-hash.ts';
import type { Listing } from './listing.ts';
import { genericWords } from './title-vocabulary.ts';

/** How many codes of a title become keys; the longest ones identify best. */
const codeKeys = 2;
const minCodeLength = 5;
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
  const telling = listing.title.split(' ').filter((word) => !genericWords.has(word));
  const opening = telling.filter((word) => word !== listing.brand).slice(0, openingWords);
  if (telling.length > 1) texts.add(`t ${telling.sort().join(' ')}`);
  if (opening.length === openingWords) texts.add(`p ${opening.sort().join(' ')}`);
  const details = listing.details.split(' ', detailWords);
  if (details.length >= minDetailWords) texts.add(`d ${details.join(' ')}`);
  return Array.from(texts, hashText);
}

function strongestCodes(listing: Listing): Set<string> {
  const codes = listing.codes.filter((code) => code.length >= minCodeLength);
  const found = new Set(codes.sort((a, b) => b.length - a.length).slice(0, codeKeys));
  if (listing.mpn.length >= minCodeLength) found.add(listing.mpn);
  if (listing.model.length >= minCodeLength) found.add(listing.model);
  return found;
}
