import type { Category } from '../../contract/catalogue/schema.ts';
import { foldCategoryName } from '../../contract/categories/category-name.ts';
import type { CategoryRow, FormerNameRow } from './reading/queries.ts';

/** The categories as looked up by number, name or key; counts are those of the listed products. */
export type Categories = {
  /** As menus show them: each followed by those below it. */
  all: Category[];
  byId: ReadonlyMap<number, Category>;
  /** By English name, else by key, French name, or a name that it had; case and spaces do not matter. */
  find(text: string): Category | undefined;
  /** The categories that it is part of, the department first, itself last. */
  pathTo(category: Category): Category[];
  /** Those right below it. */
  childrenOf(category: Category): Category[];
};

/** A category as links name it. */
export const nameCategory = ({ _id, name, nameFr }: Category): Pick<Category, '_id' | 'name' | 'nameFr'> => ({
  _id,
  name,
  nameFr,
});

/** Prepares look-ups over the rows. */
export function createCategories(
  rows: readonly CategoryRow[],
  counts: ReadonlyMap<number, number>,
  formerNames: readonly FormerNameRow[] = [],
): Categories {
  const all = rows.map(({ id, key, name, nameFr, parentId }) => ({
    _id: String(id),
    key,
    name,
    nameFr,
    parent: parentId === null ? null : String(parentId),
    productsCount: counts.get(id) ?? 0,
  }));
  const byId = new Map(all.map((category) => [Number(category._id), category]));
  const byText = new Map<string, Category>();
  for (const { name, categoryId } of formerNames) {
    const category = byId.get(categoryId);
    if (category) byText.set(name, category);
  }
  for (const field of ['nameFr', 'key', 'name'] as const) {
    for (const category of all) byText.set(foldCategoryName(category[field]), category);
  }
  const pathTo = (category: Category): Category[] => {
    const parent = byId.get(Number(category.parent));
    return parent ? [...pathTo(parent), category] : [category];
  };
  const children = Map.groupBy(all, ({ parent }) => parent);
  return {
    all,
    byId,
    pathTo,
    childrenOf: ({ _id }) => children.get(_id) ?? [],
    find: (text) => byText.get(foldCategoryName(text)),
  };
}
