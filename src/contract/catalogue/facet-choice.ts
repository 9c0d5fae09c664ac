import { type Condition, conditions } from './conditions.ts';

/**
 * What a shopper chose in a list's facets, under the names that it has in addresses and in the API. Several
 * values of one facet are combined with OR, different facets with AND.
 */
export type FacetChoice = {
  /** Keys of categories, within a search. */
  in: string[];
  brand: string[];
  merchant: string[];
  condition: Condition[];
  /** `key:value` of a specification: `socket:AM5`. */
  spec: string[];
  /** Delivered total in euros, both ends included. */
  min: number | undefined;
  max: number | undefined;
  /** Stars at least. */
  rating: number | undefined;
  stock: 'in' | undefined;
  delivery: 'free' | undefined;
  /** Working days within which an offer in stock arrives. */
  within: number | undefined;
};

/** Facets of which several values can be chosen. */
export const severalFacets = ['in', 'brand', 'merchant', 'condition', 'spec'] as const;
/** Limits for the values of one facet, and the characters of one value. */
export const maxChosen = 20;
export const maxValueLength = 100;
export const minRatings = [1, 2, 3, 4] as const;
/** Working days until an offer arrives, as lists are narrowed by them. */
export const arrivalSteps = [1, 2, 3, 5] as const;
/** Euros with or without cents in addresses, below a million. */
export const eurosPattern = /^(?=.*[1-9])\d{1,6}(?:\.\d{1,2})?$/;

export const noChoice: FacetChoice = {
  in: [],
  brand: [],
  merchant: [],
  condition: [],
  spec: [],
  min: undefined,
  max: undefined,
  rating: undefined,
  stock: undefined,
  delivery: undefined,
  within: undefined,
};

const euros = (text: string | null): number | undefined =>
  text !== null && eurosPattern.test(text) ? Number(text) : undefined;

/** The choice in an address; invalid values are left out. */
export function readFacetChoice(parameters: URLSearchParams): FacetChoice {
  const several = (name: string) =>
    [...new Set(parameters.getAll(name).map((value) => value.trim().slice(0, maxValueLength)))]
      .filter((value) => value !== '')
      .slice(0, maxChosen);
  const number = (name: string, known: readonly number[]) =>
    known.find((each) => String(each) === parameters.get(name));
  const chosen = several('condition');
  const [min, max] = [euros(parameters.get('min')), euros(parameters.get('max'))];
  const isTurned = min !== undefined && max !== undefined && min > max;
  return {
    in: several('in'),
    brand: several('brand'),
    merchant: several('merchant'),
    condition: conditions.filter((condition) => chosen.includes(condition)),
    spec: several('spec').filter((value) => value.includes(':')),
    min: isTurned ? max : min,
    max: isTurned ? min : max,
    rating: number('rating', minRatings),
    stock: parameters.get('stock') === 'in' ? 'in' : undefined,
    delivery: parameters.get('delivery') === 'free' ? 'free' : undefined,
    within: number('within', arrivalSteps),
  };
}

/** Names and values of a choice, as they are in an address. */
export function facetEntries(choice: FacetChoice): [string, string][] {
  const { min, max, rating, stock, delivery, within } = choice;
  const several = severalFacets.flatMap((name) =>
    choice[name].map((value): [string, string] => [name, value]),
  );
  const single = Object.entries({ min, max, rating, stock, delivery, within }).flatMap(
    ([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]),
  );
  return [...several, ...single];
}
