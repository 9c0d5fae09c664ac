import { conditions } from '../../../../contract/catalogue/conditions.ts';
import type { IndexData } from '../index-data.ts';
import { sizeKey } from '../search-document.ts';
import { brandKey } from '../words/brand-key.ts';
import { openDictionary } from '../words/dictionary.ts';
import type { Filters } from './filters.ts';
import { conditionBits } from './offer-bits.ts';

/** Chosen values of a facet as the index numbers them; undefined: nothing is chosen. */
export type Chosen = ReadonlySet<number> | undefined;

/** Filters as the index knows them. */
export type Choice = {
  /** With all categories below those chosen. */
  category: Chosen;
  /** Only those chosen themselves. */
  ownCategories: Chosen;
  brand: Chosen;
  rating: Chosen;
  merchant: Chosen;
  /** Cents, both ends included. */
  price: { from: number; to: number } | undefined;
  inStock: boolean;
  freeDelivery: boolean;
  /** Working days; undefined: any. */
  arrivesWithin: number | undefined;
  /** Conditions as bits; 0: any. */
  conditions: number;
  /** Chosen values by key's place. */
  specifications: ReadonlyMap<number, ReadonlySet<number>>;
  /** Those of them that are sizes of clothes and shoes. */
  sizes: Chosen;
};

const allStars = [0, 1, 2, 3, 4, 5];

/** How filters become what the index knows; what it does not know is left out. */
export function createChoiceReader(data: IndexData): (filters: Filters) => Choice {
  const brands = openDictionary(data.brandKeys);
  const places = {
    category: new Map(data.categoryIds.map((id, place) => [id, place])),
    merchant: new Map(data.merchantNames.map((name, place) => [brandKey(name), place])),
  };

  function readSpecifications(wanted: Filters['specifications'] = []): Choice['specifications'] {
    const found = new Map<number, Set<number>>();
    for (const { key, value } of wanted) {
      const place = data.specificationKeys.indexOf(key);
      const [start, end] = [data.specificationStarts[place], data.specificationStarts[place + 1]];
      if (start === undefined) continue;
      const at = data.specificationValues.slice(start, end).indexOf(value);
      if (at >= 0) found.set(place, (found.get(place) ?? new Set()).add(start + at));
    }
    return found;
  }

  /** A chosen category is chosen with those below it. */
  const below = (chosen: Chosen): Chosen =>
    chosen &&
    new Set([
      ...chosen,
      ...data.categoryPaths.flatMap((path) => (path.some((each) => chosen.has(each)) ? path[0] : [])),
    ]);

  return (filters) => {
    const ownCategories = known(filters.categoryIds?.map((id) => places.category.get(id) ?? -1));
    const { fromCents = 0, toCents = Number.POSITIVE_INFINITY, minRating = 0 } = filters;
    const specifications = readSpecifications(filters.specifications);
    const hasPrice = fromCents > 0 || toCents < Number.POSITIVE_INFINITY;
    return {
      category: below(ownCategories),
      ownCategories,
      // Brand 0 is "none".
      brand: known(filters.brands?.map((brand) => brands.find(brandKey(brand)) + 1 || -1)),
      merchant: known(filters.merchants?.map((name) => places.merchant.get(brandKey(name)) ?? -1)),
      rating: minRating > 0 ? new Set(allStars.filter((stars) => stars >= minRating)) : undefined,
      price: hasPrice ? { from: fromCents, to: toCents } : undefined,
      inStock: filters.inStock ?? false,
      freeDelivery: filters.freeDelivery ?? false,
      arrivesWithin: filters.arrivesWithin,
      conditions: conditionBits(conditions.filter((condition) => filters.conditions?.includes(condition))),
      specifications,
      sizes: specifications.get(data.specificationKeys.indexOf(sizeKey)),
    };
  };
}

function known(numbers: readonly number[] | undefined): Chosen {
  const found = new Set(numbers?.filter((number) => number >= 0));
  return found.size > 0 ? found : undefined;
}
