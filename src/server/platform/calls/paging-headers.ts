import type { Page } from './handlers.ts';

/** Number of pages of a list, as far as they reach. */
export const pagesOf = ({ total, limit, reach = total }: Omit<Page<unknown>, 'items' | 'page'>): number =>
  Math.ceil(Math.min(total, reach) / limit);

/** The canonical address of the request. */
export type Address = { path: string; parameters: URLSearchParams };

function link({ path, parameters }: Address, page: number, relation: 'next' | 'prev'): string {
  parameters.set('page', String(page));
  return `<${path}?${parameters}>; rel="${relation}"`;
}

/**
 * The headers that carry a list's paging. `readAddress` is only called where there
 * are other pages.
 */
export function pagingHeaders(
  readAddress: () => Address,
  list: Omit<Page<unknown>, 'items'>,
): Record<string, string> {
  const total = String(list.total);
  const pages = pagesOf(list);
  const hasNext = list.page < pages;
  const hasPrevious = list.page > 1 && pages > 0;
  if (!hasNext && !hasPrevious) return { 'x-total-count': total };
  const address = readAddress();
  const links: string[] = [];
  if (hasNext) links.push(link(address, list.page + 1, 'next'));
  if (hasPrevious) links.push(link(address, Math.min(list.page - 1, pages), 'prev'));
  return { 'x-total-count': total, link: links.join(', ') };
}
