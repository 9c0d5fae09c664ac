import { conditions } from '../../../../contract/catalogue/conditions.ts';
import { daysOfSize, isSizeFree, isSizeInStock, sizeCondition, sizeStride } from '../building/size-values.ts';
import { daysUnknown, type IndexData } from '../index-data.ts';
import type { Scratch } from '../querying/scratch.ts';
import { freeDeliveryBits, inStockBits } from './offer-bits.ts';

/** What is on offer of documents, and at which prices: of the whole index, or only in some sizes. */
export type Offers = Pick<IndexData, 'offerBits' | 'conditionPrices'>;

/** What is on offer in sizes, of those documents that were looked at last. */
export type SizedOffers = Offers & {
  /** Looks at the offers of a document in the sizes that `allowed` marks, a 1 for each value; returns its offer bits. */
  look(document: number, allowed: Uint8Array): number;
};

export function createSizedOffers({ sizes, listed }: IndexData, scratch: Scratch): SizedOffers {
  const offerBits = scratch('uint16', 'offers in sizes', listed);
  const conditionPrices = conditions.map((condition) => ({
    priceCents: scratch('int32', `prices of sizes, ${condition}`, listed),
    totalCents: scratch('int32', `totals of sizes, ${condition}`, listed),
    deliveryDays: scratch('uint8', `days of sizes, ${condition}`, listed),
  }));
  return {
    offerBits,
    conditionPrices,
    look(document, allowed) {
      for (const prices of conditionPrices) {
        prices.priceCents[document] = 0;
        prices.totalCents[document] = 0;
        prices.deliveryDays[document] = daysUnknown;
      }
      let bits = 0;
      const end = sizes.starts[document + 1];
      for (let at = sizes.starts[document]; at < end; at += sizeStride) {
        if (allowed[sizes.values[at]] !== 1) continue;
        const facts = sizes.values[at + 1];
        const own = 1 << sizeCondition(facts);
        const prices = conditionPrices[sizeCondition(facts)] as IndexData['conditionPrices'][number];
        // The best one stands first.
        if ((bits & own) === 0) {
          prices.priceCents[document] = sizes.values[at + 2];
          prices.totalCents[document] = sizes.values[at + 3];
        }
        prices.deliveryDays[document] = Math.min(prices.deliveryDays[document], daysOfSize(facts));
        bits |= own;
        if (isSizeInStock(facts)) bits |= inStockBits(own);
        if (isSizeFree(facts)) bits |= freeDeliveryBits(own);
      }
      offerBits[document] = bits;
      return bits;
    },
  };
}
