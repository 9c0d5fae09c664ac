import { sizeStride } from '../building/size-values.ts';
import type { IndexData } from '../index-data.ts';
import type { Choice } from './choice.ts';
import { type Marked, withAllowed } from './marking.ts';
import { anyCondition, chooseConditions } from './offer-bits.ts';
import type { SizedOffers } from './sized-offers.ts';
import { isWanted } from './wanted.ts';

/** By value, how many documents would be shown if it were the only size chosen. */
export type SizeCounter = (marked: Marked, choice: Choice, sized: SizedOffers) => Uint32Array;

/**
 * Each size counts by its own price, stock and conditions. To be called while only what is the same for any offer is
 * marked, and sizes are not.
 */
export function createSizeCounter(data: IndexData): SizeCounter {
  const { sizes } = data;
  const counts = new Uint32Array(data.specificationValues.length);
  const alone = new Uint8Array(counts.length);
  /** The last document whose size was looked at, plus one. */
  const seen = new Uint32Array(counts.length);

  return ({ documents, count, marks }, choice, sized) => {
    counts.fill(0);
    seen.fill(0);
    const wanted = choice.conditions || anyCondition;
    const conditionOf = chooseConditions(wanted);
    withAllowed(choice.merchant ?? new Set(), (allowedMerchants) => {
      for (let i = 0; i < count; i++) {
        const document = documents[i];
        const end = sizes.starts[document + 1];
        if (marks[i] !== 0) continue;
        for (let at = sizes.starts[document]; at < end; at += sizeStride) {
          const value = sizes.values[at];
          if (seen[value] === document + 1) continue;
          seen[value] = document + 1;
          alone[value] = 1;
          const bits = sized.look(document, alone);
          alone[value] = 0;
          if (isWanted(sized, data, document, [wanted, conditionOf[bits]], choice, allowedMerchants))
            counts[value] = counts[value] + 1;
        }
      }
    });
    return counts;
  };
}
