import { Link } from 'react-router';
import { barometerAddresses } from '../../contract/barometer/addresses.ts';
import type { PriceIndex } from '../../contract/barometer/schema.ts';
import { categoryName } from '../i18n/category-name.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { formatChange } from './format-change.ts';
import { barometerTexts } from './texts/texts.ts';

type Row = PriceIndex['categories'][number];
type Shown = {
  days: number /** Since when the longest of them are counted. */;
  usualSince: string | undefined;
};

const indents = ['', 'pl-5', 'pl-10'];

function CategoryRow({ row, shown: { days, usualSince } }: { row: Row; shown: Shown }) {
  const language = useLanguage();
  const texts = useTexts(barometerTexts);
  const { category, level, change, products, since } = row;
  return (
    <tr className="border-t border-rule">
      <th scope="row" className={`py-2 pr-2 text-left sm:pr-4 font-normal ${indents[level - 1] ?? ''}`}>
        <Link
          to={barometerAddresses.page(language, { category: category.name, days })}
          className={`inline-flex min-h-6 items-center text-brand underline-offset-4 hover:underline ${level === 1 ? 'font-bold' : ''}`}
        >
          {categoryName(language, category)}
        </Link>
        {since !== usualSince && (
          <span suppressHydrationWarning className="block text-sm text-ink-soft">
            {texts.sinceDay(formatDate(language, new Date(since)))}
          </span>
        )}
      </th>
      <td className="py-2 pr-2 text-right sm:pr-4 font-semibold whitespace-nowrap">
        {formatChange(language, change)}
      </td>
      <td className="py-2 text-right">{formatNumber(language, products)}</td>
    </tr>
  );
}

/** How prices moved in each category that has an index, as the tree of categories stands. */
export function IndexCategories({ index }: { index: PriceIndex }) {
  const texts = useTexts(barometerTexts);
  if (index.categories.length === 0) return null;
  const [usualSince] = index.categories.map(({ since }) => since).sort();
  const shown = { days: index.days, usualSince };
  return (
    <section aria-labelledby="categories" className="grid gap-3">
      <h2 id="categories" className="text-xl font-bold">
        {texts.categories}
      </h2>
      <table className="w-full max-w-prose tabular-nums">
        <caption className="sr-only">{texts.categoriesCaption}</caption>
        <thead>
          <tr className="text-sm text-ink-soft">
            <th scope="col" className="py-1 pr-2 text-left sm:pr-4 font-normal">
              {texts.category}
            </th>
            <th scope="col" className="py-1 pr-2 text-right sm:pr-4 font-normal">
              {texts.evolution}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {texts.products}
            </th>
          </tr>
        </thead>
        <tbody>
          {index.categories.map((row) => (
            <CategoryRow key={row.category._id} row={row} shown={shown} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
