import { Link } from 'react-router';
import { addresses } from '../../../contract/addresses.ts';
import type { CatalogueFigures } from '../../../contract/catalogue/schema.ts';
import type { DashboardFigures } from '../../../contract/dashboard/schema.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RelativeTime } from '../../ui/time.tsx';
import { Loading } from '../loading.tsx';
import { useLoaded } from '../use-loaded.ts';
import { ClicksChart } from './clicks-chart.tsx';
import { CountedList } from './counted-list.tsx';
import { Figures } from './figures.tsx';
import { PageChecks } from './page-checks.tsx';
import { RecentRuns } from './recent-runs.tsx';
import { dashboardTexts } from './texts/texts.ts';

/** Open tasks for staff, with links; nothing where all is in order. */
function Todo({ todo }: Pick<DashboardFigures, 'todo'>) {
  const { todo: texts } = useTexts(dashboardTexts);
  const language = useLanguage();
  const places: Partial<Record<keyof typeof todo, string>> = {
    heldFeeds: 'feeds',
    failingFeeds: 'feeds',
    staleFeeds: 'feeds',
    openReports: 'reports',
    matchReviews: 'matches',
    failedMails: 'mail',
  };
  const names = Object.keys(todo) as (keyof typeof todo)[];
  const addressOf = (place: string | undefined) => place && addresses.admin(language, place);
  const figures = names
    .filter((name) => todo[name] > 0)
    .map((name) => ({
      label: texts[name],
      value: formatNumber(language, todo[name]),
      to: addressOf(places[name]),
    }));
  if (figures.length > 0) return <Figures title={texts.title} figures={figures} />;
  return <p>{texts.nothing}</p>;
}

function Catalogue({ figures }: { figures: CatalogueFigures }) {
  const { catalogue: texts } = useTexts(dashboardTexts);
  const language = useLanguage();
  const { products, offers, merchants, importsLastDay, lastImportAt } = figures;
  const number = (n: number) => formatNumber(language, n);
  return (
    <Figures
      title={texts.title}
      figures={[
        { label: texts.products, value: number(products) },
        { label: texts.offers, value: number(offers) },
        { label: texts.merchants, value: number(merchants) },
        { label: texts.imports, value: number(importsLastDay) },
        {
          label: texts.lastImport,
          value: lastImportAt ? <RelativeTime at={lastImportAt} /> : texts.never,
        },
      ]}
    />
  );
}

function People({ people }: Pick<DashboardFigures, 'people'>) {
  const { people: texts } = useTexts(dashboardTexts);
  const language = useLanguage();
  const names = Object.keys(people) as (keyof typeof people)[];
  return (
    <Figures
      title={texts.title}
      figures={names.map((name) => ({ label: texts[name], value: formatNumber(language, people[name]) }))}
    />
  );
}

function Counted({ clicks, missedSearches }: Pick<DashboardFigures, 'clicks' | 'missedSearches'>) {
  const { clicks: texts, missed, catalogue } = useTexts(dashboardTexts);
  const language = useLanguage();
  const toItem = ({ _id, name, clicks: count }: (typeof clicks.products)[number]) => ({
    key: _id,
    name,
    count,
  });
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      <CountedList
        title={texts.merchants}
        labels={{ name: catalogue.merchants, count: texts.clicks }}
        items={clicks.merchants.map(toItem)}
        none={texts.none}
      />
      <CountedList
        title={texts.products}
        labels={{ name: catalogue.products, count: texts.clicks }}
        items={clicks.products.map(toItem).map((item) => ({
          ...item,
          name: (
            <Link
              to={addresses.product(language, item.key)}
              className="text-brand underline underline-offset-4"
            >
              {item.name}
            </Link>
          ),
        }))}
        none={texts.none}
      />
      <CountedList
        title={missed.title}
        labels={{ name: missed.query, count: missed.times }}
        items={missedSearches.map(({ query, count }) => ({ key: query, name: query, count }))}
        none={missed.none}
      />
    </div>
  );
}

/** The dashboard. */
export default function Dashboard() {
  const texts = useTexts(dashboardTexts);
  const catalogue = useLoaded('getCatalogueFigures', {});
  const { value: figures, error, reload } = useLoaded('getDashboard', {});
  if (!figures) return <Loading error={error} onRetry={reload} />;
  const { todo, people, clicks, missedSearches, pageChecks, runs } = figures;
  return (
    <div className="grid gap-8">
      <Todo todo={todo} />
      {catalogue.value ? (
        <Catalogue figures={catalogue.value} />
      ) : (
        <Loading error={catalogue.error} onRetry={catalogue.reload} />
      )}
      <People people={people} />
      <section aria-label={texts.clicks.title} className="grid gap-3">
        <h2 className="text-lg font-bold">{texts.clicks.title}</h2>
        <ClicksChart days={clicks.byDay} />
      </section>
      <Counted clicks={clicks} missedSearches={missedSearches} />
      <PageChecks checks={pageChecks} />
      <RecentRuns runs={runs} />
    </div>
  );
}
