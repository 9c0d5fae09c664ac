import type { Category } from '../../contract/catalogue.schema.ts';
import type { CategoryRow } from './queries.ts';

/** The categories as looked up by number, name or key; counts are those of the listed products. */
export type Categories = {
  all: Category[];
  byId: ReadonlyMap<number, Category>;
  /** By English name, else by key, else by French name; case and spaces do not matter. */
  find(text: string): Category | undefined;
};

const fold = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Prepares look-ups over the rows. */
export function createCategories(
  rows: readonly CategoryRow[],
  counts: ReadonlyMap<number, number>,
): Categories {
  const all = rows.map(({ id, key, name, nameFr }) => ({
    _id: String(id),
    key,
    name,
    nameFr,
    productsCount: counts.get(id) ?? 0,
  }));
  const byText = new Map<string, Category>();
  for (const field of ['nameFr', 'key', 'name'] as const) {
    for (const category of all) byText.set(fold(category[field]), category);
  }
  return {
    all,
    byId: new Map(all.map((category) => [Number(category._id), category])),
    find: (text) => byText.get(fold(text)),
  };
}
