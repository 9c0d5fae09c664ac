import { redirect } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import { barometerAddresses } from '../../contract/barometer/addresses.ts';
import type { PriceIndex } from '../../contract/barometer/schema.ts';
import { historyWindows } from '../../contract/catalogue/history-windows.ts';
import { categoryName } from '../i18n/category-name.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { withoutLanguage } from '../layout/localized-address.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ViewLink } from '../layout/view-link.tsx';
import { requestOf, required } from '../load.ts';
import { EmptyState, TextLink } from '../ui/states.tsx';
import type { Route } from './+types/barometer-route.ts';
import { formatChange } from './format-change.ts';
import { IndexCategories } from './index-categories.tsx';
import { type Index, IndexChart } from './index-chart.tsx';
import { IndexValues } from './index-values.tsx';
import { barometerTexts } from './texts/texts.ts';

const usualDays = '90';

const windows = historyWindows.map(String) as `${(typeof historyWindows)[number]}`[];

const readDays = (given: string | null) => windows.find((days) => days === given) ?? usualDays;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, language } = requestOf(context);
  const days = readDays(url.searchParams.get('days'));
  const { category } = params;
  const index = await required(api('getPriceIndex', { language, query: { days, category } }));
  const name = index.category?.name;
  if (name !== category) {
    const view = { category: name, days: days === usualDays ? undefined : Number(days) };
    throw redirect(barometerAddresses.page(language, view), 301);
  }
  return { index };
}

function Periods({ days }: { days: number }) {
  const texts = useTexts(barometerTexts);
  return (
    <nav aria-label={texts.period} className="flex justify-self-start rounded-md border border-control">
      {historyWindows.map((each) => (
        <ViewLink
          key={each}
          query={String(each) === usualDays ? '' : `?days=${each}`}
          part="index"
          data-loads
          aria-current={each === days ? 'true' : undefined}
          className="inline-flex min-h-9 items-center px-3 text-sm font-medium first:rounded-l-md last:rounded-r-md hover:bg-shade aria-[current]:bg-brand aria-[current]:text-on-brand"
        >
          {texts.periods[each]}
        </ViewLink>
      ))}
    </nav>
  );
}

/** Days that lie between two, as `2026-11-22`. */
const daysBetween = (since: string, to: string) => (Date.parse(to) - Date.parse(since)) / 86_400_000;

function Movement({ index, days, to }: { index: Index; days: number; to: string }) {
  const language = useLanguage();
  const texts = useTexts(barometerTexts);
  const date = (day: string) => formatDate(language, new Date(day));
  const products = formatNumber(language, index.products);
  return (
    <>
      <p suppressHydrationWarning className="font-display text-2xl font-bold">
        {texts.change(formatChange(language, index.change), date(index.since))}
      </p>
      <p suppressHydrationWarning className="text-sm text-ink-soft">
        {texts.basis(index.products, products)}, {texts.until(date(to))}.{' '}
        {daysBetween(index.since, to) < days && texts.shorter}
      </p>
      <figure className="grid gap-2">
        <IndexChart index={index} to={to} />
        <figcaption className="text-sm text-ink-soft">{texts.base}</figcaption>
      </figure>
      <IndexValues points={index.points} />
    </>
  );
}

function Method() {
  const texts = useTexts(barometerTexts);
  return (
    <section aria-labelledby="method" className="grid max-w-prose gap-3">
      <h2 id="method" className="text-xl font-bold">
        {texts.how}
      </h2>
      {texts.method.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

function Links({ index: { category, index, days } }: { index: PriceIndex }) {
  const language = useLanguage();
  const texts = useTexts(barometerTexts);
  const view = { category: category?.name, days };
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      {index && (
        <TextLink to={barometerAddresses.file(language, view)} reloadDocument>
          {texts.file}
        </TextLink>
      )}
      {category ? (
        <>
          <TextLink to={addresses.category(language, category.name)}>{texts.seeProducts}</TextLink>
          <TextLink to={barometerAddresses.page(language, { days })}>{texts.seeAll}</TextLink>
        </>
      ) : (
        <TextLink to={addresses.deals(language)}>{texts.seeDrops}</TextLink>
      )}
    </p>
  );
}

/** How prices move, of all products or of a category, by our own observations. */
export default function BarometerRoute({ loaderData: { index } }: Route.ComponentProps) {
  const language = useLanguage();
  const texts = useTexts(barometerTexts);
  const name = index.category && categoryName(language, index.category);
  const title = name ? texts.titleOf(name) : texts.title;
  const own = barometerAddresses.page(language, { category: index.category?.name });
  return (
    <div className="grid gap-10">
      <PageHead
        title={title}
        description={name ? texts.descriptionOf(name) : texts.description}
        path={withoutLanguage(own)}
        isHidden={index.index === null}
      />
      <section id="index" aria-labelledby="title" className="grid gap-4">
        <h1 id="title" className="text-3xl font-extrabold">
          {title}
        </h1>
        <p className="text-lg">{texts.lead}</p>
        <Periods days={index.days} />
        {index.index && index.to ? (
          <Movement index={index.index} days={index.days} to={index.to} />
        ) : (
          <EmptyState message={texts.none} />
        )}
        <Links index={index} />
      </section>
      <IndexCategories index={index} />
      <Method />
    </div>
  );
}
