import { conditionBits } from '../facets/offer-bits.ts';
import type { ProductFacts } from '../search-document.ts';

/** Bits of a document's value that hold the conditions in which the merchant offers it. */
export const conditionShift = 3;
export const conditionsOf = (value: number): number => value & (2 ** conditionShift - 1);

export const merchantPlace = (value: number): number => value >>> conditionShift;
/** In place of a merchant that is not known: one that offers in no condition. Sizes name the others by their places. */
export const nobody = 0;

/** Whether the merchant offers the document in any of the conditions (as bits). */
export const offersIn = (value: number, wanted: number): boolean => (value & wanted) !== 0;

/** Each merchant's id with the conditions, as bits, in which it offers a product: id × 8 + conditions. */
export function merchantValues(facts: ProductFacts): number[] {
  const bits = new Map<number, number>();
  for (const { merchantIds, condition } of [facts, ...facts.otherConditions]) {
    const own = condition ? conditionBits([condition]) : 0;
    for (const id of merchantIds) bits.set(id, (bits.get(id) ?? 0) | own);
  }
  return Array.from(bits, ([id, own]) => (id << conditionShift) | own);
}
