import { conditions } from '../../../../contract/catalogue/conditions.ts';
import type { SearchCategory } from '../search-document.ts';
import { type FactColumns, mainOffer, noValue } from './fact-table.ts';

type Totals = Pick<FactColumns, 'totalCents' | 'conditionTotals'>;

/**
 * Delivered totals by which lists are sorted and filtered: as merchants state them. Where the delivery cost is unknown,
 * price plus the median delivery cost of the category, else of its parents, else of all offers. Pages never show this
 * estimate: they show the price, and that delivery is not stated.
 */
export function expectedTotals(
  columns: FactColumns,
  rows: Uint32Array,
  costOf: (category: number) => number,
): Totals {
  const { deliveryUnknown } = columns;
  const unknown = rows.filter((row) => deliveryUnknown[row] !== 0);
  if (unknown.length === 0) return columns;
  const totals = {
    totalCents: columns.totalCents.slice(),
    conditionTotals: columns.conditionTotals.slice(),
  };
  for (const row of unknown) {
    const cost = costOf(columns.categoryId[row]);
    const bits = deliveryUnknown[row];
    if (bits & mainOffer) totals.totalCents[row] = totals.totalCents[row] + cost;
    for (let place = 0; place < conditions.length; place++) {
      const at = row * conditions.length + place;
      if (bits & (1 << place)) totals.conditionTotals[at] = totals.conditionTotals[at] + cost;
    }
  }
  return totals;
}

const everywhere = Number.NaN;

/** What delivery usually costs by category, in cents; 0 where no merchant states it. */
export function usualCosts(
  { categoryId, priceCents, totalCents, deliveryUnknown }: FactColumns,
  rows: Uint32Array,
  categories: readonly SearchCategory[],
): (category: number) => number {
  const pathOf = createPaths(categories);
  const costs = new Map<number, number[]>();
  for (const row of rows) {
    if (totalCents[row] === noValue || deliveryUnknown[row] & mainOffer) continue;
    const cost = totalCents[row] - priceCents[row];
    for (const category of pathOf(categoryId[row])) {
      const known = costs.get(category);
      if (known) known.push(cost);
      else costs.set(category, [cost]);
    }
  }
  const medians = new Map(Array.from(costs, ([category, known]) => [category, medianOf(known)]));
  return (category) => pathOf(category).flatMap((each) => medians.get(each) ?? [])[0] ?? 0;
}

/** By category, itself, those that it is part of, and `everywhere`. */
export function createPaths(categories: readonly SearchCategory[]): (category: number) => readonly number[] {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId ?? everywhere]));
  const paths = new Map<number, readonly number[]>();
  const walk = (from: number): number[] => {
    const path: number[] = [];
    for (let at = from; !path.includes(at); at = parents.get(at) ?? everywhere) path.push(at);
    return path;
  };
  return (category) => {
    const path = paths.get(category) ?? walk(category);
    paths.set(category, path);
    return path;
  };
}

/** The lower of two middle ones: a cost that there is. */
function medianOf(costs: readonly number[]): number {
  const sorted = Int32Array.from(costs).sort();
  return sorted[(sorted.length - 1) >> 1];
}
