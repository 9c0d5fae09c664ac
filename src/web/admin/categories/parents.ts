import { categoryLevels } from '../../../contract/categories/category-limits.ts';
import type { ManagedCategory } from '../../../contract/categories/schema.ts';
import type { Language } from '../../../contract/language.ts';
import { type CategoryOption, categoryOptions } from '../category-options.ts';

/** How many levels a category takes with those below it. */
function heightOf(id: string, categories: readonly ManagedCategory[]): number {
  const below = categories.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map(({ _id }) => heightOf(_id, categories)));
}

/**
 * Parents that a category can have: with room below them for it and what is below it, which excludes these. The server
 * checks it too.
 * @param category undefined: a new one
 */
export function possibleParents(
  category: ManagedCategory | undefined,
  categories: readonly ManagedCategory[],
  language: Language,
): CategoryOption[] {
  const height = category ? heightOf(category._id, categories) : 1;
  const isWithin = (id: string | null): boolean => {
    if (id === null) return false;
    if (id === category?._id) return true;
    return isWithin(categories.find(({ _id }) => _id === id)?.parentId ?? null);
  };
  const possible = new Set(
    categories
      .filter(({ _id, key, level }) => key !== 'other' && level + height <= categoryLevels && !isWithin(_id))
      .map(({ _id }) => _id),
  );
  return categoryOptions(categories, language).filter(({ value }) => possible.has(value));
}
