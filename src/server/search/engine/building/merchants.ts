import type { ProductFacts, SearchMerchant } from '../document.ts';
import type { IndexData } from '../index-data.ts';
import { conditionBits } from '../narrowing/offer-bits.ts';
import type { FactTable } from './fact-table.ts';
import { layOutValues, noValue } from './many-values.ts';

/** Bits of a document's value that hold the conditions in which the merchant offers it. */
const conditionShift = 3;
const conditionsOf = (value: number): number => value & (2 ** conditionShift - 1);

export const merchantPlace = (value: number): number => value >>> conditionShift;
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

/** Who offers each document, in which condition; `listed`: their rows. */
export function layOutMerchants(
  { merchants: held }: FactTable,
  listed: Uint32Array,
  merchants: readonly SearchMerchant[],
): Pick<IndexData, 'merchantNames' | 'merchants'> {
  const byName = merchants.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const places = new Map(byName.map(({ id }, place) => [id, place]));
  return {
    merchantNames: byName.map(({ name }) => name),
    merchants: layOutValues(held, listed, (value) => {
      const place = places.get(merchantPlace(value));
      return place === undefined ? noValue : (place << conditionShift) | conditionsOf(value);
    }),
  };
}
