import type { ProductFacts, SearchMerchant } from './document.ts';
import type { IndexData } from './index-data.ts';
import { layOutValues } from './many-values.ts';
import { conditionBits } from './offer-bits.ts';

/** Bits of a document's value that hold the conditions in which the merchant offers it. */
const conditionShift = 3;

export const merchantPlace = (value: number): number => value >>> conditionShift;
/** Whether the merchant offers the document in any of the conditions (as bits). */
export const offersIn = (value: number, wanted: number): boolean => (value & wanted) !== 0;

/** Each merchant id with the conditions, as bits, in which it offers a product. */
function merchantsOf(facts: ProductFacts): Iterable<[number, number]> {
  if (facts.otherConditions.length === 0) {
    const own = facts.condition ? conditionBits([facts.condition]) : 0;
    return facts.merchantIds.map((id) => [id, own]);
  }
  const bits = new Map<number, number>();
  for (const { merchantIds, condition } of [facts, ...facts.otherConditions]) {
    const own = condition ? conditionBits([condition]) : 0;
    for (const id of merchantIds) bits.set(id, (bits.get(id) ?? 0) | own);
  }
  return bits;
}

/** Who offers each listed document, in which condition. */
export function layOutMerchants(
  ordered: readonly ProductFacts[],
  merchants: readonly SearchMerchant[],
  listed: number,
): Pick<IndexData, 'merchantNames' | 'merchants'> {
  const byName = merchants.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const places = new Map(byName.map(({ id }, place) => [id, place]));

  return {
    merchantNames: byName.map(({ name }) => name),
    merchants: layOutValues(listed, (document, add) => {
      for (const [id, bits] of merchantsOf(ordered[document] as ProductFacts)) {
        const place = places.get(id);
        if (place !== undefined) add((place << conditionShift) | bits);
      }
    }),
  };
}
