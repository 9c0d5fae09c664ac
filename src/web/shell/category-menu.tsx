import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { addresses } from '../../contract/addresses.ts';
import type { Category } from '../../contract/catalogue/schema.ts';
import { callApi } from '../api/call.ts';
import { categoryName } from '../i18n/category-name.ts';
import { useLanguage } from '../i18n/language.ts';
import type { NamedCategory } from '../layout/named-category.ts';
import { useFollowLinks } from '../ui/behaviour/follow-links.ts';
import { Icon } from '../ui/icon.tsx';
import { CategoryLinks } from './category-links.tsx';

/** Longer than it takes a browser from the release of a press to the click, in milliseconds. */
const untilClick = 300;

const pressEnded = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => setTimeout(resolve, untilClick);
    for (const event of ['pointerup', 'pointercancel']) addEventListener(event, end, { once: true });
  });

/**
 * Shows what takes the place of links (`update` sets state) once none is pressed: a link that something else takes the place of
 * between the press and its release leads nowhere. At once then, as React itself may wait until the next press.
 */
export async function showAtRest(update: () => void): Promise<void> {
  while (document.querySelector('a:active')) await pressEnded();
  flushSync(update);
}

/** The categories that hold products, with all below the departments; none until they are loaded. */
function useCategories(): Category[] {
  const language = useLanguage();
  const [categories, setCategories] = useState<Category[]>([]);
  useEffect(() => {
    callApi('listCategories', { language })
      .then((all) => showAtRest(() => setCategories(all.filter(({ productsCount }) => productsCount > 0))))
      // A menu that cannot be loaded shows no error; the departments are there.
      .catch((error: unknown) => console.warn('No categories', error));
  }, [language]);
  return categories;
}

type DepartmentProps = { department: NamedCategory; below: readonly Category[] };

/** A department with the categories below it, which opens alone: the others close. */
function Department({ department, below }: DepartmentProps) {
  const language = useLanguage();
  const follow = useFollowLinks();
  const name = categoryName(language, department);
  if (below.length === 0) return <CategoryLinks categories={[department]} />;
  return (
    <details name="department" className="group">
      <summary className="menu-item cursor-pointer list-none justify-between">
        {name}
        <Icon of="chevron-down" size={16} className="group-open:rotate-180" />
      </summary>
      {/* biome-ignore lint/a11y: what is pressed is the link inside, by keys too. */}
      <div className="border-l-2 border-rule pl-2 ml-3" onClick={follow}>
        <a
          href={addresses.category(language, department.name)}
          className="menu-item font-semibold text-brand"
        >
          {name}
          <Icon of="arrow-right" size={16} />
        </a>
        <CategoryLinks categories={below} />
      </div>
    </details>
  );
}

type Props = {
  departments: readonly NamedCategory[];
  /** Called once other elements may have taken the place of those that were shown. */
  onChange: () => void;
};

/** The departments, each with what is below it: loaded when the menu is opened. */
export function CategoryMenu({ departments, onChange }: Props) {
  const categories = useCategories();
  useLayoutEffect(onChange);
  return (
    <div className="grid w-full content-start md:w-80">
      {departments.map((department) => (
        <Department
          key={department._id}
          department={department}
          below={categories.filter(({ parent }) => parent === department._id)}
        />
      ))}
    </div>
  );
}
