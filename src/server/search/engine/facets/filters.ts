import type { Condition } from '../../../../contract/catalogue/conditions.ts';
import type { SpecificationFact } from '../search-document.ts';
import type { PriceBand } from './price-bands.ts';

/**
 * What a shopper chose; several values of one facet widen it, different facets narrow each other. Values that the
 * index does not know are left out, as a facet of which nothing is left.
 */
export type Filters = {
  categoryIds?: readonly number[];
  /** As the facet names them; case and accents do not matter. */
  brands?: readonly string[];
  /** With a live offer, in one of the conditions where these are chosen. */
  merchants?: readonly string[];
  /** Delivered total in cents, both ends included: of the best offer in the conditions chosen, else of the main one. */
  fromCents?: number;
  toCents?: number;
  /** Whole stars at least. */
  minRating?: number;
  inStock?: boolean;
  /** In stock, and delivery known to cost nothing. */
  freeDelivery?: boolean;
  /** In stock, and stated to arrive within so many working days. */
  arrivesWithin?: number | undefined;
  conditions?: readonly Condition[];
  /** Several values of one key widen it, different keys narrow each other. */
  specifications?: readonly Pick<SpecificationFact, 'key' | 'value'>[];
};

/**
 * Asks for the counts of all facets; of specifications, those of one category's keys, given by category id.
 * `categoryId`: the list's own category, which is no choice.
 */
export type FacetRequest = {
  specificationKeys: ReadonlyMap<number, readonly string[]>;
  categoryId?: number | undefined;
};

export type FacetValue<V> = { value: V; count: number; isChosen: boolean };

export type SpecificationFacetValue = FacetValue<string> & { display: string };

/**
 * What each facet offers: how many products a value would show if it were the only one chosen in its facet, given
 * what is chosen in the others. Chosen values come first and stand there even with none; then the most frequent.
 */
export type Facets = {
  /** By id. */
  categories: FacetValue<number>[];
  brands: FacetValue<string>[];
  merchants: FacetValue<string>[];
  /** Delivered totals; null where there is no product. */
  prices: {
    lowestCents: number | null;
    maxCents: number | null;
    bands: (PriceBand & { count: number })[];
  };
  ratings: { least: number; count: number }[];
  inStock: number;
  freeDelivery: number;
  arrivals: { within: number; count: number }[];
  /** All of them, best first. */
  conditions: FacetValue<Condition>[];
  /** Whose specifications are counted: the one that is chosen, else that of most products. */
  leadingCategoryId: number | null;
  /** Of its keys in the order in which they were given, then of others that are chosen; those without values are left out. */
  specifications: { key: string; values: SpecificationFacetValue[] }[];
};
