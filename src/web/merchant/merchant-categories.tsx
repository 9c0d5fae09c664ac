import { addresses } from '../../contract/addresses.ts';
import { noChoice } from '../../contract/catalogue/facet-choice.ts';
import type { ListFacets } from '../../contract/catalogue/list-schema.ts';
import { categoryName } from '../i18n/category-name.ts';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import type { Part } from '../load.ts';
import { ChipLink } from '../ui/badge.tsx';
import { ErrorState } from '../ui/states.tsx';
import { merchantTexts } from './texts/texts.ts';

type CategoriesProps = { merchant: string; categories: Part<ListFacets['categories']> };

/** What a merchant sells: the largest categories, each narrowed to its offers. */
export function MerchantCategories({ merchant, categories }: CategoriesProps) {
  const language = useLanguage();
  const { categories: texts } = useTexts(merchantTexts);
  const choice = { ...noChoice, merchant: [merchant] };
  return (
    <section aria-labelledby="categories" className="grid gap-3">
      <h2 id="categories" className="text-xl font-bold">
        {texts.title}
      </h2>
      {!categories && <ErrorState message={texts.failed} />}
      {categories?.length === 0 && <p>{texts.none}</p>}
      <ul className="flex flex-wrap gap-2">
        {(categories ?? []).map((category) => (
          <li key={category.value}>
            <ChipLink to={addresses.category(language, category.name, { choice })}>
              <span>
                {texts.of(
                  categoryName(language, category),
                  formatNumber(language, category.count),
                  category.count,
                )}
              </span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
