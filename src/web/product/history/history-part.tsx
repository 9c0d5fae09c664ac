import { Suspense, useState } from 'react';
import type { PriceHistory } from '../../../contract/catalogue/history-schema.ts';
import { historyWindows } from '../../../contract/catalogue/history-windows.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ViewLink } from '../../layout/view-link.tsx';
import type { Part } from '../../load.ts';
import { lazyPart } from '../../ui/behaviour/lazy-part.ts';
import { Price } from '../../ui/product/price.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { bodyTexts } from '../body-texts/texts.ts';
import { type ProductView, productViewQuery } from '../product-view.ts';
import { type Step, stepsOf } from './chart-steps.ts';
import { HistoryTable } from './history-table.tsx';
import { MoveList } from './merchant-moves.tsx';
import { PriceChart } from './price-chart.tsx';

const MerchantHistory = lazyPart(() => import('./merchant-history.tsx'));

type HistoryProps = { history: PriceHistory; view: ProductView };

function WindowLinks({ view }: { view: ProductView }) {
  const { history: texts } = useTexts(bodyTexts);
  return (
    <nav aria-label={texts.window} className="flex rounded-md border border-control">
      {historyWindows.map((days) => (
        <ViewLink
          key={days}
          query={productViewQuery({ ...view, days })}
          part="history"
          aria-current={view.days === days ? 'true' : undefined}
          className="inline-flex min-h-9 items-center px-3 text-sm font-medium first:rounded-l-md last:rounded-r-md hover:bg-shade aria-[current]:bg-brand aria-[current]:text-on-brand"
        >
          {texts.windows[days]}
        </ViewLink>
      ))}
    </nav>
  );
}

const figureNames = ['lowest30', 'lowest90', 'median90'] as const;

/** The figures that the verdict on the price rests on. */
function Figures({ history }: { history: PriceHistory }) {
  const { history: texts } = useTexts(bodyTexts);
  const known = figureNames.flatMap((name) => {
    const euros = history[name];
    return euros === null ? [] : [{ name, euros }];
  });
  return (
    <dl className="grid gap-x-10 gap-y-1 sm:grid-cols-3">
      {known.map(({ name, euros }) => (
        <div key={name} className="flex items-baseline justify-between gap-4 sm:block">
          <dt className="text-sm text-ink-soft">{texts.figures[name]}</dt>
          <dd>
            <Price euros={euros} size="sm" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same by merchant, collapsed until opened. */
function ByMerchant({ history, days }: { history: PriceHistory; days: number }) {
  const { history: texts } = useTexts(bodyTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center gap-1 font-medium text-brand underline underline-offset-4 hover:no-underline">
        {texts.byMerchant}
      </summary>
      {isOpen && (
        <Suspense fallback={null}>
          <MerchantHistory productId={history.productId} days={days} />
        </Suspense>
      )}
    </details>
  );
}

function HistoryBody({ history, steps, days }: { history: PriceHistory; steps: Step[]; days: number }) {
  const { history: texts } = useTexts(bodyTexts);
  if (steps.length === 0) {
    const message = history.lowest.length === 0 ? texts.none : texts.noneInWindow;
    return <p className="border-y border-rule py-8 text-ink-soft">{message}</p>;
  }
  return (
    <>
      <PriceChart key={`${history.productId} ${days}`} steps={steps} history={history} />
      <MoveList history={history} days={days} />
      <Figures history={history} />
      <p className="text-sm text-ink-soft">
        {texts.observed(history.observedDays)} {history.deliveryKnown && texts.deliveredOnly}
      </p>
      <HistoryTable steps={steps} />
      <ByMerchant history={history} days={days} />
    </>
  );
}

function History({ history, view }: HistoryProps) {
  const { history: texts } = useTexts(bodyTexts);
  const steps = stepsOf(history, view.days);
  // Without a price there is none whose delivery is unknown.
  const isDelivered = history.deliveryKnown || steps.length === 0;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">
          {isDelivered ? texts.titleOf[history.condition] : texts.notDelivered}
        </p>
        <WindowLinks view={view} />
      </div>
      <HistoryBody history={history} steps={steps} days={view.days} />
    </>
  );
}

/** How the best delivered price moved, by our own observations. */
export function HistoryPart({ history, view }: { history: Part<PriceHistory>; view: ProductView }) {
  const { history: texts, historyTitle } = useTexts(bodyTexts);
  return (
    <section id="history" aria-labelledby="history-title" className="grid gap-4">
      <h2 id="history-title" className="text-2xl font-bold">
        {historyTitle}
      </h2>
      {history ? <History history={history} view={view} /> : <ErrorState message={texts.failed} />}
    </section>
  );
}
