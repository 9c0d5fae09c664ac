import { type Condition, conditions } from '../../../contract/conditions.ts';
import { brandKey } from './brands.ts';
import { openDictionary } from './dictionary.ts';
import { type FacetName, facetNames, type IndexData } from './index-data.ts';
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
  /** Whole stars at least. */
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
  withFacets: boolean,
) => { count: number; facets: Facets | null };

const brandsShown = 50;
const ratingSteps = [4, 3, 2, 1] as const;
/** Marks of documents that filters leave out: by the facet that alone does so (its place + 1), or by several. */
const bySeveral = 255;

/** Columns are gone through one after the other: a loop over one array at a time is what processors are best at. */
export function createFilterer(data: IndexData): Filterer {
  const brandKeys = openDictionary(data.brandKeys);
  const brandNames = openDictionary(data.brandNames);
  const placeOfCategory = new Map(data.categoryIds.map((id, place) => [id, place]));
  const marks = new Uint8Array(data.listed);
  const sizes: Record<FacetName, number> = {
    category: data.categoryIds.length + 1,
    brand: brandNames.size + 1,
    price: priceBands.all.length,
    rating: 6,
    inStock: 2,
    condition: conditions.length + 1,
  };

  /** The values that a facet's filter allows; undefined: nothing is chosen. */
  function chosenValues(facet: FacetName, filters: Filters): readonly number[] | undefined {
    const values: Record<FacetName, readonly number[] | undefined> = {
      category: filters.categoryIds?.map((id) => placeOfCategory.get(id) ?? -1),
      brand: filters.brands
        ?.map((brand) => brandKeys.find(brandKey(brand)) + 1)
        .filter((number) => number > 0),
      price: undefined,
      rating: filters.leastRating
        ? [0, 1, 2, 3, 4, 5].filter((stars) => stars >= Number(filters.leastRating))
        : undefined,
      inStock: filters.inStock ? [1] : undefined,
      condition: filters.conditions?.map((condition) => conditions.indexOf(condition) + 1),
    };
    const isChosen = facet !== 'brand' ? values[facet]?.length : filters.brands?.length;
    return isChosen ? values[facet] : undefined;
  }

  /** Marks what the filters leave out; tells whether any filter is there. */
  function mark({ documents, count }: Pick<Matches, 'documents' | 'count'>, filters: Filters): boolean {
    let isFiltered = false;
    facetNames.forEach((facet, place) => {
      const values = chosenValues(facet, filters);
      if (!values) return;
      isFiltered = true;
      const allowed = new Uint8Array(sizes[facet]);
      for (const value of values) allowed[value] = 1;
      markDisallowed(documents, count, data.facets[facet], allowed, marks, place + 1);
    });
    const { fromCents = 0, toCents = Number.POSITIVE_INFINITY } = filters;
    if (fromCents > 0 || toCents < Number.POSITIVE_INFINITY) {
      isFiltered = true;
      const place = facetNames.indexOf('price') + 1;
      markOutside(documents, count, data.totalCents, [fromCents, toCents], marks, place);
    }
    return isFiltered;
  }

  function countFacets({ documents, count }: Pick<Matches, 'documents' | 'count'>): Facets {
    const counts = Object.fromEntries(
      facetNames.map((facet, place) => [
        facet,
        countValues(documents, count, data.facets[facet], marks, place + 1, sizes[facet]),
      ]),
    ) as Record<FacetName, Uint32Array>;
    const at = (facet: FacetName, value: number) => counts[facet][value] as number;
    return {
      categories: new Map(
        data.categoryIds
          .map((id, place) => [id, at('category', place)] as const)
          .filter(([, found]) => found > 0),
      ),
      brands: mostFrequent(counts.brand).map((brand) => ({
        brand: brandNames.term(brand - 1),
        count: at('brand', brand),
      })),
      prices: priceBands.all
        .map((band, place) => ({ ...band, count: at('price', place) }))
        .filter((band) => band.count > 0),
      ratings: ratingSteps.map((least) => ({
        least,
        count: counts.rating.subarray(least).reduce((sum, found) => sum + found, 0),
      })),
      inStock: at('inStock', 1),
      conditions: new Map(conditions.map((condition, place) => [condition, at('condition', place + 1)])),
    };
  }

  return (matches, filters, withFacets) => {
    const isFiltered = mark(matches, filters);
    const facets = withFacets ? countFacets(matches) : null;
    return { count: isFiltered ? keepUnmarked(matches, marks) : matches.count, facets };
  };
}

function markDisallowed(
  documents: Uint32Array,
  count: number,
  column: Uint16Array,
  allowed: Uint8Array,
  marks: Uint8Array,
  own: number,
): void {
  for (let i = 0; i < count; i++) {
    const document = documents[i] as number;
    if (allowed[column[document] as number] === 1) continue;
    marks[document] = marks[document] === 0 ? own : bySeveral;
  }
}

function markOutside(
  documents: Uint32Array,
  count: number,
  column: Int32Array,
  [from, to]: readonly [number, number],
  marks: Uint8Array,
  own: number,
): void {
  for (let i = 0; i < count; i++) {
    const document = documents[i] as number;
    const value = column[document] as number;
    if (value < from || value > to) marks[document] = marks[document] === 0 ? own : bySeveral;
  }
}

/** Counts a facet's values over what the other facets let through. */
function countValues(
  documents: Uint32Array,
  count: number,
  column: Uint16Array,
  marks: Uint8Array,
  own: number,
  size: number,
): Uint32Array {
  const counts = new Uint32Array(size);
  for (let i = 0; i < count; i++) {
    const document = documents[i] as number;
    const mark = marks[document] as number;
    if (mark !== 0 && mark !== own) continue;
    const value = column[document] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  return counts;
}

/** Moves the unmarked documents together, takes the marks off again, and tells how many are left. */
function keepUnmarked({ documents, count }: Pick<Matches, 'documents' | 'count'>, marks: Uint8Array): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const document = documents[i] as number;
    if (marks[document] === 0) documents[kept++] = document;
    else marks[document] = 0;
  }
  return kept;
}

/** Values with the highest counts; 0 is "none". */
function mostFrequent(counts: Uint32Array): number[] {
  const values: number[] = [];
  for (let value = 1; value < counts.length; value++) if ((counts[value] as number) > 0) values.push(value);
  return values.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b).slice(0, brandsShown);
}
