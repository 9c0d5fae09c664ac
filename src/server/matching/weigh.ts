import type { Evidence } from './compare.ts';
import { enoughShared } from './compare-titles.ts';

/** One thing that speaks for (above 0) or against two listings being one product, in units of log-odds. */
export type Reason = { name: string; weight: number };

type Add = (name: string, points: number) => void;

/** What everything together says: above `threshold` (judge-pair.ts) they are taken for one product. */
export function scoreOf(evidence: Evidence): number {
  let score = 0;
  weigh(evidence, (_, points) => {
    score += points;
  });
  return score;
}

/** The same, reason by reason, for people who look at a decision. */
export function explain(evidence: Evidence): Reason[] {
  const reasons: Reason[] = [];
  weigh(evidence, (name, points) => reasons.push({ name, weight: points }));
  return reasons.filter(({ weight }) => weight !== 0);
}

function weigh(e: Evidence, add: Add): void {
  if (e.sharedGtin) weighWithGtin(e, add);
  else weighWithoutGtin(e, add);
}

/** A shared GTIN is believed unless the offers disagree in most of what they say. */
function weighWithGtin(e: Evidence, add: Add): void {
  add('same GTIN', 2);
  add('title', 6 * (e.containment - 0.35));
  if (e.brand === 'other') add('other brand', -1.5);
  if (e.details >= 0) add('description', 3 * (e.details - 0.5));
  if (e.mpn === 'same') add('same part number', 1);
  if (e.model === 'same') add('same model', 1);
  add('price', -pricePenalty(e, 1));
}

/** Without one, titles must not contradict each other, and something else has to agree. */
function weighWithoutGtin(e: Evidence, add: Add): void {
  add('no common GTIN', -2.5);
  add('words in common', Math.min(enoughShared, e.shared));
  add('words of one title only', -titleDistance(e));
  if (e.against === 0 && e.surplus <= 0.3) add('equal titles', 0.8);
  if (e.unitConflict) add('other amount', -1.5);
  if (e.codeConflict) add('other code', -3);
  if (e.colourConflict) add('other colour', -2);
  if (e.brand === 'other') add('other brand', -2);
  if (e.mpn === 'same') add('same part number', 1.5);
  if (e.mpn === 'other') add('other part number', -2);
  if (e.model === 'same') add('same model', 1.5);
  if (e.model === 'other') add('other model', -1);
  add('description', detailsPoints(e));
  if (e.otherGtin) add('other GTIN', -otherGtinPenalty(e));
  add('price', -pricePenalty(e, 3));
}

function titleDistance(e: Evidence): number {
  if (e.sharedModel && e.details < 0 && !e.otherGtin)
    return Math.min(1.2, 0.4 * e.against) + Math.min(1.2, 0.25 * e.surplus);
  if (e.truncated) return 3 * e.against + Math.min(2.5, 0.4 * e.surplus);
  return 3 * e.against + (e.otherGtin ? 4 : 2.2) * e.surplus;
}

function detailsPoints(e: Evidence): number {
  if (e.details < 0) return 0;
  if (e.details === 1) return 1.5;
  return (e.details >= 0.9 ? -1.5 : -3) - 2 * e.detailNumbers;
}

/** One product may have several GTINs: then its descriptions agree and its prices lie close. */
function otherGtinPenalty(e: Evidence): number {
  return (e.details < 0 ? 3 : 1.5) + 5 * Math.max(0, Math.min(1, Math.log2(e.priceRatio)) - 0.15);
}

/** Beyond this a price is a mistake: cents for euros, a placeholder. */
const mistakenRatio = 8;

function pricePenalty(e: Evidence, forMistake: number): number {
  if (e.priceRatio > mistakenRatio) return forMistake;
  const distance = Math.log2(e.priceRatio);
  return e.sameCondition ? 4 * Math.max(0, distance - 0.25) : 3 * Math.max(0, distance - 0.8);
}
