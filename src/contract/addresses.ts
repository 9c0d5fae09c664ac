import { type FacetChoice, facetEntries } from './catalogue/facet-choice.ts';
import type { ProductSort } from './catalogue/product-sorts.ts';
import type { Language } from './language.ts';

/** Value of the parameter `spelling`: no word of the search is spelt another way. */
export const spellingAsTyped = 'typed';

/** The state of a list: filters, sort order and page; defaults are left out of the address. */
export type ListState = {
  choice?: FacetChoice | undefined;
  sortBy?: ProductSort | undefined;
  page?: number | undefined;
  /** A search whose words stay as they were typed. */
  isAsTyped?: boolean | undefined;
};

export function withQuery(
  path: string,
  entries: Record<string, string | number | undefined>,
  choice?: FacetChoice | undefined,
): string {
  const query = new URLSearchParams();
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.append(name, String(value));
  };
  const { search, ...others } = entries;
  add('search', search);
  for (const [name, value] of choice ? facetEntries(choice) : []) add(name, value);
  for (const [name, value] of Object.entries(others)) add(name, value);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

const listEntries = ({ sortBy, page, isAsTyped }: ListState) => ({
  sortBy,
  page: page === 1 ? undefined : page,
  spelling: isAsTyped ? spellingAsTyped : undefined,
});

/** Canonical page addresses, `/fr/…` and `/en/…`. The same paths without prefix show pages in the visitor's language. */
export const addresses = {
  home: (language: Language) => `/${language}`,
  products: (language: Language, state: ListState = {}) =>
    withQuery(`/${language}/products`, listEntries(state)),
  search: (language: Language, search: string, state: ListState = {}) =>
    withQuery(`/${language}/products`, { search, ...listEntries(state) }, state.choice),
  category: (language: Language, name: string, state: ListState = {}) =>
    withQuery(`/${language}/category/${encodeURIComponent(name)}`, listEntries(state), state.choice),
  /** What fell in price within seven days; `dealsToday`: within one. */
  deals: (language: Language, state: ListState = {}) =>
    withQuery(`/${language}/deals`, listEntries(state), state.choice),
  dealsToday: (language: Language, state: ListState = {}) =>
    withQuery(`/${language}/deals/today`, listEntries(state), state.choice),
  /** Atom. */
  dealsFeed: (language: Language) => `/${language}/deals.atom`,
  /** Finds a product by a merchant's link or a code. */
  find: (language: Language, pasted: { url?: string } = {}) => withQuery(`/${language}/find`, pasted),
  /** Turns a list of links or codes into saved products and alerts. */
  listImport: (language: Language) => `/${language}/import`,
  merchant: (language: Language, name: string) => `/${language}/merchant/${encodeURIComponent(name)}`,
  product: (language: Language, id: string) => `/${language}/product/${id}`,
  compare: (language: Language, id: string) => `/${language}/compare/${id}`,
  /** Picture for shared links; `version` changes with what it shows, so that previews are rebuilt. */
  sharePicture: (language: Language, id: string, version: string) =>
    withQuery(`/share/${language}/${id}.png`, { v: version }),
  comparePrice: (language: Language) => `/${language}/comparePrice`,
  ranking: (language: Language) => `/${language}/how-we-rank`,
  accessibility: (language: Language) => `/${language}/accessibility`,
  legal: (language: Language) => `/${language}/legal`,
  forgotPassword: (language: Language) => `/${language}/forgot-password`,
  resetPassword: (language: Language, link: { token?: string; uid?: string; saved?: string } = {}) =>
    withQuery(`/${language}/reset-password`, link),
  secureAccount: (language: Language) => `/${language}/secure-account`,
  favourites: (language: Language) => `/${language}/favorites`,
  alerts: (language: Language) => `/${language}/alertPrice`,
  /** The token follows after `#`. */
  sharedList: (language: Language) => `/${language}/shared-list`,
  /** Where shoppers enter their own terms: prices, subscriptions, promo codes. */
  myPrice: (language: Language) => `/${language}/my-price`,
  privacy: (language: Language) => `/${language}/privacy`,
  profile: (language: Language) => `/${language}/profile`,
  /** The back office; `path` names a tab and, where it has several, a screen of it. */
  admin: (language: Language, path: string) => `/${language}/admin/${path}`,
  timeTracker: (language: Language) => `/${language}/employee/time-tracker`,
  cart: (language: Language) => `/${language}/cart`,
  checkout: (language: Language) => `/${language}/checkout`,
} as const;
