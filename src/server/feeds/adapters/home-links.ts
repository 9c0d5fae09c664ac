import { withScheme } from '../values/link.ts';
import { column, type FeedRow } from './row.ts';

/** Articles that have to be sold at a home page before it is no article's page: shops of one article have it there. */
const minArticles = 3;

/** An address without path, query or fragment. */
const home = /^https?:\/\/[^/?#\s]+\/?$/i;
export const isHomePage = (link: string): boolean => home.test(withScheme(link));

/** Whether a file's links lead to its shop's home page, whatever the article. */
export function leadHome(rows: readonly FeedRow[]): boolean {
  const titles = new Set<string>();
  for (const row of rows) {
    if (isHomePage(column(row, 'link'))) titles.add(column(row, 'title'));
    if (titles.size >= minArticles) return true;
  }
  return false;
}
