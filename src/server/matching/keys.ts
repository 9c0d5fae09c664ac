import { hashText } from './hash.ts';
import type { Listing } from './listing.ts';
import { genericWords } from './vocabulary.ts';

/** How many codes of a title become keys; the longest ones identify best. */
const codeKeys = 2;
const shortestCode = 5;

/**
 * Hashed keys under which a listing is stored and looked for: two listings that share none are never compared.
 * Each key names something that few products share.
 */
export function keysOf(listing: Listing): number[] {
  const texts = new Set<string>();
  for (const gtin of listing.gtins) texts.add(`g ${gtin}`);
  for (const code of strongestCodes(listing)) texts.add(`c ${listing.brand} ${code}`);
  const telling = listing.tokens.filter((word) => !genericWords.has(word));
  if (telling.length > 1) texts.add(`t ${[...telling].sort().join(' ')}`);
  const own = telling.filter((word) => word !== listing.brand);
  if (own.length > 4) texts.add(`p ${own.slice(0, 4).sort().join(' ')}`);
  if (listing.details.length >= 6) texts.add(`d ${listing.brand} ${listing.details.slice(0, 12).join(' ')}`);
  return [...texts].map(hashText);
}

function strongestCodes(listing: Listing): Set<string> {
  const codes = listing.codes.filter((code) => code.length >= shortestCode);
  const found = new Set(codes.sort((a, b) => b.length - a.length).slice(0, codeKeys));
  if (listing.mpn.length >= shortestCode) found.add(listing.mpn);
  if (listing.model.length >= shortestCode) found.add(listing.model);
  return found;
}
