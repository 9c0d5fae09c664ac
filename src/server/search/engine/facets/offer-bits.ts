import { type Condition, conditions } from '../../../../contract/catalogue/conditions.ts';
import type { ConditionFacts } from '../search-document.ts';

// What is on offer of a product fits in nine bits: three for each of three facts, one for each condition.
const stockShift = conditions.length;
const deliveryShift = conditions.length * 2;

/** Size of tables over all combinations. */
const offerBitsSize = 2 ** (conditions.length * 3);
export const anyCondition = 2 ** conditions.length - 1;

/** Conditions as bits. */
export const conditionBits = (chosen: readonly Condition[]): number =>
  chosen.reduce((bits, condition) => bits | (1 << conditions.indexOf(condition)), 0);

/** In which conditions there is an offer, one in stock, and one in stock that is delivered free. */
export function offerBitsOf(facts: readonly ConditionFacts[]): number {
  let bits = 0;
  for (const { condition, inStock, hasFreeDelivery } of facts) {
    const own = 1 << conditions.indexOf(condition);
    bits |= own;
    if (inStock) bits |= own << stockShift;
    if (hasFreeDelivery) bits |= own << deliveryShift;
  }
  return bits;
}

/** Of the offer bits, those that say "in stock" in any of the conditions (as bits). */
export const inStockBits = (wanted: number): number => wanted << stockShift;
/** Those that say "in stock and delivered free". */
export const freeDeliveryBits = (wanted: number): number => wanted << deliveryShift;

/**
 * By offer bits: the place of the condition whose best offer stands for a product where only some conditions are
 * wanted. What is in stock comes first, then the better condition, as with the main offer of all.
 */
export function chooseConditions(wanted: number): Uint8Array {
  return Uint8Array.from({ length: offerBitsSize }, (_, bits) => {
    const inStock = (bits >>> stockShift) & wanted;
    const candidates = inStock || bits & wanted;
    return candidates === 0 ? 0 : 31 - Math.clz32(candidates & -candidates);
  });
}
