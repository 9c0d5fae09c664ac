import { conditions } from '../../../../contract/catalogue/conditions.ts';
import { conditionsOf, nobody } from '../building/merchant-values.ts';
import {
  daysOfSize,
  hasSize,
  isSizeFree,
  isSizeInStock,
  rankOfSize,
  sizeCondition,
  sizeStride,
} from '../building/size-values.ts';
import { daysUnknown, type IndexData } from '../index-data.ts';
import type { Scratch } from '../querying/scratch.ts';
import { freeDeliveryBits, inStockBits } from './offer-bits.ts';

/** What is on offer of documents, at which prices and by whom: of the whole index, or only in some sizes. */
export type Offers = Pick<IndexData, 'offerBits' | 'conditionPrices' | 'merchants'>;

/** What is on offer in sizes, of those documents that were looked at last. */
export type SizedOffers = Offers & {
  /** Looks at the offers of a document in the sizes that `allowed` marks, a 1 for each value; returns its offer bits. */
  look(document: number, allowed: Uint8Array): number;
  /** The same of one size, whose entries stand from one place to another. */
  lookAt(document: number, from: number, to: number): number;
  /** Looks who offers a document in these sizes, which costs as much again. */
  lookWho(document: number, allowed: Uint8Array): void;
};

export function createSizedOffers(
  { sizes, listed, merchants: all }: IndexData,
  scratch: Scratch,
): SizedOffers {
  const offerBits = scratch('uint16', 'offers in sizes', listed);
  const conditionPrices = conditions.map((condition) => ({
    priceCents: scratch('int32', `prices of sizes, ${condition}`, listed),
    totalCents: scratch('int32', `totals of sizes, ${condition}`, listed),
    deliveryDays: scratch('uint8', `days of sizes, ${condition}`, listed),
  }));
  const merchants = { starts: all.starts, values: scratch('uint32', 'who has sizes', all.values.length) };
  const { starts, values } = sizes;
  const strideOf = (document: number) => sizeStride(all.starts[document + 1] - all.starts[document]);
  /** By condition, the place of the entry whose price counts. */
  const best = conditions.map(() => 0);

  /** Takes in the entry at a place, of a document of which `bits` were found so far. */
  function take(document: number, bits: number, at: number): number {
    const facts = values[at + 1];
    const place = sizeCondition(facts);
    const own = 1 << place;
    const prices = conditionPrices[place] as (typeof conditionPrices)[number];
    const days = daysOfSize(facts);
    const isFirst = (bits & own) === 0;
    if (isFirst || days < prices.deliveryDays[document]) prices.deliveryDays[document] = days;
    const better = isFirst ? -1 : rankOfSize(facts) - rankOfSize(values[best[place] + 1]);
    const cents = prices.totalCents[document];
    const isBest =
      better < 0 ||
      (better === 0 &&
        (values[at + 3] < cents ||
          (values[at + 3] === cents && values[at + 2] < prices.priceCents[document])));
    if (isBest) {
      best[place] = at;
      prices.priceCents[document] = values[at + 2];
      prices.totalCents[document] = values[at + 3];
    }
    return bits | bitsOfSize(facts);
  }

  /** Of conditions that were not found, only the days are asked for. */
  function settle(document: number, bits: number): number {
    for (let place = 0; bits !== 0 && place < conditions.length; place++)
      if ((bits & (1 << place)) === 0) conditionPrices[place].deliveryDays[document] = daysUnknown;
    offerBits[document] = bits;
    return bits;
  }

  /** Nobody offers the document, so far. */
  function forgetWho(document: number): void {
    for (let at = all.starts[document]; at < all.starts[document + 1]; at++)
      merchants.values[at] = all.values[at] - conditionsOf(all.values[at]);
  }

  /** Takes in who has the entry at a place. */
  function takeWho(document: number, at: number): void {
    const own = 1 << sizeCondition(values[at + 1]);
    const first = all.starts[document];
    const count = all.starts[document + 1] - first;
    for (let place = 0; place < count; place++) {
      if (all.values[first + place] === nobody || !hasSize(values, at, place)) continue;
      merchants.values[first + place] = merchants.values[first + place] | own;
    }
  }

  return {
    offerBits,
    conditionPrices,
    merchants,
    look(document, allowed) {
      let bits = 0;
      const end = starts[document + 1];
      const stride = strideOf(document);
      for (let at = starts[document]; at < end; at += stride)
        if (allowed[values[at]] === 1) bits = take(document, bits, at);
      return settle(document, bits);
    },
    lookAt(document, from, to) {
      let bits = 0;
      const stride = strideOf(document);
      for (let at = from; at < to; at += stride) bits = take(document, bits, at);
      return settle(document, bits);
    },
    lookWho(document, allowed) {
      forgetWho(document);
      const end = starts[document + 1];
      const stride = strideOf(document);
      for (let at = starts[document]; at < end; at += stride)
        if (allowed[values[at]] === 1) takeWho(document, at);
    },
  };
}

/** The offer bits of one entry. */
export function bitsOfSize(facts: number): number {
  const own = 1 << sizeCondition(facts);
  return (
    own | (isSizeInStock(facts) ? inStockBits(own) : 0) | (isSizeFree(facts) ? freeDeliveryBits(own) : 0)
  );
}
