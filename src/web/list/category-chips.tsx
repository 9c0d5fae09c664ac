import { addresses } from '../../contract/addresses.ts';
import { categoryName } from '../i18n/category-name.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { useRootData } from '../layout/use-root-data.ts';
import { ChipLink } from '../ui/badge.tsx';

/** The categories that hold products, as the next step from an empty list. */
export function CategoryChips() {
  const language = useLanguage();
  const { categories = [] } = useRootData();
  return (
    <ul className="flex flex-wrap gap-2">
      {categories
        .filter((category) => category.productsCount > 0)
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
