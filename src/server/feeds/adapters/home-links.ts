import { withScheme } from '../values/link.ts';
import { column, type FeedRow } from './row.ts';

/** Articles that have to be sold at a home page before it is no article's page: shops of one article have it there. */
const minArticles = 3;

/** An address without path or query; behind "#" a part of the page, no way of an app's own ("#/lampes/halo"). */
const home = /^https?:\/\/[^/?#\s]+\/?(?:#[\w-]*)?$/i;
export const isHomePage = (link: string): boolean => home.test(withScheme(link));

/** Whether a file's links lead to its shop's home page, or to one part of it, whatever the article. */
export function leadHome(rows: readonly FeedRow[]): boolean {
  const parts = new Map<string, Set<string>>();
  for (const row of rows) {
    const link = column(row, 'link');
    if (!isHomePage(link)) continue;
    const part = link.split('#')[1] ?? '';
    const titles = parts.get(part) ?? new Set();
    parts.set(part, titles.add(column(row, 'title')));
    if (titles.size >= minArticles) return true;
  }
  return false;
}
