import { isRecentProduct, type RecentProduct } from '../recent/recently-viewed.ts';
import { createStoredList } from '../recent/stored-list.ts';
import { maxChosen } from './side-by-side/chosen-products.ts';

/** Products chosen to compare, in this browser, the latest first. */
const list = createStoredList<RecentProduct>({
  key: 'compare',
  limit: maxChosen,
  isEntry: isRecentProduct,
  isSame: (a, b) => a.id === b.id,
});

export const addToComparison = list.add;
export const removeFromComparison = (id: string) => list.remove((product) => product.id === id);
export const clearComparison = list.clear;
/** Empty on the server and during hydration. */
export const useComparison = list.useList;
