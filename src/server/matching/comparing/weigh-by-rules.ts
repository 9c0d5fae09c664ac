import type { MatchReason } from '../../../contract/matches/match-reasons.ts';
import type { Evidence } from './compare.ts';

type Add = (reason: MatchReason, weight: number) => void;

/** Shared words count up to this weight: more of them are no further evidence. */
const enoughShared = 4;

/** A shared GTIN counts unless the offers disagree in most fields. */
export function weighWithGtin(e: Evidence, add: Add): void {
  add('same GTIN', 2);
  add('words in common', 6 * (e.titles.containment - 0.35));
  if (e.brand === 'other') add('brand', -1.5);
  if (e.details.share >= 0) add('description', 3 * (e.details.share - 0.5));
  if (e.mpn === 'same') add('part number', 1);
  if (e.model === 'same') add('part number', 1);
  if (e.picture === 'same') add('picture', 1.5);
  add('price', -pricePenalty(e, 1));
}

/** Without one, titles must not contradict each other, and something else has to agree. */
export function weighWithoutGtin(e: Evidence, add: Add): void {
  add('no common GTIN', -2.5);
  add('words in common', Math.min(enoughShared, e.titles.shared));
  add('words of one title only', -titleDistance(e));
  if (e.titles.against === 0 && e.titles.surplus <= 0.3) add('words in common', 0.8);
  if (e.titles.unitConflict) add('amounts', -1.5);
  if (e.titles.codeConflict) add('codes', -3);
  if (e.titles.colourConflict) add('colour', -2);
  if (e.brand === 'other') add('brand', -2);
  if (e.mpn === 'same') add('part number', 1.5);
  if (e.mpn === 'other') add('part number', -2);
  if (e.model === 'same') add('part number', 1.5);
  if (e.model === 'other') add('part number', -1);
  add('description', detailsPoints(e));
  if (e.picture === 'same') add('picture', 2.5);
  if (e.picture === 'other') add('picture', -1.5);
  if (e.otherGtin) add('other GTIN', -otherGtinPenalty(e));
  add('price', -pricePenalty(e, 3));
}

function titleDistance(e: Evidence): number {
  if (e.titles.sharedModel && e.details.share < 0 && !e.otherGtin)
    return Math.min(1.2, 0.4 * e.titles.against) + Math.min(1.2, 0.25 * e.titles.surplus);
  if (e.titles.truncated) return 3 * e.titles.against + Math.min(2.5, 0.4 * e.titles.surplus);
  return 3 * e.titles.against + (e.otherGtin ? 4 : 2.2) * e.titles.surplus;
}

function detailsPoints(e: Evidence): number {
  if (e.details.share < 0) return 0;
  if (e.details.share === 1) return 1.5;
  return (e.details.share >= 0.9 ? -1.5 : -3) - 2 * e.details.numbers;
}

/** One product may have several GTINs: then its descriptions agree and its prices lie close. */
function otherGtinPenalty(e: Evidence): number {
  return (e.details.share < 0 ? 3 : 1.5) + 5 * Math.max(0, Math.min(1, Math.log2(e.priceRatio)) - 0.15);
}

/** Beyond this a price is a mistake: cents for euros, a placeholder. */
const mistakenRatio = 8;

function pricePenalty(e: Evidence, forMistake: number): number {
  if (e.priceRatio > mistakenRatio) return forMistake;
  const distance = Math.log2(e.priceRatio);
  return e.sameCondition ? 4 * Math.max(0, distance - 0.25) : 3 * Math.max(0, distance - 0.8);
}
