import type { PriceIndex } from '../../contract/barometer/schema.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { formatChange } from './format-change.ts';
import { chartHeight, chartWidth, indexGeometry } from './index-geometry.ts';
import { barometerTexts } from './texts/texts.ts';

export type Index = NonNullable<PriceIndex['index']>;

/** Above the highest tick, for its label. */
const top = 10;
const axisHeight = 28;

/** An index as a line, with a label at each end of its period. */
export function IndexChart({ index, to }: { index: Index; to: string }) {
  const language = useLanguage();
  const texts = useTexts(barometerTexts);
  const { line, ticks, base } = indexGeometry(index.points);
  const date = (day: string) => formatDate(language, new Date(day));
  return (
    <div className="flex">
      <svg
        aria-hidden="true"
        width="48"
        height={top + chartHeight + axisHeight}
        className="chart-labels shrink-0"
      >
        {ticks.map(({ value, y }) => (
          <text key={value} x="40" y={top + y} dy="0.32em" textAnchor="end">
            {formatNumber(language, value)}
          </text>
        ))}
      </svg>
      <svg
        role="img"
        aria-label={texts.chart(date(index.since), date(to), formatChange(language, index.change))}
        width="100%"
        height={top + chartHeight + axisHeight}
        className="chart-labels block min-w-0 flex-1 overflow-visible"
      >
        {ticks.map(({ value, y }) => (
          <line key={value} x1="0" x2="100%" y1={top + y} y2={top + y} className="stroke-rule" />
        ))}
        <line x1="0" x2="100%" y1={top + base} y2={top + base} className="stroke-control" />
        <svg
          aria-hidden="true"
          x="0"
          y={top}
          width="100%"
          height={chartHeight}
          viewBox={`0 0 ${chartWidth} ${chartHeight}`}
          preserveAspectRatio="none"
          overflow="visible"
        >
          <path d={line} className="chart-line" vectorEffect="non-scaling-stroke" />
        </svg>
        <text x="0" y={top + chartHeight + 20} suppressHydrationWarning>
          {date(index.since)}
        </text>
        <text x="100%" y={top + chartHeight + 20} textAnchor="end" suppressHydrationWarning>
          {date(to)}
        </text>
      </svg>
    </div>
  );
}
