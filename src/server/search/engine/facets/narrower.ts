import { conditions } from '../../../../contract/catalogue/conditions.ts';
import type { IndexData } from '../index-data.ts';
import type { Matches } from '../querying/scoring.ts';
import type { Scratch } from '../querying/scratch.ts';
import { arrivesWithin, markArrivals } from './arrivals.ts';
import { type Choice, createChoiceReader } from './choice.ts';
import { createFacetCounter } from './facet-counts.ts';
import type { FacetRequest, Facets, Filters } from './filters.ts';
import {
  createGrouping,
  dropOthers,
  firstSpecification,
  isOffered,
  type Marked,
  markBits,
  markColumn,
  markMerchants,
  markOutside,
  markValues,
  own,
  withAllowed,
} from './marking.ts';
import { anyCondition, chooseConditions, freeDeliveryBits, inStockBits } from './offer-bits.ts';

/**
 * Narrows matches in place to what the filters allow, and counts facets where asked. `conditionOf`: by offer bits,
 * the place of the condition whose price counts; undefined: the main offer's does.
 */
export type Narrower = (
  matches: Pick<Matches, 'documents' | 'count'>,
  filters: Filters | undefined,
  request: FacetRequest | undefined,
) => { count: number; facets: Facets | null; conditionOf: Uint8Array | undefined };

/** Works in arrays that are there already: queries allocate next to nothing. */
export function createNarrower(data: IndexData, scratch: Scratch): Narrower {
  const readChoice = createChoiceReader(data);
  const countFacets = createFacetCounter(data);
  const group = createGrouping(data.listed, scratch);
  const marks = scratch('uint8', 'marks', data.listed);
  const totals = scratch('int32', 'totals', data.listed);

  return ({ documents, count }, filters, request) => {
    if (filters === undefined && request === undefined)
      return { count, facets: null, conditionOf: undefined };
    const choice = readChoice(filters ?? {});
    const all: Marked = { documents, count, marks };
    markFixed(data, all, choice);
    const found = request && countConditions(data, all, choice);
    // From here on, what is not on offer in the conditions that were chosen matters to no facet.
    const offered = choice.conditions ? dropOthers(all, data.offerBits, choice.conditions) : all;
    const conditionOf = choice.conditions ? chooseConditions(choice.conditions) : undefined;
    if (choice.price || request) fillTotals(data, offered, conditionOf, totals);
    markOffers(data, offered, choice, totals);
    const grouped = group(offered, totals);
    const facets = request && countFacets(grouped, choice, request);
    return {
      count: grouped.starts[1],
      facets: facets && found ? { ...facets, conditions: found } : null,
      conditionOf,
    };
  };
}

/** Delivered totals by place, of the condition that counts. */
function fillTotals(
  { offerBits, conditionPrices, totalCents }: IndexData,
  { documents, count }: Marked,
  conditionOf: Uint8Array | undefined,
  totals: Int32Array,
): void {
  const columns = conditionPrices.map((prices) => prices.totalCents);
  for (let i = 0; i < count; i++) {
    const document = documents[i];
    const column = conditionOf ? columns[conditionOf[offerBits[document]]] : totalCents;
    totals[i] = column?.[document];
  }
}

/** What is the same for any condition. */
function markFixed(data: IndexData, marked: Marked, choice: Choice): void {
  for (const facet of ['category', 'brand', 'rating'] as const) {
    const chosen = choice[facet];
    if (chosen) withAllowed(chosen, (allowed) => markColumn(marked, data.facets[facet], allowed, own[facet]));
  }
  let number = firstSpecification;
  for (const chosen of choice.specifications.values()) {
    const facet = number++;
    withAllowed(chosen, (allowed) => markValues(marked, data.specifications, allowed, facet));
  }
}

function markOffers(data: IndexData, marked: Marked, choice: Choice, totals: Int32Array): void {
  const wanted = choice.conditions || anyCondition;
  if (choice.price) markOutside(marked, totals, choice.price, own.price);
  if (choice.inStock) markBits(marked, data.offerBits, inStockBits(wanted), own.stock);
  if (choice.freeDelivery) markBits(marked, data.offerBits, freeDeliveryBits(wanted), own.delivery);
  if (choice.arrivesWithin !== undefined) markArrivals(data, marked, wanted, choice.arrivesWithin);
  // Last: it costs most, and nothing where several others leave a product out already.
  if (choice.merchant)
    withAllowed(choice.merchant, (allowed) =>
      markMerchants(marked, data.merchants, allowed, wanted, own.merchant),
    );
}

/** Whether what is on offer in one condition is what was chosen: that condition's own price, stock and merchants. */
function isWanted(
  data: IndexData,
  document: number,
  condition: number,
  choice: Choice,
  allowedMerchants: Uint8Array,
): boolean {
  const bits = data.offerBits[document];
  const wanted = 1 << condition;
  if (choice.inStock && (bits & inStockBits(wanted)) === 0) return false;
  if (choice.freeDelivery && (bits & freeDeliveryBits(wanted)) === 0) return false;
  if (choice.arrivesWithin !== undefined && !arrivesWithin(data, document, wanted, choice.arrivesWithin))
    return false;
  if (choice.price) {
    const total = data.conditionPrices[condition]?.totalCents[document];
    if (total < choice.price.from || total > choice.price.to) return false;
  }
  return !choice.merchant || isOffered(data.merchants, document, allowedMerchants, wanted);
}

/** To be called while only what is the same for any condition is marked. */
function countConditions(data: IndexData, marked: Marked, choice: Choice): Facets['conditions'] {
  const found = withAllowed(choice.merchant ?? new Set(), (allowed) =>
    countEach(data, marked, choice, allowed),
  );
  return conditions.map((value, place) => ({
    value,
    count: found[place],
    isChosen: (choice.conditions & (1 << place)) !== 0,
  }));
}

function countEach(
  data: IndexData,
  { documents, count, marks }: Marked,
  choice: Choice,
  allowedMerchants: Uint8Array,
): number[] {
  const found = conditions.map(() => 0);
  const isEvery =
    !choice.price &&
    !choice.merchant &&
    !choice.inStock &&
    !choice.freeDelivery &&
    choice.arrivesWithin === undefined;
  for (let i = 0; i < count; i++) {
    if (marks[i] !== 0) continue;
    const document = documents[i];
    let rest = data.offerBits[document] & anyCondition;
    for (; rest !== 0; rest &= rest - 1) {
      const condition = 31 - Math.clz32(rest & -rest);
      if (isEvery || isWanted(data, document, condition, choice, allowedMerchants))
        found[condition] = found[condition] + 1;
    }
  }
  return found;
}
