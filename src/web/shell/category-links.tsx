import { useLocation } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import { categoryName } from '../i18n/category-name.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import type { NamedCategory } from '../layout/named-category.ts';
import { useFollowLinks } from '../ui/behaviour/follow-links.ts';
import { menuItemClass } from '../ui/menu.tsx';

type Props = { categories: readonly NamedCategory[]; className?: string };

/** Categories as links. */
export function CategoryLinks({ categories, className }: Props) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const follow = useFollowLinks();
  const { none } = useTexts(sharedTexts).categories;
  const addressed = categories.map((category) => ({
    category,
    address: addresses.category(language, category.name),
  }));
  if (addressed.length === 0) return <p className="p-3 text-sm text-ink-soft">{none}</p>;
  return (
    // biome-ignore lint/a11y: what is pressed are the links inside, by keys too.
    <ul className={className} onClick={follow}>
      {addressed.map(({ category, address }) => (
        <li key={category._id}>
          <a
            href={address}
            aria-current={address === pathname ? 'page' : undefined}
            className={menuItemClass}
          >
            {categoryName(language, category)}
          </a>
        </li>
      ))}
    </ul>
  );
}
