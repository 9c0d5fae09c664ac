import { conditions } from '../../../../contract/catalogue/conditions.ts';
import { arrivalSteps } from '../../../../contract/catalogue/facet-choice.ts';
import { countCategories } from '../../engine/facets/category-counts.ts';
import type { FacetRequest, Facets, FacetValue } from '../../engine/facets/filters.ts';
import { edgesCents } from '../../engine/facets/price-bands.ts';
import {
  type Aggregation,
  all,
  type Bucket,
  bucketsOf,
  type Clause,
  countEach,
  countsOf,
} from '../questions.ts';
import type { Surroundings } from '../surroundings.ts';
import {
  arrivesIn,
  type Choice,
  conditionClauses,
  everyCondition,
  type FacetClauses,
  freeIn,
  inStockIn,
  specificationField,
  specificationName,
  totalField,
} from './filters.ts';

/** Values shown of a facet at most, besides those chosen. */
const maxValues = 50;
/** Values counted of one: those that tie for the last place have an order of ours. */
const counted = 5_000;
const ratingSteps = [4, 3, 2, 1] as const;

/** All clauses but one facet's own. */
const without = (clauses: FacetClauses, name: string): Clause => {
  const others = [...clauses].filter(([facet]) => facet !== name).map(([, clause]) => clause);
  return others.length > 0 ? all(others) : { match_all: {} };
};

const values = (field: string): Clause => ({ terms: { field, size: counted, shard_size: counted } });

/** Aggregations of every facet but specifications, whose keys depend on their counts. */
export function facetAggregations(choice: Choice, clauses: FacetClauses): Record<string, Clause> {
  const set = choice.conditions || everyCondition;
  const total = totalField(choice);
  const facet = (name: string, aggregation: Clause, filter?: Clause) => ({
    filter: filter ? all([without(clauses, name), filter]) : without(clauses, name),
    aggs: { values: aggregation },
  });
  const arrivals = Object.fromEntries(arrivalSteps.map((days) => [String(days), arrivesIn(set, days)]));
  // A range's upper end is not in it, and ours are.
  const bands = edgesCents.map((from, at) => {
    const to = edgesCents[at + 1];
    return { key: String(from), from, ...(to !== undefined && { to: to + 1 }) };
  });
  return {
    categories: facet('category', { terms: { field: 'category', size: counted, missing: -1 } }),
    brands: facet('brand', values('brand')),
    merchants: facet('merchant', values('merchants')),
    ratings: facet('rating', { terms: { field: 'stars', size: 6 } }),
    bands: facet('price', { range: { field: total, keyed: true, ranges: bands } }),
    lowest: facet('price', { min: { field: total } }),
    highest: facet('price', { max: { field: total } }),
    stock: facet('stock', countEach({ all: inStockIn(set) })),
    delivery: facet('delivery', countEach({ all: freeIn(set) })),
    arrivals: facet('arrival', countEach(arrivals)),
    conditions: countEach(
      Object.fromEntries(
        conditions.map((condition, place) => [condition, all(conditionClauses(choice, place))]),
      ),
    ),
  };
}

/** Aggregations of the values of some keys. */
export const specificationAggregations = (
  keys: readonly string[],
  clauses: FacetClauses,
): Record<string, Clause> =>
  Object.fromEntries(
    keys.map((key) => [
      specificationName(key),
      {
        filter: without(clauses, specificationName(key)),
        aggs: { values: values(specificationField(key)) },
      },
    ]),
  );

const valuesOf = (aggregations: Record<string, Aggregation>, name: string): Aggregation | undefined =>
  aggregations[name]?.values;

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

type Counted = Omit<Facets, 'specifications' | 'brands'> & { brandKeys: FacetValue<string>[] };

/** Reads all but specifications; brands by their folded names. */
export function readFacets(
  aggregations: Record<string, Aggregation>,
  choice: Choice,
  { categoryId }: Pick<FacetRequest, 'categoryId'>,
  { categories, categoryPaths, merchants }: Surroundings,
): Counted {
  const placeOf = new Map(categories.map(({ id }, place) => [id, place]));
  const direct = new Uint32Array(categories.length + 1);
  for (const { key, doc_count } of bucketsOf(valuesOf(aggregations, 'categories'))) {
    const place = placeOf.get(Number(key)) ?? categories.length;
    direct[place] = (direct[place] ?? 0) + doc_count;
  }
  const ownPlace = categoryId === undefined ? -1 : (placeOf.get(categoryId) ?? -1);
  const { listed, leading } = countCategories(direct, categoryPaths, ownPlace);
  const [only] = choice.ownCategories;
  const leadingPlace = ownPlace >= 0 && leading < 0 ? ownPlace : leading;
  const leadingCategoryId =
    choice.ownCategories.length === 1 && only !== undefined ? only : (categories[leadingPlace]?.id ?? null);
  const ratings = countByKey(bucketsOf(valuesOf(aggregations, 'ratings')));
  const bands = valuesOf(aggregations, 'bands')?.buckets as Record<string, Bucket> | undefined;
  const arrivals = countsOf(valuesOf(aggregations, 'arrivals'));
  const byCondition = countsOf(aggregations.conditions);
  return {
    categories: listValues(
      categories.map(({ id }, place) => ({ value: id, count: listed[place] ?? 0 })),
      new Set(choice.ownCategories),
    ),
    brandKeys: listValues(
      withChosen(countByKey(bucketsOf(valuesOf(aggregations, 'brands'))), choice.brands).sort((a, b) =>
        a.value < b.value ? -1 : 1,
      ),
      new Set(choice.brands),
    ),
    merchants: countMerchants(bucketsOf(valuesOf(aggregations, 'merchants')), choice, merchants),
    prices: {
      lowestCents: valuesOf(aggregations, 'lowest')?.value ?? null,
      maxCents: valuesOf(aggregations, 'highest')?.value ?? null,
      bands: edgesCents.flatMap((fromCents, at) => {
        const count = bands?.[String(fromCents)]?.doc_count ?? 0;
        return count > 0 ? [{ fromCents, toCents: edgesCents[at + 1] ?? null, count }] : [];
      }),
    },
    ratings: ratingSteps.map((least) => ({
      least,
      count: [...ratings].reduce((sum, [stars, count]) => sum + (Number(stars) >= least ? count : 0), 0),
    })),
    inStock: countsOf(valuesOf(aggregations, 'stock')).get('all') ?? 0,
    freeDelivery: countsOf(valuesOf(aggregations, 'delivery')).get('all') ?? 0,
    arrivals: arrivalSteps.map((within) => ({ within, count: arrivals.get(String(within)) ?? 0 })),
    conditions: conditions.map((value, place) => ({
      value,
      count: byCondition.get(value) ?? 0,
      isChosen: (choice.conditions & (1 << place)) !== 0,
    })),
    leadingCategoryId,
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
  aggregations: Record<string, Aggregation>,
  keys: readonly string[],
  choice: Choice,
): Facets['specifications'] {
  return keys.flatMap((key) => {
    const counts = new Map<string, number>();
    const displays = new Map<string, string>();
    // Most frequent first.
    for (const { key: token, doc_count } of bucketsOf(valuesOf(aggregations, specificationName(key)))) {
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
