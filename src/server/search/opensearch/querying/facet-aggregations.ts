import { conditions } from '../../../../contract/catalogue/conditions.ts';
import { edgesCents } from '../../engine/facets/price-bands.ts';
import { sizeKey } from '../../engine/search-document.ts';
import { type Aggregation, all, type Clause, countEach, term } from '../query-language.ts';
import {
  type Choice,
  conditionClauses,
  everyCondition,
  type FacetClauses,
  sizeClauses,
  sizesChosen,
  specificationField,
  specificationName,
  totalField,
  wantedOf,
} from './filters.ts';
import { merchantsInSizes, offersInSizes, sizesWanted, totalInSizes } from './size-script.ts';

/** Values shown of a facet at most, besides those chosen. */
export const maxValues = 50;
/** Values counted of one: those that tie for the last place have an order of ours. */
const counted = 5_000;
export const ratingSteps = [4, 3, 2, 1] as const;

/** All clauses but one facet's own; undefined: none is left. */
const without = (clauses: FacetClauses, name: string): Clause | undefined => {
  const others = [...clauses].filter(([facet]) => facet !== name).map(([, clause]) => clause);
  return others.length > 0 ? all(others) : undefined;
};

const valuesOf = (source: Clause): Clause => ({ terms: { ...source, size: counted, shard_size: counted } });
const values = (field: string): Clause => valuesOf({ field });

export type Aggregations = Record<string, Aggregation>;

/** Facets in which nothing is chosen are counted together, over what all choices leave; the others each alone. */
const groupOf = (clauses: FacetClauses, facet: string): string => (clauses.has(facet) ? facet : 'rest');

/** Aggregations of some facets: what two facets of a group have under one name is counted once. */
function inGroups(facets: Record<string, Record<string, Clause>>, clauses: FacetClauses) {
  const groups = new Map<string, Record<string, Clause>>();
  for (const [facet, counts] of Object.entries(facets)) {
    const group = groupOf(clauses, facet);
    groups.set(group, { ...groups.get(group), ...counts });
  }
  return Object.fromEntries(
    [...groups].flatMap(([group, aggs]): [string, Clause][] => {
      const filter = without(clauses, group);
      return filter ? [[group, { filter, aggs }]] : Object.entries(aggs);
    }),
  );
}

/** What a facet counted, of the response to `inGroups`. */
export const countsFor = (aggregations: Aggregations, clauses: FacetClauses, facet: string): Aggregations =>
  (aggregations[groupOf(clauses, facet)] ?? aggregations) as Aggregations;

const choicesOfOffers = ['price', 'stock', 'delivery', 'arrival', 'merchant', 'conditions'];
/** A condition counts by what is on offer in it, and where that was chosen, by its own price, stock and merchants. */
export const areConditionsAlone = (clauses: FacetClauses): boolean =>
  choicesOfOffers.some((facet) => clauses.has(facet));

/** A range's upper end is not in it, and ours are. */
const ranges = edgesCents.map((from, at) => {
  const to = edgesCents[at + 1];
  return { key: String(from), from, ...(to !== undefined && { to: to + 1 }) };
});

/** The brands that are shown: there may be thousands. Their order is ours, folded names have no letters beyond the first plane. */
const brandCounts = ({ brands: chosen }: Choice): Record<string, Clause> => ({
  brands: {
    terms: {
      field: 'brand',
      size: maxValues + chosen.length,
      order: [{ _count: 'desc' }, { _key: 'asc' }],
    },
  },
  ...(chosen.length > 0 && {
    chosenBrands: countEach(Object.fromEntries(chosen.map((brand) => [brand, term('brand', brand)]))),
  }),
});

/** Aggregations of every facet but specifications, whose keys depend on their counts. */
export function facetAggregations(choice: Choice, clauses: FacetClauses): Record<string, Clause> {
  const sizes = sizesChosen(choice);
  const total = sizes ? totalInSizes(sizes) : { field: totalField(choice) };
  const offered = { offered: sizes ? valuesOf(offersInSizes(sizes)) : values('offered') };
  const facets = {
    category: { categories: values('category') },
    brand: brandCounts(choice),
    merchant: { merchants: sizes ? valuesOf(merchantsInSizes(sizes)) : values('merchants') },
    rating: { ratings: { terms: { field: 'stars', size: 6 } } },
    price: { bands: { range: { ...total, keyed: true, ranges } }, prices: { stats: total } },
    stock: offered,
    delivery: offered,
    arrival: offered,
  };
  const alone = () =>
    conditions.map((condition, place) => [condition, all(conditionClauses(choice, place))] as const);
  return {
    ...inGroups(facets, clauses),
    ...(areConditionsAlone(clauses) && { conditionsAlone: countEach(Object.fromEntries(alone())) }),
  };
}

/** Not the facet's own name, which may be a group's. */
export const valuesName = (key: string): string => `values of ${key}`;

export const sizesAlone = 'sizesAlone';
/** A size counts by what is on offer in it, where anything was chosen that offers fulfil or not. */
export const areSizesAlone = (clauses: FacetClauses): boolean =>
  areConditionsAlone(clauses) || clauses.has(specificationName(sizeKey));

/** Aggregations of the values of some keys. */
export function specificationAggregations(
  keys: readonly string[],
  { choice, clauses }: { choice: Choice; clauses: FacetClauses },
): Record<string, Clause> {
  const areAlone = keys.includes(sizeKey) && areSizesAlone(clauses);
  const together = areAlone ? keys.filter((key) => key !== sizeKey) : keys;
  const names = together.map((key) => [
    specificationName(key),
    { [valuesName(key)]: values(specificationField(key)) },
  ]);
  const wanted = Object.assign({}, ...Object.values(wantedOf(choice)));
  return {
    ...inGroups(Object.fromEntries(names), clauses),
    ...(areAlone && {
      [sizesAlone]: {
        filter: all([{ exists: { field: 'sizes' } }, ...sizeClauses(choice)]),
        aggs: {
          [valuesName(sizeKey)]: valuesOf(sizesWanted(choice.conditions || everyCondition, wanted)),
        },
      },
    }),
  };
}
