import type { Category } from '../../contract/catalogue/schema.ts';

/** What every page shows of a category: not its count, which each import may change, and all kept pages with it. */
export type LayoutCategory = Pick<Category, '_id' | 'name' | 'nameFr'> & { hasProducts: boolean };

export const layoutCategory = ({ _id, name, nameFr, productsCount }: Category): LayoutCategory => ({
  _id,
  name,
  nameFr,
  hasProducts: productsCount > 0,
});
