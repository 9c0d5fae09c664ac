import type { ManagedCategory } from '../../contract/categories/schema.ts';
import type { Language } from '../../contract/language.ts';

type Placed = Pick<ManagedCategory, '_id' | 'name' | 'nameFr'> & { parentId: string | null };

/** A choice among categories. */
export type CategoryOption = { value: string; label: string };

/** Categories to choose from by alphabet, with what they are part of: `Memory (Computing › PC components)`. */
export function categoryOptions(categories: readonly Placed[], language: Language): CategoryOption[] {
  const byId = new Map(categories.map((category) => [category._id, category]));
  const pathOf = (id: string | null): string[] => {
    const category = byId.get(id ?? '');
    return category
      ? [...pathOf(category.parentId), language === 'fr' ? category.nameFr : category.name]
      : [];
  };
  return categories
    .map(({ _id }) => {
      const path = pathOf(_id);
      const above = path.slice(0, -1).join(' › ');
      return { value: _id, label: above ? `${path.at(-1)} (${above})` : `${path.at(-1)}` };
    })
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
