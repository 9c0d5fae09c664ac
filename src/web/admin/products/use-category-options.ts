import { useLanguage } from '../../i18n/language.ts';
import { useLoadedWithToast } from '../use-loaded.ts';

export type CategoryOption = { value: string; label: string };

/** Categories to choose from, by their ids, in the page's language; none until they are loaded. */
export function useCategoryOptions(): CategoryOption[] {
  const language = useLanguage();
  const { value: categories } = useLoadedWithToast('listCategories', {});
  return (categories ?? []).map(({ _id, name, nameFr }) => ({
    value: _id,
    label: language === 'fr' ? nameFr : name,
  }));
}
