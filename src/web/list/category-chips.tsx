import { addresses } from '../../contract/addresses.ts';
import type { Category } from '../../contract/catalogue/schema.ts';
import { categoryName } from '../i18n/category-name.ts';
import { useLanguage } from '../i18n/language.ts';
import { layoutCategory } from '../layout/layout-category.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { ChipLink } from '../ui/badge.tsx';

/** Suggestions for an empty list: these categories, or else all with products. */
export function CategoryChips({ nearby = [] }: { nearby?: readonly Category[] }) {
  const language = useLanguage();
  const { categories = [] } = useRootData();
  return (
    <ul className="flex flex-wrap gap-2">
      {(nearby.length > 0 ? nearby.map(layoutCategory) : categories)
        .filter(({ hasProducts }) => hasProducts)
        .map((category) => (
          <li key={category._id}>
            <ChipLink to={addresses.category(language, category.name)}>
              {categoryName(language, category)}
            </ChipLink>
          </li>
        ))}
    </ul>
  );
}
