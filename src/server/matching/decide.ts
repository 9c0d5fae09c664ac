import { compare, type Evidence } from './compare.ts';
import type { Listing } from './listing.ts';
import { scoreOf } from './weigh.ts';

/** How an offer found its product; 'new': it found none. */
export type How = 'gtin' | 'mpn' | 'title' | 'new';

export type Verdict = { score: number; how: Exclude<How, 'new'> };

/** From here on two listings are taken for one product. */
export const threshold = 0.25;
/** What speaks against a second article of one merchant being the same product, unless a GTIN says it. */
export const listedAlready = 3;
/** From here on a shared GTIN settles the matter and nothing else is looked for. */
export const certain = 3;

/** How likely two listings are one product, and what tells it; undefined: they cannot be. */
export function judge(a: Listing, b: Listing): Verdict | undefined {
  if (vetoOf(a, b) !== undefined) return undefined;
  const evidence = compare(a, b);
  return { score: scoreOf(evidence), how: howOf(evidence) };
}

function howOf({ sharedGtin, mpn, brand }: Evidence): Verdict['how'] {
  if (sharedGtin) return 'gtin';
  return mpn === 'same' && brand === 'same' ? 'mpn' : 'title';
}

/** Why two listings can never be one product, whatever else agrees; undefined where nothing forbids it. */
export function vetoOf(a: Listing, b: Listing): 'pack' | 'accessory' | undefined {
  if (a.pack !== b.pack) return 'pack';
  if (a.accessory !== b.accessory && (isForThing(a, b) || isForThing(b, a))) return 'accessory';
  return undefined;
}

/** Whether `a` is made for something and `b` is not such a thing, nor the same title cut before the word came. */
const isForThing = (a: Listing, b: Listing) =>
  a.accessory !== '' && !b.title.split(' ').includes(a.accessory) && !a.title.startsWith(b.title);
