import { familyList } from '../families/list-notes.ts';
import { readListQuery } from '../list/list-state.ts';
import { listData } from '../list/load-list.ts';
import { requestOf, required } from '../load.ts';

/** Days within which prices fell. */
export type DealDays = 1 | 7;

export const dealsSort = 'drop';

type LoaderArgs = { context: Parameters<typeof requestOf>[0]; url: URL };

/** The products whose prices fell within so many days, as the address narrows and orders them. */
export async function loadDeals({ context, url }: LoaderArgs, days: DealDays) {
  const { api, language } = requestOf(context);
  const query = readListQuery(url.searchParams, dealsSort);
  const { choice, ...order } = query;
  const request = { ...choice, ...order, deals: days === 1 ? '1' : '7', facets: 'all' } as const;
  const list = familyList(await required(api('searchProducts', { language, query: request })), language);
  return listData({ list, query });
}
