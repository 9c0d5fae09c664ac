import { conditions } from '../../../contract/conditions.ts';
import { type Choice, createChoiceReader } from './choice.ts';
import { createFacetCounter } from './facet-counts.ts';
import type { Facets, Filters } from './filters.ts';
import type { IndexData } from './index-data.ts';
import {
  firstSpecification,
  isOffered,
  keepUnmarked,
  type Marked,
  markBits,
  markColumn,
  markMerchants,
  markOutside,
  markValues,
  own,
} from './marking.ts';
import { anyCondition, chooseConditions, freeDeliveryBits, inStockBits } from './offer-bits.ts';
import type { Matches } from './scoring.ts';

/** Asks for the counts of all facets; of specifications, those of one category's keys, given by category id. */
export type FacetRequest = { specificationKeys: ReadonlyMap<number, readonly string[]> };

/**
 * Narrows matches in place to what the filters allow, and counts facets where asked. `conditionOf`: by offer bits,
 * the place of the condition whose price counts; undefined: the main offer's does.
 */
export type Narrower = (
  matches: Pick<Matches, 'documents' | 'count'>,
  filters: Filters,
  request: FacetRequest | undefined,
) => { count: number; facets: Facets | null; conditionOf: Uint8Array | undefined };

/** The scratch space lives as long as the index: queries allocate next to nothing. */
export function createNarrower(data: IndexData): Narrower {
  const readChoice = createChoiceReader(data);
  const countFacets = createFacetCounter(data);
  const marks = new Uint8Array(data.listed);
  const totals = new Int32Array(data.listed);

  return ({ documents, count }, filters, request) => {
    const choice = readChoice(filters);
    const marked: Marked = { documents, count, marks };
    const conditionOf = choice.conditions ? chooseConditions(choice.conditions) : undefined;
    if (choice.price || request) fillTotals(data, marked, conditionOf, totals);
    markFixed(data, marked, choice);
    const found = request && countConditions(data, marked, choice);
    markOffers(data, marked, choice, totals);
    const facets = request && countFacets(marked, totals, choice, request.specificationKeys);
    return {
      count: keepUnmarked(marked),
      facets: facets && found ? { ...facets, conditions: found } : null,
      conditionOf,
    };
  };
}

/** Delivered totals by place, of the condition that counts. */
function fillTotals(
  data: IndexData,
  { documents, count }: Marked,
  conditionOf: Uint8Array | undefined,
  totals: Int32Array,
): void {
  for (let i = 0; i < count; i++) {
    const document = documents[i] as number;
    const condition = conditionOf?.[data.offerBits[document] as number];
    const column = condition === undefined ? data : data.conditionPrices[condition];
    totals[i] = column?.totalCents[document] as number;
  }
}

/** What is the same for any condition. */
function markFixed(data: IndexData, marked: Marked, choice: Choice): void {
  for (const facet of ['category', 'brand', 'rating'] as const) {
    const chosen = choice[facet];
    if (chosen) markColumn(marked, data.facets[facet], chosen, own[facet]);
  }
  let number = firstSpecification;
  for (const chosen of choice.specifications.values()) {
    markValues(marked, data.specifications, chosen, number++);
  }
}

function markOffers(data: IndexData, marked: Marked, choice: Choice, totals: Int32Array): void {
  const wanted = choice.conditions || anyCondition;
  if (choice.price) markOutside(marked, totals, choice.price, own.price);
  if (choice.merchant) markMerchants(marked, data.merchants, choice.merchant, wanted, own.merchant);
  if (choice.inStock) markBits(marked, data.offerBits, inStockBits(wanted), own.stock);
  if (choice.freeDelivery) markBits(marked, data.offerBits, freeDeliveryBits(wanted), own.delivery);
  if (choice.conditions) markBits(marked, data.offerBits, wanted, own.condition);
}

/** Whether what is on offer in one condition is what was chosen: that condition's own price, stock and merchants. */
function isWanted(
  data: IndexData,
  document: number,
  condition: number,
  { price, merchant, ...choice }: Choice,
): boolean {
  const bits = data.offerBits[document] as number;
  const wanted = 1 << condition;
  if (choice.inStock && (bits & inStockBits(wanted)) === 0) return false;
  if (choice.freeDelivery && (bits & freeDeliveryBits(wanted)) === 0) return false;
  const total = data.conditionPrices[condition]?.totalCents[document] as number;
  if (price && (total < price.from || total > price.to)) return false;
  return !merchant || isOffered(data.merchants, document, merchant, wanted);
}

/** To be called while only what is the same for any condition is marked. */
function countConditions(
  data: IndexData,
  { documents, count, marks }: Marked,
  choice: Choice,
): Facets['conditions'] {
  const found = conditions.map(() => 0);
  const isEvery = !choice.price && !choice.merchant && !choice.inStock && !choice.freeDelivery;
  for (let i = 0; i < count; i++) {
    if (marks[i] !== 0) continue;
    const document = documents[i] as number;
    let rest = (data.offerBits[document] as number) & anyCondition;
    for (; rest !== 0; rest &= rest - 1) {
      const condition = 31 - Math.clz32(rest & -rest);
      if (isEvery || isWanted(data, document, condition, choice))
        found[condition] = (found[condition] as number) + 1;
    }
  }
  return conditions.map((value, place) => ({
    value,
    count: found[place] as number,
    isChosen: (choice.conditions & (1 << place)) !== 0,
  }));
}
