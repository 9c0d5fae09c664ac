import type { Page } from './call-handlers.ts';

/** Number of pages of a list. */
export const pagesOf = ({ total, limit }: { total: number; limit: number }): number =>
  Math.ceil(total / limit);

/** What was asked for, in one spelling. */
export type Address = { path: string; parameters: URLSearchParams };

function link({ path, parameters }: Address, page: number, relation: 'next' | 'prev'): string {
  parameters.set('page', String(page));
  return `<${path}?${parameters}>; rel="${relation}"`;
}

/** The headers that carry a list's paging (DECISIONS "API shapes"). The address ends up as that of another page. */
export function pagingHeaders(
  address: Address,
  list: Pick<Page<unknown>, 'total' | 'page' | 'limit'>,
): Record<string, string> {
  const pages = pagesOf(list);
  const links: string[] = [];
  if (list.page < pages) links.push(link(address, list.page + 1, 'next'));
  if (list.page > 1 && pages > 0) links.push(link(address, Math.min(list.page - 1, pages), 'prev'));
  return {
    'x-total-count': String(list.total),
    ...(links.length > 0 && { link: links.join(', ') }),
  };
}
