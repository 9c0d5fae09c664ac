import { conditions } from '../../../../contract/catalogue/conditions.ts';
import { arrivalSteps } from '../../../../contract/catalogue/facet-choice.ts';
import { countCategories } from '../../engine/facets/category-counts.ts';
import type { FacetRequest, Facets, FacetValue } from '../../engine/facets/filters.ts';
import { edgesCents } from '../../engine/facets/price-bands.ts';
import { sizeKey } from '../../engine/search-document.ts';
import {
  arrivesIn,
  isFreeIn,
  isInStockIn,
  isOfferedIn,
  type Offered,
  readOffered,
} from '../building/offered.ts';
import { type Bucket, bucketsOf, countsOf, type SearchResponse } from '../query-language.ts';
import type { Surroundings } from '../surroundings.ts';
import {
  type Aggregations,
  areConditionsAlone,
  areSizesAlone,
  countsFor,
  maxValues,
  ratingSteps,
  sizesAlone,
  valuesName,
} from './facet-aggregations.ts';
import { type Choice, everyCondition, type FacetClauses, specificationName } from './filters.ts';

/** The most frequent values, those that are chosen in front; `values` in the order that decides ties. */
function listValues<V>(
  values: readonly { value: V; count: number }[],
  chosen: ReadonlySet<V>,
): FacetValue<V>[] {
  const counts = values.filter(({ value, count }) => count > 0 || chosen.has(value));
  const sorted = counts
    .map((each, at) => ({ ...each, at, isChosen: chosen.has(each.value) }))
    .sort((a, b) => b.count - a.count || a.at - b.at);
  const [inFront, others] = [sorted.filter((each) => each.isChosen), sorted.filter((each) => !each.isChosen)];
  return [...inFront, ...others.slice(0, maxValues)].map(({ value, count, isChosen }) => ({
    value,
    count,
    isChosen,
  }));
}

/** Values with their counts, and those chosen that no product has. */
const withChosen = <V>(
  counts: ReadonlyMap<V, number>,
  chosen: readonly V[],
): { value: V; count: number }[] => [
  ...Array.from(counts, ([value, count]) => ({ value, count })),
  ...chosen.filter((value) => !counts.has(value)).map((value) => ({ value, count: 0 })),
];

const countByKey = (buckets: readonly Bucket[]): Map<string, number> =>
  new Map(buckets.map(({ key, doc_count }) => [String(key), doc_count]));

type Asked = { choice: Choice; clauses: FacetClauses };
type Counted = Omit<Facets, 'specifications' | 'brands'> & { brandKeys: FacetValue<string>[] };

/** How many products of these are on offer in a way. */
const countOffered = (counts: Aggregations, isWanted: (offered: Offered) => boolean): number =>
  bucketsOf(counts.offered).reduce(
    (sum, { key, doc_count }) => sum + (isWanted(readOffered(String(key))) ? doc_count : 0),
    0,
  );

/** How many products each category and all below it has, and which leads. */
function readCategories(
  { hits, aggregations = {} }: SearchResponse,
  { choice, clauses }: Asked,
  { categoryId }: Pick<FacetRequest, 'categoryId'>,
  { categories, categoryPaths }: Surroundings,
): Pick<Counted, 'categories' | 'leadingCategoryId'> {
  const placeOf = new Map(categories.map(({ id }, place) => [id, place]));
  const direct = new Uint32Array(categories.length + 1);
  const counts = countsFor(aggregations, clauses, 'category');
  let rest = Number(counts.doc_count ?? hits.total.value);
  for (const { key, doc_count } of bucketsOf(counts.categories)) {
    const place = placeOf.get(Number(key)) ?? categories.length;
    direct[place] = (direct[place] ?? 0) + doc_count;
    rest -= doc_count;
  }
  direct[categories.length] = (direct[categories.length] ?? 0) + rest;
  const ownPlace = categoryId === undefined ? -1 : (placeOf.get(categoryId) ?? -1);
  const { listed, leading } = countCategories(direct, categoryPaths, ownPlace);
  const [only] = choice.ownCategories;
  const leadingPlace = ownPlace >= 0 && leading < 0 ? ownPlace : leading;
  const isOne = choice.ownCategories.length === 1 && only !== undefined;
  return {
    categories: listValues(
      categories.map(({ id }, place) => ({ value: id, count: listed[place] ?? 0 })),
      new Set(choice.ownCategories),
    ),
    leadingCategoryId: isOne ? only : (categories[leadingPlace]?.id ?? null),
  };
}

/** By their folded names, those of one count by name. */
function readBrands(
  { brands, chosenBrands }: Aggregations,
  { brands: chosen }: Choice,
): Counted['brandKeys'] {
  const counts = new Map([...countByKey(bucketsOf(brands)), ...countsOf(chosenBrands)]);
  const values = Array.from(counts, ([value, count]) => ({ value, count }));
  return listValues(
    values.sort((a, b) => (a.value < b.value ? -1 : 1)),
    new Set(chosen),
  );
}

function readPrices({ bands, prices }: Aggregations): Counted['prices'] {
  const inBands = countsOf(bands);
  const { min, max } = (prices ?? {}) as { min?: number | null; max?: number | null };
  return {
    lowestCents: min ?? null,
    maxCents: max ?? null,
    bands: edgesCents.flatMap((fromCents, at) => {
      const count = inBands.get(String(fromCents)) ?? 0;
      return count > 0 ? [{ fromCents, toCents: edgesCents[at + 1] ?? null, count }] : [];
    }),
  };
}

function readRatings(counts: Aggregations): Counted['ratings'] {
  const ratings = countByKey(bucketsOf(counts.ratings));
  return ratingSteps.map((least) => ({
    least,
    count: [...ratings].reduce((sum, [stars, count]) => sum + (Number(stars) >= least ? count : 0), 0),
  }));
}

/** Counted by the ways in which products are on offer (`arrivals`), or alone where nothing else was asked of them. */
function readConditions(
  aggregations: Aggregations,
  arrivals: Aggregations,
  { choice, clauses }: Asked,
): Counted['conditions'] {
  const alone = countsOf(aggregations.conditionsAlone);
  const countIn = (condition: string, place: number): number =>
    areConditionsAlone(clauses)
      ? (alone.get(condition) ?? 0)
      : countOffered(arrivals, (offered) => isOfferedIn(offered, 1 << place));
  return conditions.map((value, place) => ({
    value,
    count: countIn(value, place),
    isChosen: (choice.conditions & (1 << place)) !== 0,
  }));
}

/** Reads all but specifications; brands by their folded names. */
export function readFacets(
  response: SearchResponse,
  asked: Asked,
  request: Pick<FacetRequest, 'categoryId'>,
  surroundings: Surroundings,
): Counted {
  const { aggregations = {} } = response;
  const { choice, clauses } = asked;
  const set = choice.conditions || everyCondition;
  const countsOfFacet = (facet: string) => countsFor(aggregations, clauses, facet);
  const arrivals = countsOfFacet('arrival');
  return {
    ...readCategories(response, asked, request, surroundings),
    brandKeys: readBrands(countsOfFacet('brand'), choice),
    merchants: countMerchants(bucketsOf(countsOfFacet('merchant').merchants), choice, surroundings.merchants),
    prices: readPrices(countsOfFacet('price')),
    ratings: readRatings(countsOfFacet('rating')),
    inStock: countOffered(countsOfFacet('stock'), (offered) => isInStockIn(offered, set)),
    freeDelivery: countOffered(countsOfFacet('delivery'), (offered) => isFreeIn(offered, set)),
    arrivals: arrivalSteps.map((within) => ({
      within,
      count: countOffered(arrivals, (offered) => arrivesIn(offered, set, within)),
    })),
    conditions: readConditions(aggregations, arrivals, asked),
  };
}

/** A document has one value of each merchant, which says the conditions as well. */
function countMerchants(
  buckets: readonly Bucket[],
  choice: Choice,
  merchants: Surroundings['merchants'],
): FacetValue<string>[] {
  const set = choice.conditions || everyCondition;
  const counts = new Map<number, number>();
  for (const { key, doc_count } of buckets) {
    const [id, bits] = [Math.floor(Number(key) / 8), Number(key) % 8];
    if (bits & set) counts.set(id, (counts.get(id) ?? 0) + doc_count);
  }
  const byName = merchants.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return listValues(
    byName.map(({ id, name }) => ({ value: name, count: counts.get(id) ?? 0 })),
    new Set(choice.merchants.map(({ name }) => name)),
  );
}

const inNumericOrder = new Intl.Collator('en', { numeric: true });

/** Reads the values of some keys; of several ways to write one the most frequent is shown. */
export function readSpecifications(
  aggregations: Aggregations,
  keys: readonly string[],
  { choice, clauses }: { choice: Choice; clauses: FacetClauses },
): Facets['specifications'] {
  return keys.flatMap((key) => {
    const counts = new Map<string, number>();
    const displays = new Map<string, string>();
    // Most frequent first.
    const areAlone = key === sizeKey && areSizesAlone(clauses);
    const found = areAlone
      ? (aggregations[sizesAlone] as Aggregations | undefined)
      : countsFor(aggregations, clauses, specificationName(key));
    for (const { key: token, doc_count } of bucketsOf(found?.[valuesName(key)])) {
      const [value = '', display = ''] = String(token).split('\t');
      counts.set(value, (counts.get(value) ?? 0) + doc_count);
      if (!displays.has(value)) displays.set(value, display);
    }
    const chosen = choice.specifications.get(key) ?? [];
    const inOrder = withChosen(counts, chosen).sort((a, b) => inNumericOrder.compare(a.value, b.value));
    const shown = listValues(inOrder, new Set(chosen));
    if (shown.length === 0) return [];
    return [
      { key, values: shown.map((each) => ({ ...each, display: displays.get(each.value) ?? each.value })) },
    ];
  });
}
