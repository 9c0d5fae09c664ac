import { useLanguage } from '../../i18n/language.ts';
import { type CategoryOption, categoryOptions } from '../category-options.ts';
import { useLoadedWithToast } from '../use-loaded.ts';

/** Categories to choose from, by their ids, in the page's language; none until they are loaded. */
export function useCategoryOptions(): CategoryOption[] {
  const language = useLanguage();
  const { value: categories } = useLoadedWithToast('listCategories', {});
  const placed = (categories ?? []).map(({ parent, ...category }) => ({ ...category, parentId: parent }));
  return categoryOptions(placed, language);
}
