import { Suspense, useRef, useState } from 'react';
import type { PriceHistory } from '../../../contract/catalogue/history-schema.ts';
import { centsToEuros, eurosToCents } from '../../../contract/money.ts';
import {
  formatDate,
  formatDayOfYear,
  formatMonth,
  formatPrice,
  formatRoundPrice,
} from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { lazyPart } from '../../ui/behaviour/lazy-part.ts';
import { useIsSeen } from '../../ui/behaviour/use-is-seen.ts';
import { Price } from '../../ui/product/price.tsx';
import { bodyTexts } from '../body-texts/texts.ts';
import {
  axisHeight,
  type ChartGeometry,
  chartGeometry,
  chartHeight,
  chartWidth,
  percent,
} from './chart-geometry.ts';
import { dayMs, pricedSteps, type Step } from './chart-steps.ts';
import { MoveMarks, movesWithin } from './merchant-moves.tsx';
import { lowestShown, suggestedTarget } from './target-price.ts';

const longSpanMs = 200 * dayMs;

const ChartCursor = lazyPart(() => import('./chart-cursor.tsx'));
const TargetPriceLine = lazyPart(() => import('./target-price-line.tsx'));
const TargetPriceForm = lazyPart(() => import('./target-price-form.tsx'));

/** Wide enough for the longest price, digits being some 7 px wide. */
const axisWidth = (labels: readonly string[]): number =>
  Math.max(58, 16 + 7 * Math.max(...labels.map(({ length }) => length)));

function PriceAxis({ ticks }: { ticks: ChartGeometry['priceTicks'] }) {
  const language = useLanguage();
  const labels = ticks.map(({ cents }) => formatRoundPrice(language, centsToEuros(cents)));
  const width = axisWidth(labels);
  return (
    <svg aria-hidden="true" width={width} height={chartHeight + axisHeight} className="chart-labels shrink-0">
      {ticks.map(({ cents, y }, index) => (
        <text key={cents} x={width - 8} y={y} dy="0.32em" textAnchor="end">
          {labels[index]}
        </text>
      ))}
    </svg>
  );
}

/** A year's ticks say their year, or both ends would read the same. */
function TimeAxis({ chart: { from, to, timeTicks } }: { chart: ChartGeometry }) {
  const language = useLanguage();
  const format = to - from > longSpanMs ? formatMonth : formatDayOfYear;
  return timeTicks.map(({ at, x, anchor }) => (
    <text key={at} x={percent(x)} y={chartHeight + 20} textAnchor={anchor} suppressHydrationWarning>
      {format(language, new Date(at))}
    </text>
  ));
}

/** The highlighter runs along the lowest price, under the line. */
function LowestStroke({ lowest, xOf }: Pick<ChartGeometry, 'lowest' | 'xOf'>) {
  return (
    <path
      d={`M${lowest.x} ${lowest.y}H${xOf(lowest.step.to)}`}
      className="chart-marker"
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** What stretches with the page: areas, highlighter, lines, times without an offer. */
function Drawing({ chart, isMarked }: { chart: ChartGeometry; isMarked: boolean }) {
  return (
    <svg
      aria-hidden="true"
      x="0"
      y="0"
      width="100%"
      height={chartHeight}
      viewBox={`0 0 ${chartWidth} ${chartHeight}`}
      preserveAspectRatio="none"
      overflow="visible"
    >
      {chart.gaps.map(({ x, width }) => (
        <rect key={x} x={x} y="0" width={width} height={chartHeight} className="chart-gap" />
      ))}
      {chart.runs.map(({ area }) => (
        <path key={area} d={area} className="fill-brand/10" />
      ))}
      {isMarked && <LowestStroke lowest={chart.lowest} xOf={chart.xOf} />}
      {chart.runs.map(({ line }) => (
        <path key={line} d={line} className="chart-line" vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

function useSummary(steps: readonly Step[], chart: ChartGeometry): string {
  const language = useLanguage();
  const { history: texts } = useTexts(bodyTexts);
  const prices = pricedSteps(steps).map(({ cents }) => cents);
  const date = (at: number) => formatDate(language, new Date(at));
  const price = (cents: number) => formatPrice(language, centsToEuros(cents));
  return texts.chart(
    date(chart.from),
    date(chart.to),
    price(Math.min(...prices)),
    price(Math.max(...prices)),
  );
}

type LowestProps = Pick<ChartGeometry, 'lowest'> & Pick<PriceHistory, 'allTimeLow' | 'deliveryKnown'>;

/** The chart's lowest price, and the lowest ever where that is another. */
function Lowest({ lowest: { step }, allTimeLow, deliveryKnown }: LowestProps) {
  const language = useLanguage();
  const { history: texts } = useTexts(bodyTexts);
  const isAllTime = allTimeLow !== null && eurosToCents(allTimeLow.total) >= step.cents;
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {isAllTime ? texts.allTimeLow : texts.lowest}{' '}
        <Price euros={centsToEuros(step.cents)} size="sm" isBest={deliveryKnown} />
        <span suppressHydrationWarning className="text-ink-soft">
          {texts.lowestSince} {formatDate(language, new Date(step.from))}
        </span>
      </p>
      {allTimeLow && !isAllTime && (
        <p className="flex flex-wrap items-baseline gap-x-2">
          {texts.allTimeLow} <Price euros={allTimeLow.total} size="sm" />
          <span suppressHydrationWarning className="text-ink-soft">
            {texts.lowestSince} {formatDate(language, new Date(allTimeLow.at))}
          </span>
        </p>
      )}
    </div>
  );
}

type PriceChartProps = { steps: Step[]; history: PriceHistory };

/**
 * Steps of the best delivered price, drawn on the server. The cursor and the target price are loaded once the
 * chart comes into view; the table below has the same figures.
 */
export function PriceChart({ steps, history }: PriceChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(frame);
  const proposed = suggestedTarget(steps);
  const [targetPrice, setTargetPrice] = useState(proposed);
  const [own, setOwn] = useState<number>();
  const chart = chartGeometry(steps, lowestShown(proposed, own));
  if (!chart) return null;
  const now = steps.at(-1)?.cents ?? undefined;
  const moves = movesWithin(history.moves, chart);
  const startAtOwn = (cents: number) => {
    setOwn(cents);
    setTargetPrice(cents);
  };
  return (
    <figure className="grid gap-2">
      <Lowest lowest={chart.lowest} allTimeLow={history.allTimeLow} deliveryKnown={history.deliveryKnown} />
      <div className="flex pt-6">
        <PriceAxis ticks={chart.priceTicks} />
        <div ref={frame} className="relative min-w-0 flex-1">
          <ChartImage chart={chart} steps={steps} moves={moves} isMarked={history.deliveryKnown} />
          {isSeen && (
            <Suspense fallback={null}>
              <ChartCursor chart={chart} steps={steps} moves={moves} />
              <TargetPriceLine
                chart={chart}
                targetPrice={targetPrice}
                highest={now ?? chart.high}
                onTargetPrice={setTargetPrice}
              />
            </Suspense>
          )}
        </div>
      </div>
      <div className="min-h-44 sm:min-h-20">
        {isSeen && (
          <Suspense fallback={null}>
            <TargetPriceForm
              history={history}
              targetPrice={targetPrice}
              now={now}
              onTargetPrice={setTargetPrice}
              onOwn={startAtOwn}
            />
          </Suspense>
        )}
      </div>
    </figure>
  );
}

type ChartImageProps = {
  chart: ChartGeometry;
  steps: readonly Step[];
  moves: PriceHistory['moves'];
  /** Only delivered prices are: without delivery a low is none that one pays. */
  isMarked: boolean;
};

function ChartImage({ chart, steps, moves, isMarked }: ChartImageProps) {
  const summary = useSummary(steps, chart);
  return (
    <svg
      role="img"
      aria-label={summary}
      width="100%"
      height={chartHeight + axisHeight}
      className="chart-labels block overflow-visible"
    >
      {chart.priceTicks.map(({ cents, y }) => (
        <line key={cents} x1="0" x2="100%" y1={y} y2={y} className="stroke-rule" />
      ))}
      <Drawing chart={chart} isMarked={isMarked} />
      {isMarked && <circle cx={percent(chart.lowest.x)} cy={chart.lowest.y} r="5" className="chart-lowest" />}
      <MoveMarks chart={chart} moves={moves} />
      <TimeAxis chart={chart} />
    </svg>
  );
}
