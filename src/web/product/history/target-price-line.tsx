import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { centsToEuros } from '../../../contract/money.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { bodyTexts } from '../body-texts/texts.ts';
import { type ChartGeometry, chartHeight } from './chart-geometry.ts';
import { roundTarget, targetStep } from './target-price.ts';

type TargetPriceLineProps = {
  chart: ChartGeometry;
  /** Cents. */
  targetPrice: number;
  /** Cents: the present price. */
  highest: number;
  onTargetPrice: (cents: number) => void;
};

/** Pixels that its label reaches below the line: at the foot of the chart stand dates. */
const labelHalf = 10;
/** Steps of a page key. */
const pageSteps = 10;

/** The target price after a key press; undefined: the key does not move it. */
function targetAfter(key: string, targetPrice: number, lowest: number, highest: number): number | undefined {
  const step = targetStep(targetPrice);
  const changes: Record<string, number> = {
    ArrowUp: targetPrice + step,
    ArrowRight: targetPrice + step,
    ArrowDown: targetPrice - step,
    ArrowLeft: targetPrice - step,
    PageUp: targetPrice + pageSteps * step,
    PageDown: targetPrice - pageSteps * step,
    Home: lowest,
    End: highest,
  };
  const changed = changes[key];
  return changed === undefined ? undefined : Math.min(highest, Math.max(lowest, changed));
}

/**
 * The price of an alert as a line across the chart, dragged by mouse or finger or moved by keys. A price below the
 * scale has no line, as it could not be drawn in its place.
 */
export default function TargetPriceLine({
  chart,
  targetPrice,
  highest,
  onTargetPrice,
}: TargetPriceLineProps) {
  const language = useLanguage();
  const { targetPrice: texts } = useTexts(bodyTexts).history;
  const drawing = useRef<HTMLDivElement>(null);
  const lowest = Math.min(targetPrice, Math.max(1, chart.low));
  const isBelow = targetPrice < chart.low;
  const y = isBelow ? chartHeight : Math.max(0, chart.yOf(targetPrice));
  const price = formatPrice(language, centsToEuros(targetPrice));

  function drag(event: PointerEvent) {
    const top = drawing.current?.getBoundingClientRect().top;
    if (top === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onTargetPrice(Math.min(highest, roundTarget(chart.centsAt(event.clientY - top))));
  }
  function press(event: KeyboardEvent) {
    const changed = targetAfter(event.key, targetPrice, lowest, highest);
    if (changed === undefined) return;
    event.preventDefault();
    onTargetPrice(changed);
  }
  return (
    <div ref={drawing} className="pointer-events-none absolute inset-x-0 top-0">
      <svg aria-hidden="true" width="100%" height={chartHeight} className="block overflow-visible">
        {!isBelow && <line x1="0" x2="100%" y1={y} y2={y} className="chart-target" />}
      </svg>
      <div
        role="slider"
        tabIndex={0}
        aria-label={texts.line}
        aria-orientation="vertical"
        aria-valuemin={centsToEuros(lowest)}
        aria-valuemax={centsToEuros(Math.max(targetPrice, highest))}
        aria-valuenow={centsToEuros(targetPrice)}
        aria-valuetext={price}
        style={{ top: `${Math.min(y, chartHeight - labelHalf)}px` }}
        className="chart-target-handle"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <span>
          {isBelow ? '↓' : '↕'} {price}
        </span>
      </div>
    </div>
  );
}
