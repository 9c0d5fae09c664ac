import type { Category } from '../../contract/catalogue/schema.ts';

/** A category as links name it: pages hold none of its counts, which every import changes. */
export type NamedCategory = Pick<Category, '_id' | 'name' | 'nameFr'>;

/** The departments that hold products: what is below them is loaded with the menu. */
export const departmentsOf = (categories: readonly Category[]): NamedCategory[] =>
  categories
    .filter(({ parent, productsCount }) => parent === null && productsCount > 0)
    .map(({ _id, name, nameFr }) => ({ _id, name, nameFr }));
