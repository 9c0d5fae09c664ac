import { conditions } from '../../../../contract/catalogue/conditions.ts';
import { isDropOrder, type StoredSort } from '../../engine/index-data.ts';
import type { Clause } from '../query-language.ts';
import { type Choice, sizesChosen } from './filters.ts';
import { orderInSizes, type SizeOrder, sizeOrders } from './size-script.ts';

/** Products by standing; every other order breaks its ties so. */
export const byStanding: readonly Clause[] = [{ rank: 'asc' }, { id: 'desc' }];

const newGoods = 1 << conditions.indexOf('new');

/** The field of an order where only some conditions are wanted (as bits); undefined: none counts. */
function fieldIn(sort: StoredSort, set: number): { field: string; order: 'asc' | 'desc' } | undefined {
  const of = (name: string, order: 'asc' | 'desc' = 'asc') => ({ field: `${name}.${set}`, order });
  if (sort === 'delivered') return of('totalIn');
  if (sort === 'price') return of('priceIn');
  if (sort === 'price_desc') return of('priceIn', 'desc');
  if (sort === 'arrival') return of('daysIn');
  if (sort === 'unit_price') return of('unitPriceIn');
  // Drops exist for new goods only, and only where these are in stock: then they stand for the product.
  return isDropOrder(sort) && (set & newGoods) === 0 ? undefined : { field: `order.${sort}`, order: 'asc' };
}

const isSizeOrder = (sort: StoredSort): sort is SizeOrder => sort in sizeOrders;

/** In these what is sold out comes last. */
const priceOrders: ReadonlySet<StoredSort> = new Set(['delivered', 'price', 'price_desc', 'unit_price']);

/** A stored order. */
export function inOrder(sort: StoredSort, choice: Pick<Choice, 'conditions' | 'specifications'>): Clause[] {
  const set = choice.conditions;
  const sizes = sizesChosen(choice);
  if (sizes && isSizeOrder(sort)) return [orderInSizes(sizes, sort), ...byStanding];
  const { field, order } =
    (set && !(sizes && sort === 'unit_price')
      ? fieldIn(sort, set)
      : { field: `order.${sort}`, order: 'asc' }) ?? {};
  if (field === undefined) return [...byStanding];
  const ascending = { missing: '_last', unmapped_type: 'integer' };
  // Stored orders have it in their keys.
  const isInConditions = set && field !== `order.${sort}`;
  return [
    ...(isInConditions && priceOrders.has(sort)
      ? [{ [`soldOutIn.${set}`]: { order: 'asc', ...ascending } }]
      : []),
    { [field]: { order, ...ascending } },
    ...byStanding,
  ];
}

export const byScore: readonly Clause[] = [{ _score: 'desc' }, ...byStanding];

/** What scores enough first. */
export const leadingFirst = (minScore: number): Clause => ({
  _script: {
    type: 'number',
    order: 'asc',
    script: { source: '_score >= params.minScore ? 0 : 1', params: { minScore } },
  },
});
