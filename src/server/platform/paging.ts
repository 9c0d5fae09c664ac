import type { Page } from './call-handlers.ts';

/** Number of pages of a list. */
export const pagesOf = ({ total, limit }: { total: number; limit: number }): number =>
  Math.ceil(total / limit);

function link(url: string, page: number, relation: 'next' | 'prev'): string {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('page', String(page));
  return `<${path}?${parameters}>; rel="${relation}"`;
}

/** The headers that carry a list's paging (DECISIONS "API shapes"); `url` is the path and query asked for. */
export function pagingHeaders(
  url: string,
  list: Pick<Page<unknown>, 'total' | 'page' | 'limit'>,
): Record<string, string> {
  const pages = pagesOf(list);
  const links: string[] = [];
  if (list.page < pages) links.push(link(url, list.page + 1, 'next'));
  if (list.page > 1 && pages > 0) links.push(link(url, Math.min(list.page - 1, pages), 'prev'));
  return {
    'x-total-count': String(list.total),
    ...(links.length > 0 && { link: links.join(', ') }),
  };
}
