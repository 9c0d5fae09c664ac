import { type PointerEvent, useState } from 'react';
import type { PriceHistory } from '../../../contract/catalogue/history-schema.ts';
import { centsToEuros } from '../../../contract/money.ts';
import { formatDate, formatPrice } from '../../i18n/format.ts';
import { labelled } from '../../i18n/labelled.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { bodyTexts } from '../body-texts/texts.ts';
import { lastPosition, positionOfShare, timeOfPosition } from './chart-cursor-position.ts';
import { axisHeight, type ChartGeometry, chartHeight, chartWidth, percent } from './chart-geometry.ts';
import { type Step, stepAt } from './chart-steps.ts';
import { movesOfDay, useMoveWords } from './merchant-moves.tsx';

type Reading = { x: number; y: number | undefined; date: string; price: string };

/** The read-out of the chart at a time. */
function useReading(chart: ChartGeometry, steps: readonly Step[], at: number): Reading {
  const language = useLanguage();
  const { history: texts } = useTexts(bodyTexts);
  const cents = stepAt(steps, at)?.cents ?? null;
  return {
    x: chart.xOf(at),
    y: cents === null ? undefined : chart.yOf(cents),
    date: formatDate(language, new Date(at)),
    price: cents === null ? texts.unavailable : formatPrice(language, centsToEuros(cents)),
  };
}

/** The read-out is above the cursor, clamped to the chart. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < chartWidth * 0.2) return 'start';
  return x > chartWidth * 0.8 ? 'end' : 'middle';
}

function CursorDrawing({ reading: { x, y, date, price } }: { reading: Reading }) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={chartHeight + axisHeight}
      className="pointer-events-none absolute inset-0 overflow-visible"
    >
      <line x1={percent(x)} x2={percent(x)} y1="0" y2={chartHeight} className="stroke-ink" />
      {y !== undefined && <circle cx={percent(x)} cy={y} r="4" className="fill-ink" />}
      <text x={percent(x)} y="-8" textAnchor={anchorAt(x)} className="chart-reading">
        {date} · {price}
      </text>
    </svg>
  );
}

type ChartCursorProps = { chart: ChartGeometry; steps: readonly Step[]; moves: PriceHistory['moves'] };

/**
 * Reads the chart out day by day, under the pointer or with the arrow keys: a native slider laid over the
 * drawing, so that fingers and screen readers know it too.
 */
export default function ChartCursor({ chart, steps, moves }: ChartCursorProps) {
  const language = useLanguage();
  const { history: texts } = useTexts(bodyTexts);
  const { from, to } = chart;
  const last = lastPosition(from, to);
  const [chosen, setChosen] = useState<number>();
  const position = Math.min(chosen ?? last, last);
  const at = timeOfPosition(from, to, position);
  const reading = useReading(chart, steps, at);
  const moveWords = useMoveWords();
  const news = movesOfDay(moves, at).map(moveWords);
  const price = [reading.price, ...news].join(', ');
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setChosen(positionOfShare(from, to, (event.clientX - left) / width));
  };
  const leave = () => setChosen(undefined);
  return (
    <div className="chart-cursor absolute inset-0">
      <input
        type="range"
        min={0}
        max={last}
        value={position}
        aria-label={texts.explore}
        aria-valuetext={labelled(language, reading.date, price)}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
        onFocus={() => setChosen((known) => known ?? last)}
        onBlur={leave}
        onPointerMove={follow}
        onPointerLeave={leave}
        className="absolute inset-0 m-0 size-full cursor-crosshair opacity-0"
      />
      {chosen !== undefined && <CursorDrawing reading={reading} />}
    </div>
  );
}
