import { Link } from 'react-router';
import { addresses } from '../../contract/addresses.ts';
import { barometerAddresses } from '../../contract/barometer/addresses.ts';
import { facetEntries } from '../../contract/catalogue/facet-choice.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { withoutLanguage } from '../layout/localized-address.ts';
import { PageHead } from '../layout/page-head.tsx';
import { CategoryChips } from '../list/category-chips.tsx';
import type { ListQuery } from '../list/list-state.ts';
import { ProductListPage } from '../list/product-list-page.tsx';
import type { CardList } from '../product-card/card-product.ts';
import { EmptyState, TextLink } from '../ui/states.tsx';
import { type DealDays, dealsSort } from './load-deals.ts';
import { dealsTexts } from './texts/texts.ts';

const period =
  'inline-flex min-h-9 items-center rounded-full border border-control bg-surface px-3 text-sm font-medium hover:border-brand hover:text-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand';

const addressOf = { 1: addresses.dealsToday, 7: addresses.deals } as const;

function Note({ days }: { days: DealDays }) {
  const language = useLanguage();
  const texts = useTexts(dealsTexts);
  return (
    <div className="grid max-w-prose gap-3">
      <nav aria-label={texts.period} className="flex flex-wrap gap-2">
        {([1, 7] as const).map((each) => (
          <Link
            key={each}
            to={addressOf[each](language)}
            aria-current={each === days ? 'page' : undefined}
            className={period}
          >
            {texts.periods[each]}
          </Link>
        ))}
      </nav>
      <details className="text-sm">
        <summary className="inline-flex min-h-9 items-center font-medium text-brand underline underline-offset-4 hover:no-underline">
          {texts.how}
        </summary>
        <p className="text-ink-soft">
          {texts.method}{' '}
          <TextLink to={addresses.dealsFeed(language)} reloadDocument>
            {texts.feed}
          </TextLink>
        </p>
      </details>
      <p className="text-sm">
        <TextLink to={barometerAddresses.page(language)}>{texts.barometer}</TextLink>
      </p>
    </div>
  );
}

function NoDeals({ days }: { days: DealDays }) {
  const language = useLanguage();
  const texts = useTexts(dealsTexts);
  return (
    <EmptyState message={texts.none[days]}>
      {days === 1 && <TextLink to={addresses.deals(language)}>{texts.seeWeek}</TextLink>}
      <p>{texts.browse}</p>
      <CategoryChips />
    </EmptyState>
  );
}

/** What really fell in price, of a day or a week, with facets and orders as any list. */
export function DealsPage({ list, query, days }: { list: CardList; query: ListQuery; days: DealDays }) {
  const language = useLanguage();
  const texts = useTexts(dealsTexts);
  const address = (state: Parameters<typeof addresses.deals>[1]) => addressOf[days](language, state);
  // Other choices are views of this page.
  const isHidden = list.total === 0 || facetEntries(query.choice).length > 0;
  return (
    <>
      <PageHead
        title={texts.title[days]}
        description={texts.description[days]}
        path={withoutLanguage(address({ page: list.page }))}
        isHidden={isHidden}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={texts.title[7]}
        href={addresses.dealsFeed(language)}
      />
      <ProductListPage
        title={texts.title[days]}
        note={<Note days={days} />}
        list={list}
        query={query}
        defaultSort={dealsSort}
        address={address}
        empty={<NoDeals days={days} />}
      />
    </>
  );
}
