import { addresses } from '../../contract/addresses.ts';
import { categoryName } from '../i18n/category-name.ts';
import { useLanguage } from '../i18n/language.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { TextLink } from '../ui/states.tsx';
import type { NamedCategory } from './named-category.ts';

/** The categories above a page, the department first, each a link. */
export function Breadcrumbs({ path }: { path: readonly NamedCategory[] }) {
  const language = useLanguage();
  const { layout } = useTexts(sharedTexts);
  return (
    <nav aria-label={layout.breadcrumbs}>
      <ol className="breadcrumbs">
        {path.map((category) => (
          <li key={category._id}>
            <TextLink to={addresses.category(language, category.name)}>
              {categoryName(language, category)}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
