import { lazy } from 'react';
import { spellingAsTyped } from '../../contract/addresses.ts';
import { loadHome } from '../home/load-home.ts';
import { ListError } from '../list/list-error.tsx';
import { readListQuery } from '../list/list-state.ts';
import { listData } from '../list/load-list.ts';
import { partsData, requestOf, required } from '../load.ts';
import { cardList } from '../product-card/card-product.ts';
import type { Route } from './+types/products-route.ts';
import { SearchPage, searchSort } from './search-page.tsx';

const maxSearchLength = 200;

/** Home, or results where the address holds a search text (SPEC §2). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, maxSearchLength);
  if (!search) return partsData({ search: null, ...(await loadHome(context)) });
  const { api, language } = requestOf(context);
  const query = readListQuery(url.searchParams, searchSort);
  const { choice, isAsTyped, ...order } = query;
  const spelling = isAsTyped ? spellingAsTyped : undefined;
  const request = { ...choice, ...order, search, spelling, facets: 'all' } as const;
  const list = await required(api('searchProducts', { language, query: request }));
  return listData({ search, list: cardList(list), query });
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
