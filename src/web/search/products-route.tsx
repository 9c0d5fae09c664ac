import { lazy } from 'react';
import { redirect } from 'react-router';
import { addresses, spellingAsTyped } from '../../contract/addresses.ts';
import type { FacetChoice } from '../../contract/catalogue/facet-choice.ts';
import type { ProductList } from '../../contract/catalogue/list-schema.ts';
import { isPasted } from '../../contract/find/pasted.ts';
import { merchantLimits } from '../../contract/merchants/merchant-limits.ts';
import { familyList } from '../families/list-notes.ts';
import { loadHome } from '../home/load-home.ts';
import { ListError } from '../list/list-error.tsx';
import { readListQuery } from '../list/list-state.ts';
import { listData } from '../list/load-list.ts';
import { partsData, requestOf, required } from '../load.ts';
import type { Route } from './+types/products-route.ts';
import { merchantNamed } from './merchant-named.ts';
import { readPriceAlone, readPriceWords } from './price-words.ts';
import { redirectTarget } from './redirect-target.ts';
import { sayOfResults } from './said-of-results.ts';
import { SearchPage, searchSort } from './search-page.tsx';
import { sizeMeant } from './size-words.ts';

const maxSearchLength = 200;

/** To the same list, from its beginning, with what its text said as a choice. */
function redirectTo(url: URL, choose: (parameters: URLSearchParams) => void): never {
  const parameters = new URLSearchParams(url.searchParams);
  for (const name of ['page', 'index', '_routes']) parameters.delete(name);
  choose(parameters);
  // Of one slash: two would lead to another host.
  throw redirect(`${url.pathname.replace(/^\/+/, '/')}?${parameters}`);
}

/** What a search says of price and condition in words becomes a choice, which can be taken back. */
function redirectPriceWords(
  url: URL,
  search: string,
  { alone, choice: { min, max } }: { alone: ReturnType<typeof readPriceAlone>; choice: FacetChoice },
): void {
  const isChosen = min !== undefined || max !== undefined;
  const found = alone ? { text: search, ...alone } : readPriceWords(search);
  if (!found || (alone && isChosen)) return;
  const { text, ...chosen } = found;
  redirectTo(url, (parameters) => {
    for (const [name, value] of Object.entries({ search: text, ...chosen }))
      parameters.set(name, String(value));
  });
}

/** So does a size, where the results of its words come in it. */
function redirectSizeWords(url: URL, search: string, list: ProductList): void {
  const isChosen = url.searchParams.getAll('spec').some((value) => value.startsWith('size:'));
  const meant = isChosen ? undefined : sizeMeant(search, list);
  if (!meant) return;
  redirectTo(url, (parameters) => {
    parameters.set('search', meant.text);
    parameters.append('spec', `size:${meant.size}`);
  });
}

/** A merchant's name that no product has is its page. */
async function redirectMerchant(context: Route.LoaderArgs['context'], search: string): Promise<void> {
  if (search.length > merchantLimits.name) return;
  const { api, language } = requestOf(context);
  const names = await required(api('listMerchantNames', { language, query: { search } }));
  const name = merchantNamed(search, names);
  if (name !== undefined) throw redirect(addresses.merchant(language, name));
}

/** A pasted link, barcode or ISBN is no search: its product is found by `find/`. */
function redirectPasted(url: URL): void {
  const search = url.searchParams.get('search') ?? '';
  if (url.searchParams.get('spelling') === spellingAsTyped || !isPasted(search)) return;
  const parameters = new URLSearchParams({ url: search.trim() });
  throw redirect(`${url.pathname.replace(/^\/+/, '/').replace(/\/products\/?$/, '/find')}?${parameters}`);
}

/** Home, or results where the address holds a search text; what means another page leads there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, maxSearchLength);
  redirectPasted(url);
  const meant = search ? undefined : redirectTarget(requestOf(context).language, url.searchParams);
  if (meant) throw redirect(meant);
  if (!search) return partsData({ search: null, ...(await loadHome(context)) });
  const { api, language } = requestOf(context);
  const query = readListQuery(url.searchParams, searchSort);
  const isAsTyped = url.searchParams.get('spelling') === spellingAsTyped;
  const { choice, ...order } = query;
  const alone = isAsTyped ? undefined : readPriceAlone(search);
  const isAnything = alone !== undefined;
  if (!isAsTyped) redirectPriceWords(url, search, { alone, choice });
  const spelling = isAsTyped ? spellingAsTyped : undefined;
  // Of a price alone its words are no thing's.
  const text = isAnything ? undefined : search;
  const request = { ...choice, ...order, search: text, spelling, facets: 'all' } as const;
  const list = await required(api('searchProducts', { language, query: request }));
  if (!isAsTyped && !isAnything) redirectSizeWords(url, search, list);
  if (!isAsTyped && list.total === 0 && list.emptyWithoutChoice) await redirectMerchant(context, search);
  const said = sayOfResults(search, list);
  return listData({ search, isAsTyped, isAnything, list: familyList(list, language), said, query });
}

/**
 * Results do not need it. Without its own `Suspense`: navigation keeps the former page until it has loaded.
 */
const HomePage = lazy(async () => ({ default: (await import('../home/home-page.tsx')).HomePage }));

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.search === null ? <HomePage {...loaderData} /> : <SearchPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} />;
}
