import { data } from 'react-router';
import type { CardList } from '../product-card/card-product.ts';
import type { ListQuery } from './list-state.ts';

/** Loader data of a list; a page past its end is not found, a list without products is. */
export function listData<T extends { list: CardList; query: ListQuery }>(loaded: T) {
  const isPastEnd = loaded.query.page > Math.max(1, loaded.list.pages);
  return data(loaded, { status: isPastEnd ? 404 : 200 });
}
