import { compare, type Evidence } from './compare.ts';
import { enoughShared } from './compare-titles.ts';
import type { Listing } from './listing.ts';

/** How an offer found its product; 'new': it found none. */
export type How = 'gtin' | 'mpn' | 'title' | 'new';

export type Verdict = { score: number; how: Exclude<How, 'new'>; reason: string };

/** From here on two listings are taken for one product. */
export const threshold = 0.25;
/** What speaks against a second article of one merchant being the same product, unless a GTIN says it. */
export const listedAlready = 3;
/** From here on a shared GTIN settles the matter and nothing else is looked for. */
export const certain = 3;

/** A score for two listings being one product, with the reason; undefined: they cannot be. */
export function judge(a: Listing, b: Listing): Verdict | undefined {
  const veto = vetoOf(a, b);
  if (veto) return undefined;
  const evidence = compare(a, b);
  const score = scoreOf(evidence);
  const how = evidence.sharedGtin
    ? 'gtin'
    : evidence.mpn === 'same' && evidence.brand === 'same'
      ? 'mpn'
      : 'title';
  return { score, how, reason: how };
}

/** Why two listings can never be one product, whatever else agrees; '' where nothing forbids it. */
export function vetoOf(a: Listing, b: Listing): string {
  if (a.pack !== b.pack) return 'pack';
  if (a.accessory !== b.accessory && (isForThing(a, b) || isForThing(b, a))) return 'accessory';
  return '';
}

/** Whether `a` is made for something and `b` is not such a thing, nor the same title cut before the word came. */
const isForThing = (a: Listing, b: Listing) =>
  a.accessory !== '' && !b.title.split(' ').includes(a.accessory) && !a.title.startsWith(b.title);

/** Adds up what speaks for and against, in units of log-odds. */
export function scoreOf(e: Evidence): number {
  return e.sharedGtin ? scoreWithGtin(e) : scoreWithoutGtin(e);
}

function scoreWithGtin(e: Evidence): number {
  let score = 2 + 6 * (e.containment - 0.35);
  if (e.brand === 'other') score -= 1.5;
  if (e.details >= 0) score += 3 * (e.details - 0.5);
  if (e.mpn === 'same') score += 1;
  if (e.model === 'same') score += 1;
  return score - pricePenalty(e);
}

function scoreWithoutGtin(e: Evidence): number {
  let score = -2.5 + Math.min(enoughShared, e.shared) - titleDistance(e);
  if (e.unitConflict) score -= 1.5;
  if (e.codeConflict) score -= 3;
  if (e.colourConflict) score -= 2;
  if (e.brand === 'other') score -= 2;
  if (e.mpn === 'same') score += 1.5;
  if (e.mpn === 'other') score -= 2;
  if (e.model === 'same') score += 1.5;
  if (e.model === 'other') score -= 1;
  if (e.otherGtin)
    score -= (e.details < 0 ? 3 : 1.5) + 5 * Math.max(0, Math.min(1, Math.log2(e.priceRatio)) - 0.15);
  return score + detailsScore(e) - pricePenalty(e);
}

/** What the words that only one title has speak against. */
function titleDistance(e: Evidence): number {
  if (e.otherGtin) return 3 * e.against + (e.truncated ? Math.min(2.5, 0.4 * e.surplus) : 4 * e.surplus);
  if (e.sharedModel && e.details < 0) return 0.8 * e.against + Math.min(1.2, 0.25 * e.surplus);
  return 3 * e.against + (e.truncated ? Math.min(2.5, 0.4 * e.surplus) : 2.2 * e.surplus);
}

function detailsScore(e: Evidence): number {
  if (e.details < 0) return 0;
  if (e.details === 1) return 1.5;
  return (e.details >= 0.9 ? -1.5 : -3) - 2 * e.detailNumbers;
}

function pricePenalty(e: Evidence): number {
  // Beyond this a price is a mistake (cents for euros, a placeholder) and tells nothing.
  if (e.priceRatio > 8) return e.sharedGtin ? 1 : 3;
  const distance = Math.log2(e.priceRatio);
  return e.sameCondition ? 4 * Math.max(0, distance - 0.25) : 3 * Math.max(0, distance - 0.8);
}
