import { addresses } from '../../contract/addresses.ts';
import { categoryName } from '../i18n/category-name.ts';
import { useLanguage } from '../i18n/language.ts';
import type { NamedCategory } from '../layout/named-category.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { ChipLink } from '../ui/badge.tsx';

/** Links to these categories, or else to the departments. */
export function CategoryChips({ nearby = [] }: { nearby?: readonly NamedCategory[] }) {
  const language = useLanguage();
  const { categories = [] } = useRootData();
  return (
    <ul className="flex flex-wrap gap-2">
      {(nearby.length > 0 ? nearby : categories).map((category) => (
        <li key={category._id}>
          <ChipLink to={addresses.category(language, category.name)}>
            {categoryName(language, category)}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
