import type { Category } from '../../contract/catalogue/schema.ts';
import type { CategoryRow, FormerNameRow } from './reading/queries.ts';

/** The categories as looked up by number, name or key; counts are those of the listed products. */
export type Categories = {
  all: Category[];
  byId: ReadonlyMap<number, Category>;
  /** By English name, else by key, French name, or a name that it had; case and spaces do not matter. */
  find(text: string): Category | undefined;
};

/** One spelling of a category's name in an address. */
export const foldCategoryName = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Prepares look-ups over the rows. */
export function createCategories(
  rows: readonly CategoryRow[],
  counts: ReadonlyMap<number, number>,
  formerNames: readonly FormerNameRow[] = [],
): Categories {
  const all = rows.map(({ id, key, name, nameFr }) => ({
    _id: String(id),
    key,
    name,
    nameFr,
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
  return {
    all,
    byId,
    find: (text) => byText.get(foldCategoryName(text)),
  };
}
