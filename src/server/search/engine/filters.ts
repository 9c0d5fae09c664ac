import type { Condition } from '../../../contract/conditions.ts';
import { openDictionary } from './dictionary.ts';
import { conditionBit, type IndexData, inStockBit, ratingScale } from './index-data.ts';
import { priceBands } from './price-bands.ts';
import type { Matches } from './scoring.ts';

/** What a shopper chose; several values of one facet widen it, different facets narrow each other. */
export type Filters = {
  categoryIds?: readonly number[];
  /** As the facet names them. */
  brands?: readonly string[];
  /** Delivered total in cents, both ends included. */
  fromCents?: number;
  toCents?: number;
  /** Stars at least. */
  leastRating?: number;
  inStock?: boolean;
  /** Conditions of the main offer. */
  conditions?: readonly Condition[];
};

/** How many products each value of a facet would show, given what is chosen in the other facets. */
export type Facets = {
  /** By category id. */
  categories: Map<number, number>;
  /** The most frequent first. */
  brands: { brand: string; count: number }[];
  /** Delivered totals; `toCents` is not included, and null for the last band. */
  prices: { fromCents: number; toCents: number | null; count: number }[];
  ratings: { least: number; count: number }[];
  inStock: number;
  conditions: Map<Condition, number>;
};

/** Narrows matches in place to what the filters allow, and counts facets where asked. */
export type Filterer = (
  matches: Pick<Matches, 'documents' | 'count'>,
  filters: Filters,
  counts: boolean,
) => { count: number; facets: Facets | null };

const brandsShown = 50;
const ratingSteps = [4, 3, 2, 1] as const;
const conditionNames = Object.keys(conditionBit) as Condition[];

/** One facet: how a document answers its filter, and how it is counted. */
type Facet = {
  /** undefined: nothing is chosen. */
  allows: ((document: number) => boolean) | undefined;
  count: (document: number) => void;
};

export function createFilterer(data: IndexData): Filterer {
  const brandNames = openDictionary(data.brandNames);
  const placeOfCategory = new Map(data.categoryIds.map((id, place) => [id, place]));
  const tally = createTally(data.categoryIds.length, brandNames.size);

  function facetsFor(filters: Filters): Facet[] {
    const categories = chosen(filters.categoryIds, (id) => placeOfCategory.get(id) ?? -1);
    const brands = chosen(filters.brands, (brand) => brandNames.find(brand) + 1);
    const bits = (filters.conditions ?? []).reduce((all, condition) => all | conditionBit[condition], 0);
    const { fromCents = 0, toCents = Number.POSITIVE_INFINITY, leastRating = 0 } = filters;
    const total = (document: number) => data.totalCents[document] as number;
    const rating = (document: number) => (data.rating[document] as number) / ratingScale;
    const flags = (document: number) => data.flags[document] as number;
    return [
      {
        allows: categories && ((document) => categories.has(data.category[document] as number)),
        count: (document) => add(tally.categories, data.category[document] as number),
      },
      {
        allows: brands && ((document) => brands.has(data.brand[document] as number)),
        count: (document) => add(tally.brands, data.brand[document] as number),
      },
      {
        allows:
          fromCents > 0 || toCents < Number.POSITIVE_INFINITY
            ? (document) => total(document) >= fromCents && total(document) <= toCents
            : undefined,
        count: (document) => add(tally.prices, priceBands.of(total(document))),
      },
      {
        allows: leastRating > 0 ? (document) => rating(document) >= leastRating : undefined,
        count: (document) => add(tally.ratings, Math.floor(rating(document))),
      },
      {
        allows: filters.inStock ? (document) => (flags(document) & inStockBit) !== 0 : undefined,
        count: (document) => add(tally.inStock, flags(document) & inStockBit),
      },
      {
        allows: bits > 0 ? (document) => (flags(document) & bits) !== 0 : undefined,
        count: (document) => add(tally.conditions, flags(document) & ~inStockBit),
      },
    ];
  }

  function readFacets(): Facets {
    const categories = data.categoryIds.map((id, place) => [id, tally.categories[place] as number] as const);
    return {
      categories: new Map(categories.filter(([, count]) => count > 0)),
      brands: mostFrequent(tally.brands).map((brand) => ({
        brand: brandNames.term(brand - 1),
        count: tally.brands[brand] as number,
      })),
      prices: priceBands.all
        .map((band, at) => ({ ...band, count: tally.prices[at] as number }))
        .filter(({ count }) => count > 0),
      ratings: ratingSteps.map((least) => ({
        least,
        count: tally.ratings.subarray(least).reduce((sum, count) => sum + count, 0),
      })),
      inStock: tally.inStock[inStockBit] as number,
      conditions: new Map(
        conditionNames.map((name) => [name, tally.conditions[conditionBit[name]] as number]),
      ),
    };
  }

  return (matches, filters, counts) => {
    const facets = facetsFor(filters);
    const filtering = facets.filter(({ allows }) => allows);
    if (filtering.length === 0 && !counts) return { count: matches.count, facets: null };
    let kept = 0;
    for (let i = 0; i < matches.count; i++) {
      const document = matches.documents[i] as number;
      const refused = refusals(filtering, document);
      if (refused === undefined) {
        matches.documents[kept++] = document;
        if (counts) for (const facet of facets) facet.count(document);
      } else if (counts && refused !== 'several') {
        refused.count(document);
      }
    }
    const found = counts ? readFacets() : null;
    tally.clear();
    return { count: kept, facets: found };
  };
}

/** The facet whose choice leaves a document out: it alone still counts the document; undefined where none does. */
function refusals(filtering: readonly Facet[], document: number): Facet | 'several' | undefined {
  let refused: Facet | undefined;
  for (const facet of filtering) {
    if (facet.allows?.(document)) continue;
    if (refused) return 'several';
    refused = facet;
  }
  return refused;
}

function chosen<T>(values: readonly T[] | undefined, placeOf: (value: T) => number): Set<number> | undefined {
  return values && values.length > 0 ? new Set(values.map(placeOf)) : undefined;
}

function createTally(categories: number, brands: number) {
  const tally = {
    categories: new Uint32Array(categories + 1),
    brands: new Uint32Array(brands + 1),
    prices: new Uint32Array(priceBands.all.length),
    ratings: new Uint32Array(6),
    inStock: new Uint32Array(inStockBit + 1),
    conditions: new Uint32Array(256),
  };
  return {
    ...tally,
    clear() {
      for (const counts of Object.values(tally)) counts.fill(0);
    },
  };
}

function add(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

/** Places with the highest counts; place 0 is "none". */
function mostFrequent(counts: Uint32Array): number[] {
  const places: number[] = [];
  for (let place = 1; place < counts.length; place++) if ((counts[place] as number) > 0) places.push(place);
  return places.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b).slice(0, brandsShown);
}
