import { merchantPlace, nobody } from '../building/merchant-values.ts';
import {
  daysOfSize,
  isOfMarked,
  markMerchants,
  merchantWords,
  sizeCondition,
  sizeStride,
} from '../building/size-values.ts';
import { daysUnknown, type IndexData } from '../index-data.ts';
import type { Choice } from './choice.ts';
import { type Marked, withAllowed } from './marking.ts';
import { anyCondition, chooseConditions } from './offer-bits.ts';
import { bitsOfSize, type SizedOffers } from './sized-offers.ts';
import { fulfils, hasOfferChoice, isWanted } from './wanted.ts';

/** By value, how many documents would be shown if it were the only size chosen. */
export type SizeCounter = (marked: Marked, choice: Choice, sized: SizedOffers) => Uint32Array;

/**
 * Each size counts by its own price, stock and conditions. To be called while only what is the same for any offer is
 * marked, and sizes are not.
 */
export function createSizeCounter(data: IndexData): SizeCounter {
  const { starts, values } = data.sizes;
  const { starts: firstMerchants, values: merchants } = data.merchants;
  const counts = new Uint32Array(data.specificationValues.length);
  /** Of the document that is looked at, its merchants that are chosen. */
  let chosen = new Uint32Array(1);

  function markChosen(first: number, count: number, allowed: Uint8Array): void {
    const needed = merchantWords(count);
    if (chosen.length < needed) chosen = new Uint32Array(needed * 2);
    markMerchants(chosen, count, (place) => {
      const merchant = merchants[first + place];
      return merchant !== nobody && allowed[merchantPlace(merchant)] === 1;
    });
  }

  return ({ documents, count, excludedBy }, choice, sized) => {
    counts.fill(0);
    const wanted = choice.conditions || anyCondition;
    const conditionOf = chooseConditions(wanted);
    const isEvery = !hasOfferChoice(choice) && choice.conditions === 0;
    const days = choice.arrivesWithin ?? daysUnknown;

    /** Of one size, whose entries of so many numbers stand from one place to another: mostly it is one. */
    function isShown(document: number, from: number, to: number, stride: number): boolean {
      if (to - from > stride) {
        const place = conditionOf[sized.lookAt(document, from, to)];
        return isWanted(sized, document, wanted, place, choice);
      }
      const facts = values[from + 1];
      return daysOfSize(facts) <= days && fulfils(bitsOfSize(facts), values[from + 3], wanted, choice);
    }

    /** Whether a merchant that is chosen has one size in a condition that is wanted. */
    function isFromChosen(from: number, to: number, stride: number): boolean {
      for (let at = from; at < to; at += stride) {
        const isIn = ((1 << sizeCondition(values[at + 1])) & wanted) !== 0;
        if (isIn && isOfMarked(values, at, at + stride, chosen)) return true;
      }
      return false;
    }

    withAllowed(choice.merchant ?? new Set(), (allowed) => {
      for (let i = 0; i < count; i++) {
        if (excludedBy[i] !== 0) continue;
        const document = documents[i];
        const end = starts[document + 1];
        if (starts[document] === end) continue;
        const first = firstMerchants[document];
        const offering = firstMerchants[document + 1] - first;
        const stride = sizeStride(offering);
        if (choice.merchant) markChosen(first, offering, allowed);
        for (let at = starts[document]; at < end; ) {
          const from = at;
          const value = values[at];
          while (at < end && values[at] === value) at += stride;
          if (!isEvery && !isShown(document, from, at, stride)) continue;
          if (!choice.merchant || isFromChosen(from, at, stride)) counts[value] = counts[value] + 1;
        }
      }
    });
    return counts;
  };
}
