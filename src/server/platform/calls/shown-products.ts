import type { CallName } from '../../../contract/calls.ts';
import type { CallResult } from './handlers.ts';

const idOf = ({ _id }: { _id: string }): string => _id;

/**
 * By call, the products whose prices its result shows. Counts and the bounds of a price filter belong to no product.
 */
const shownIn: { [N in CallName]?: (result: CallResult<N>) => string[] } = {
  listCategories: () => [],
  getCatalogueFigures: () => [],
  listCategoryThumbnails: () => [],
  listProducts: ({ items }) => items.map(idOf),
  searchProducts: ({ products }) => products.map(idOf),
  listSimilarProducts: (products) => products.map(idOf),
  getProductFamily: ({ products }) => products.map(({ productId }) => productId),
  listPriceDrops: ({ products }) => products.map(idOf),
  getFaceToFace: ({ duel }) => (duel ? [duel.product._id] : []),
};

/** The ids of the products that a result shows; undefined: it may show any. */
export function listShownProducts(name: CallName, result: unknown): number[] | undefined {
  const list = shownIn[name] as ((result: unknown) => string[]) | undefined;
  return list?.(result).map(Number);
}
