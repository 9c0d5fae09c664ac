import { withScheme } from '../values/link.ts';
import { column, type FeedRow } from './row.ts';

/** Articles that have to be sold at a home page before it is no article's page: shops of one article have it there. */
const minArticles = 3;

/** An address without path or query; behind "#" a part of the page, no way of an app's own ("#/lampes/halo"). */
const home = /^https?:\/\/[^/?#\s]+\/?(?:#[\w-]*)?$/i;
export const isHomePage = (link: string): boolean => home.test(withScheme(link));

/**
 * Whether a file's links lead to its shop's home page, or all of those that lead there to one part of it, whatever the article: a shop
 * of one page has a part for each.
 */
export function leadHome(rows: readonly FeedRow[]): boolean {
  const titles = new Map<string, Set<string>>();
  for (const row of rows) {
    const link = column(row, 'link');
    if (!isHomePage(link)) continue;
    const part = link.split('#')[1] ?? '';
    titles.set(part, (titles.get(part) ?? new Set()).add(column(row, 'title')));
  }
  const parts = [...titles.keys()].filter((part) => part !== '');
  const told = parts.length === 1 ? ['', ...parts] : [''];
  return told.some((part) => (titles.get(part)?.size ?? 0) >= minArticles);
}
