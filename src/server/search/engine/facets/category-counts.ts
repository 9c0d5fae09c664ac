import type { IndexData } from '../index-data.ts';

/** Products by place of category. */
export type CategoryCounts = {
  /** Of those that the facet names: with all that are below them. */
  listed: Uint32Array;
  /** The lowest category that holds more than half of all; -1: none. */
  leading: number;
};

/**
 * Counts categories with all that are below them, from the products right in each (`direct`; the last is "none"). The
 * facet names those right below the list's own category (`own`), or, without one (-1), those that products are right in.
 */
export function countCategories(
  direct: Uint32Array,
  paths: IndexData['categoryPaths'],
  own: number,
): CategoryCounts {
  const totals = new Uint32Array(paths.length);
  const listed = new Uint32Array(paths.length);
  let all = direct[paths.length];
  paths.forEach((path, place) => {
    const found = direct[place];
    if (found === 0) return;
    all += found;
    for (const each of path) totals[each] = totals[each] + found;
  });
  let leading = -1;
  paths.forEach((path, place) => {
    const isNamed = own < 0 ? direct[place] > 0 : path[1] === own;
    if (isNamed) listed[place] = totals[place];
    const isLower = leading < 0 || path.length > (paths[leading]?.length ?? 0);
    if (totals[place] * 2 > all && isLower) leading = place;
  });
  return { listed, leading };
}
