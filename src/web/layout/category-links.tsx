import { NavLink } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import type { Category } from '../../contract/catalogue.schema.ts';
import { categoryName } from '../i18n/category-name.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { menuItemClass } from '../ui/menu.tsx';

/** Every category as a link (SPEC §2 "Navbar"). */
export function CategoryLinks({ categories, className }: { categories: Category[]; className?: string }) {
  const language = useLanguage();
  return (
    <ul className={className}>
      {categories.map((category) => (
        <li key={category._id}>
          <NavLink to={addresses.category(language, category.name)} className={menuItemClass}>
            {categoryName(language, category)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
