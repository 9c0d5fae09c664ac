import { conditions } from './conditions.ts';
import { productSorts } from './sorting.ts';

/** Orders of a product's offers: delivered total, price alone, merchant's name. */
export const offerSorts = ['total', 'price', 'merchant'] as const;

/** Lengths of the price history that a page offers, in days. */
export const historyWindows = [30, 90, 365] as const;

const oneOf = (values: readonly (string | number)[]) => new RegExp(`^(?:${values.join('|')})$`);

/**
 * The query parameters that change what a public page shows, with the values that do. All others are
 * dropped before a page is made, so that nobody fills the page cache with addresses of their own making.
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
    offers: /^all$/,
    days: oneOf(historyWindows),
  }),
);

/** Parameters that hold any text: what is asked for, and the router's choice of loaders. */
const freeParameters = ['search', '_routes'];
/** Every parameter that pages read. */
export const pageParameters: readonly string[] = [...boundedParameters.keys(), ...freeParameters];
const maxFreeText = 200;

/** `isFree`: the query holds text of the visitor's own, so that there is no end of such addresses. */
export type PageQuery = { text: string; isFree: boolean };

/** The query of a page in one spelling: known parameters with values that matter, once each, sorted. */
export function normalizePageQuery(query: Iterable<[string, string]>): PageQuery {
  const kept = new Map<string, string>();
  let isFree = false;
  for (const [name, value] of query) {
    if (kept.has(name)) continue;
    if (boundedParameters.get(name)?.test(value)) kept.set(name, value);
    if (!freeParameters.includes(name) || value.trim() === '') continue;
    kept.set(name, value.slice(0, maxFreeText));
    isFree = true;
  }
  if (kept.get('page') === '1') kept.delete('page');
  const sorted = [...kept].sort(([a], [b]) => (a < b ? -1 : 1));
  return { text: new URLSearchParams(sorted).toString(), isFree };
}
