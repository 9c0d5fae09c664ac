import { Link, useLocation } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import type { Category } from '../../contract/catalogue.schema.ts';
import { categoryName } from '../i18n/category-name.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { menuItemClass } from '../ui/menu.tsx';

/** Every category as a link (SPEC §2 "Navbar"). */
export function CategoryLinks({ categories, className }: { categories: Category[]; className?: string }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const addressed = categories.map((category) => ({
    category,
    address: addresses.category(language, category.name),
  }));
  return (
    <ul className={className}>
      {addressed.map(({ category, address }) => (
        <li key={category._id}>
          <Link
            to={address}
            discover="none"
            aria-current={address === pathname ? 'page' : undefined}
            className={menuItemClass}
          >
            {categoryName(language, category)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
