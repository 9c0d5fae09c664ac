import type { IndexData } from '../index-data.ts';
import { sizeKey } from '../search-document.ts';
import { openDictionary } from '../words/dictionary.ts';
import { countArrivals } from './arrivals.ts';
import { type CategoryCounts, countCategories } from './category-counts.ts';
import type { Choice, Chosen } from './choice.ts';
import {
  countBits,
  countColumn,
  countMerchants,
  countPrices,
  countValues,
  mostFrequent,
} from './counting.ts';
import type { FacetRequest, Facets, FacetValue } from './filters.ts';
import { firstSpecification, type Grouped, own } from './marking.ts';
import { anyCondition, freeDeliveryBits, inStockBits } from './offer-bits.ts';
import { countBands } from './price-bands.ts';
import type { Offers } from './sized-offers.ts';

/**
 * Counts the values of all facets except conditions, over documents grouped by the facets that exclude them,
 * with their delivered totals. Of specifications, those of the leading category's keys.
 */
export type FacetCounter = (
  grouped: Grouped,
  choice: Choice,
  request: FacetRequest,
  /** What is on offer, and how many documents each size has where these count alone. */
  counted: { offers: Offers; sizeCounts: Uint32Array | undefined },
) => Omit<Facets, 'conditions'>;

/** Values shown of a facet at most, besides those chosen. */
const maxValues = 50;
const ratingSteps = [4, 3, 2, 1] as const;

/** The scratch space lives as long as the index. */
export function createFacetCounter(data: IndexData): FacetCounter {
  const countSpecifications = createSpecificationCounter(data);
  const brandNames = openDictionary(data.brandNames);
  const counts = {
    category: new Uint32Array(data.categoryIds.length + 1),
    brand: new Uint32Array(brandNames.size + 1),
    rating: new Uint32Array(6),
    merchant: new Uint32Array(data.merchantNames.length),
  };
  const categoryOf = (place: number) => data.categoryIds[place];
  const brandOf = (number: number) => brandNames.term(number - 1);
  const merchantOf = (place: number) => data.merchantNames[place];

  return (grouped, choice, { specificationKeys, categoryId }, { offers, sizeCounts }) => {
    const wanted = choice.conditions || anyCondition;
    const { offerBits } = offers;
    const { facets: columns } = data;
    const direct = countColumn(grouped, columns.category, own.category, counts.category);
    const ownPlace = categoryId === undefined ? -1 : data.categoryIds.indexOf(categoryId);
    const categories = countCategories(direct, data.categoryPaths, ownPlace);
    const leadingCategoryId = data.categoryIds[leadingCategory(categories, choice, ownPlace)] ?? null;
    const keys = specificationKeys.get(leadingCategoryId ?? -1) ?? [];
    const brands = countColumn(grouped, columns.brand, own.brand, counts.brand);
    const stars = countColumn(grouped, columns.rating, own.rating, counts.rating);
    const merchants = countMerchants(grouped, offers.merchants, wanted, own.merchant, counts.merchant);
    const { steps, ...ends } = countPrices(
      grouped,
      choice.conditions || choice.sizes ? undefined : columns.price,
      own.price,
    );
    return {
      categories: listValues(
        categories.listed,
        [0, data.categoryIds.length],
        choice.ownCategories,
        categoryOf,
      ),
      brands: listValues(brands, [1, brands.length], choice.brand, brandOf),
      merchants: listValues(merchants, [0, merchants.length], choice.merchant, merchantOf),
      prices: { ...ends, bands: countBands(steps) },
      ratings: ratingSteps.map((least) => ({
        least,
        count: stars.subarray(least).reduce((sum, found) => sum + found, 0),
      })),
      inStock: countBits(grouped, offerBits, inStockBits(wanted), own.stock),
      freeDelivery: countBits(grouped, offerBits, freeDeliveryBits(wanted), own.delivery),
      arrivals: countArrivals(offers, grouped, wanted),
      leadingCategoryId,
      specifications: countSpecifications(grouped, choice, keys, sizeCounts),
    };
  };
}

/** The only category that is chosen, else the list's own, else that of more than half of the products; -1: none. */
function leadingCategory({ leading }: CategoryCounts, { ownCategories }: Choice, ownPlace: number): number {
  if (ownCategories?.size === 1) return [...ownCategories][0];
  return ownPlace >= 0 && leading < 0 ? ownPlace : leading;
}

function createSpecificationCounter(data: IndexData) {
  const { specificationKeys: allKeys, specificationStarts: starts, specificationValues: names } = data;
  const places = new Map(allKeys.map((key, place) => [key, place]));
  const sizePlace = allKeys.indexOf(sizeKey);
  const owners = new Uint8Array(names.length);
  const counts = new Uint32Array(names.length);

  const textOf = (value: number) => ({
    value: names[value],
    display: data.specificationDisplays[value],
  });

  return (
    grouped: Grouped,
    choice: Choice,
    keys: readonly string[],
    sizeCounts: Uint32Array | undefined,
  ): Facets['specifications'] => {
    const chosenKeys = Array.from(choice.specifications.keys(), (place) => allKeys[place]);
    const wanted = [...new Set([...keys, ...chosenKeys])];
    if (wanted.length === 0) return [];
    owners.fill(0);
    const numbers = Array.from(choice.specifications.keys(), (place, at) => {
      owners.fill(firstSpecification + at, starts[place], starts[place + 1]);
      return firstSpecification + at;
    });
    countValues(grouped, data.specifications, owners, numbers, counts);
    const [from, to] = [starts[sizePlace], starts[sizePlace + 1]];
    if (sizeCounts && from !== undefined) counts.set(sizeCounts.subarray(from, to), from);
    return wanted.flatMap((key) => {
      const place = places.get(key);
      if (place === undefined) return [];
      const range = [starts[place], starts[place + 1]] as const;
      const chosen = choice.specifications.get(place);
      const values = listValues(counts, range, chosen, (value) => value);
      if (values.length === 0) return [];
      return [{ key, values: values.map(({ value, ...rest }) => ({ ...rest, ...textOf(value) })) }];
    });
  };
}

/** The most frequent values of a range of numbers, those that are chosen in front. */
function listValues<V>(
  counts: Uint32Array,
  [from, to]: readonly [number, number],
  chosen: Chosen,
  nameOf: (number: number) => V,
): FacetValue<V>[] {
  const toValue = (number: number) => ({
    value: nameOf(number),
    count: counts[number],
    isChosen: chosen?.has(number) ?? false,
  });
  const frequent = mostFrequent(counts, from, to, maxValues + (chosen?.size ?? 0));
  const inFront = [...(chosen ?? [])].sort((a, b) => counts[b] - counts[a] || a - b);
  const others = frequent.filter((number) => !chosen?.has(number)).slice(0, maxValues);
  return [...inFront, ...others].map(toValue);
}
