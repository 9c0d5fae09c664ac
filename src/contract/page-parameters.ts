import { forgotOutcomes, resetOutcomes } from './accounts/recovery-outcomes.ts';
import { conditions } from './catalogue/conditions.ts';
import {
  arrivalSteps,
  eurosPattern,
  maxChosen,
  minRatings,
  severalFacets,
} from './catalogue/facet-choice.ts';
import { historyWindows } from './catalogue/history-windows.ts';
import { offerSorts } from './catalogue/offer-sorts.ts';
import { productSorts } from './catalogue/product-sorts.ts';
import { maxPasted } from './find/find-limits.ts';

const oneOf = (values: readonly (string | number)[]) => new RegExp(`^(?:${values.join('|')})$`);

/**
 * The query parameters that change what a public page shows, with the values that do. All others are dropped
 * before rendering, so that nobody can fill the response cache with made-up addresses.
 */
const boundedParameters = new Map(
  Object.entries({
    sortBy: oneOf(productSorts),
    page: /^[1-9]\d{0,4}$/,
    product: /^[1-9]\d{0,14}$/,
    sort: oneOf(offerSorts),
    stock: /^in$/,
    delivery: /^free$/,
    condition: oneOf(conditions),
    rating: oneOf(minRatings),
    within: oneOf(arrivalSteps),
    offers: /^all$/,
    spelling: /^typed$/,
    values: /^all$/,
    days: oneOf(historyWindows),
    asked: oneOf(forgotOutcomes),
    saved: oneOf(resetOutcomes),
  }),
);

/** Parameters with unbounded values: search text, facet choices, and the router's choice of loaders. */
const freeParameters = new Map(
  Object.entries({
    search: /\S/,
    q: /\S/,
    category: /\S/,
    products: /^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,3}$/,
    _routes: /\S/,
    in: /\S/,
    size: /\S/,
    brand: /\S/,
    merchant: /\S/,
    spec: /:/,
    min: eurosPattern,
    max: eurosPattern,
  }),
);
/** Parameters that may be given several times, in any order. */
const several: readonly string[] = severalFacets;
/** Every parameter that pages read. */
export const pageParameters: readonly string[] = [...boundedParameters.keys(), ...freeParameters.keys()];
const maxFreeText = 200;
/** No list has so many pages: all page numbers beyond share one address. */
const pastEveryPage = '99999';
const pageNumber = /^[1-9]\d*$/;
const bounded = (name: string, value: string): string =>
  name === 'page' && value.length > pastEveryPage.length && pageNumber.test(value) ? pastEveryPage : value;
/** A pasted link is redirected: such a search is not cached. */
const maxLengthOf = (name: string, value: string): number =>
  name === 'search' && /^\s*https?:\/\//i.test(value) ? maxPasted : maxFreeText;

/** `isFree`: the query contains free text, so that the number of addresses has no bound. */
export type PageQuery = { text: string; isFree: boolean };

/** The canonical query of a page: known parameters with valid values, once each, sorted. */
export function normalizePageQuery(query: Iterable<[string, string]>): PageQuery {
  const kept = new Map<string, Set<string>>();
  let isFree = false;
  for (const [name, given] of query) {
    const value = bounded(name, given);
    const own = kept.get(name);
    if (own && !(several.includes(name) && own.size < maxChosen)) continue;
    const isFreeValue = freeParameters.get(name)?.test(value) ?? false;
    if (!isFreeValue && !boundedParameters.get(name)?.test(value)) continue;
    kept.set(name, (own ?? new Set()).add(value.slice(0, maxLengthOf(name, value))));
    isFree ||= isFreeValue;
  }
  if (kept.get('page')?.has('1')) kept.delete('page');
  const entries = [...kept].flatMap(([name, values]) =>
    [...values].sort().map((value): [string, string] => [name, value]),
  );
  entries.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return { text: new URLSearchParams(entries).toString(), isFree };
}
