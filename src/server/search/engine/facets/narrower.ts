import { conditions } from '../../../../contract/catalogue/conditions.ts';
import type { IndexData } from '../index-data.ts';
import type { Matches } from '../querying/scoring.ts';
import type { Scratch } from '../querying/scratch.ts';
import { markArrivals } from './arrivals.ts';
import { type Choice, createChoiceReader } from './choice.ts';
import { createSizeCounter } from './count-sizes.ts';
import { createFacetCounter } from './facet-counts.ts';
import type { FacetRequest, Facets, Filters } from './filters.ts';
import {
  createGrouping,
  dropOthers,
  firstSpecification,
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
import { createSizedOffers, type Offers, type SizedOffers } from './sized-offers.ts';
import { hasOfferChoice, isFromChosen, isWanted } from './wanted.ts';

/**
 * What a choice of conditions or sizes sees: what is on offer in these. `conditionOf`: by offer bits, the place of the
 * condition whose price counts.
 */
export type ChosenOffers = Omit<Offers, 'merchants'> & {
  wanted: number;
  conditionOf: Uint8Array;
  /** The names of the sizes; left out: none was chosen. */
  sizes?: readonly string[];
};

/** What a result says of chosen sizes. */
export const sizesOf = (chosen: ChosenOffers | undefined): { sizes: readonly string[] } | undefined =>
  chosen?.sizes ? { sizes: chosen.sizes } : undefined;

/**
 * Narrows matches in place to what the filters allow, and counts facets where asked. `chosen`: the offers that count;
 * undefined: each product's main one does.
 */
export type Narrower = (
  matches: Pick<Matches, 'documents' | 'count'>,
  filters: Filters | undefined,
  request: FacetRequest | undefined,
) => { count: number; facets: Facets | null; chosen: ChosenOffers | undefined };

/** Works in arrays that are there already: queries allocate next to nothing. */
export function createNarrower(data: IndexData, scratch: Scratch): Narrower {
  const readChoice = createChoiceReader(data);
  const countFacets = createFacetCounter(data);
  const countSizes = createSizeCounter(data);
  const group = createGrouping(data.listed, scratch);
  const excludedBy = scratch('uint8', 'excludedBy', data.listed);
  const totals = scratch('int32', 'totals', data.listed);
  const nameOf = (value: number) => data.specificationValues[value] as string;
  /** Made when a size first matters. */
  let sized: SizedOffers | undefined;
  const allowedSizes = new Uint8Array(data.specificationValues.length);

  /** Drops what is in none of the sizes, and looks at the others in these; `withWho`: who offers them matters. */
  function narrowToSizes(
    marked: Marked,
    { sizes, withWho }: { sizes: ReadonlySet<number>; withWho: boolean },
    offers: SizedOffers,
  ): Marked {
    for (const value of sizes) allowedSizes[value] = 1;
    for (let i = 0; i < marked.count; i++) offers.look(marked.documents[i], allowedSizes);
    const offered = dropOthers(marked, offers.offerBits, anyCondition);
    if (withWho) for (let i = 0; i < offered.count; i++) offers.lookWho(offered.documents[i], allowedSizes);
    for (const value of sizes) allowedSizes[value] = 0;
    return offered;
  }

  return ({ documents, count }, filters, request) => {
    if (filters === undefined && request === undefined) return { count, facets: null, chosen: undefined };
    const choice = readChoice(filters ?? {});
    let all: Marked = { documents, count, excludedBy };
    markFixed(data, all, choice);
    const areSizesAlone =
      choice.sizes !== undefined || (request && (choice.conditions !== 0 || hasOfferChoice(choice)));
    if (areSizesAlone) sized ??= createSizedOffers(data, scratch);
    const sizeCounts = request && sized && areSizesAlone ? countSizes(all, choice, sized) : undefined;
    const withWho = request !== undefined || choice.merchant !== undefined;
    if (choice.sizes && sized) all = narrowToSizes(all, { sizes: choice.sizes, withWho }, sized);
    const offers: Offers = (choice.sizes && sized) ?? data;
    const found = request && countConditions(offers, all, choice);
    // From here on, what is not on offer in the conditions that were chosen matters to no facet.
    const offered = choice.conditions ? dropOthers(all, offers.offerBits, choice.conditions) : all;
    const wanted = choice.conditions || anyCondition;
    const chosen =
      choice.conditions || choice.sizes
        ? {
            offerBits: offers.offerBits,
            conditionPrices: offers.conditionPrices,
            wanted,
            conditionOf: chooseConditions(wanted),
            ...(choice.sizes && { sizes: Array.from(choice.sizes, nameOf) }),
          }
        : undefined;
    if (choice.price || request) fillTotals(data, offered, chosen, totals);
    markOffers(offers, offered, choice, totals);
    const grouped = group(offered, totals);
    const facets = request && countFacets(grouped, choice, request, { offers, sizeCounts });
    return {
      count: grouped.starts[1],
      facets: facets && found ? { ...facets, conditions: found } : null,
      chosen,
    };
  };
}

/** Delivered totals by place, of the offers that count. */
function fillTotals(
  { totalCents }: IndexData,
  { documents, count }: Marked,
  chosen: ChosenOffers | undefined,
  totals: Int32Array,
): void {
  const columns = chosen?.conditionPrices.map((prices) => prices.totalCents);
  for (let i = 0; i < count; i++) {
    const document = documents[i];
    const column = chosen && columns ? columns[chosen.conditionOf[chosen.offerBits[document]]] : totalCents;
    totals[i] = column?.[document];
  }
}

/** What is the same for any offer. Sizes are not: each has offers of its own. */
function markFixed(data: IndexData, marked: Marked, choice: Choice): void {
  for (const facet of ['category', 'brand', 'rating'] as const) {
    const chosen = choice[facet];
    if (chosen) withAllowed(chosen, (allowed) => markColumn(marked, data.facets[facet], allowed, own[facet]));
  }
  let number = firstSpecification;
  for (const chosen of choice.specifications.values()) {
    const facet = number++;
    if (chosen === choice.sizes) continue;
    withAllowed(chosen, (allowed) => markValues(marked, data.specifications, allowed, facet));
  }
}

function markOffers(offers: Offers, marked: Marked, choice: Choice, totals: Int32Array): void {
  const wanted = choice.conditions || anyCondition;
  if (choice.price) markOutside(marked, totals, choice.price, own.price);
  if (choice.inStock) markBits(marked, offers.offerBits, inStockBits(wanted), own.stock);
  if (choice.freeDelivery) markBits(marked, offers.offerBits, freeDeliveryBits(wanted), own.delivery);
  if (choice.arrivesWithin !== undefined) markArrivals(offers, marked, wanted, choice.arrivesWithin);
  // Last: it costs most, and nothing where several others leave a product out already.
  if (choice.merchant)
    withAllowed(choice.merchant, (allowed) =>
      markMerchants(marked, offers.merchants, allowed, wanted, own.merchant),
    );
}

/** To be called while only what is the same for any condition is marked. */
function countConditions(offers: Offers, marked: Marked, choice: Choice): Facets['conditions'] {
  const found = withAllowed(choice.merchant ?? new Set(), (allowed) =>
    countEach(offers, marked, choice, allowed),
  );
  return conditions.map((value, place) => ({
    value,
    count: found[place],
    isChosen: (choice.conditions & (1 << place)) !== 0,
  }));
}

function countEach(
  offers: Offers,
  { documents, count, excludedBy }: Marked,
  choice: Choice,
  allowedMerchants: Uint8Array,
): number[] {
  const found = conditions.map(() => 0);
  const isEvery = !hasOfferChoice(choice);
  const isShown = (document: number, condition: number) =>
    isWanted(offers, document, 1 << condition, condition, choice) &&
    isFromChosen(offers, document, allowedMerchants, 1 << condition, choice);
  for (let i = 0; i < count; i++) {
    if (excludedBy[i] !== 0) continue;
    const document = documents[i];
    let rest = offers.offerBits[document] & anyCondition;
    for (; rest !== 0; rest &= rest - 1) {
      const condition = 31 - Math.clz32(rest & -rest);
      if (isEvery || isShown(document, condition)) found[condition] = found[condition] + 1;
    }
  }
  return found;
}
