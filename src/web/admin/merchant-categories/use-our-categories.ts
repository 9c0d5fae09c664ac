import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { categoryOptions } from '../category-options.ts';
import { useLoadedWithToast } from '../use-loaded.ts';

/** Our categories in the page's language: to choose from, by alphabet, and by their ids. */
export type OurCategories = {
  options: { value: string; label: string }[];
  nameOf: (id: string | null) => string | undefined;
};

export function useOurCategories(): OurCategories {
  const language = useLanguage();
  const { value: categories } = useLoadedWithToast('listManagedCategories', {});
  return useMemo(() => {
    const options = categoryOptions(categories ?? [], language);
    const names = new Map(options.map(({ value, label }) => [value, label]));
    return { options, nameOf: (id) => (id === null ? undefined : names.get(id)) };
  }, [categories, language]);
}
