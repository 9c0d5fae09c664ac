import type { PriceHistory } from '../../../contract/catalogue/history-schema.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { bodyTexts } from '../body-texts/texts.ts';
import { type ChartGeometry, chartHeight, percent } from './chart-geometry.ts';
import { dayMs } from './chart-steps.ts';

type Moves = PriceHistory['moves'];
type Move = Moves[number];

/** The moments at which merchants began or stopped to offer the product, as far as the chart shows them. */
export const movesWithin = (moves: Moves, { from, to }: Pick<ChartGeometry, 'from' | 'to'>): Moves =>
  moves.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to);

/** Those nearest to a place of the cursor, which stops once a day. */
export const movesOfDay = (moves: Moves, at: number): Moves =>
  moves.filter((move) => Math.abs(Date.parse(move.at) - at) <= dayMs / 2);

/** Says who came or went. */
export function useMoveWords(): (move: Move) => string {
  const { history: texts } = useTexts(bodyTexts);
  return ({ kind, merchant }) => texts[kind](merchant);
}

/** Triangles on the axis: up where a merchant came, down where one went. */
export function MoveMarks({ chart, moves }: { chart: ChartGeometry; moves: Moves }) {
  return moves.map(({ at, merchant, kind }) => (
    <svg
      aria-hidden="true"
      key={`${at} ${merchant} ${kind}`}
      x={percent(chart.xOf(Date.parse(at)))}
      y={chartHeight}
      overflow="visible"
    >
      <path
        d={kind === 'came' ? 'M0 -9L5 0H-5Z' : 'M0 0L5 -9H-5Z'}
        className={kind === 'came' ? 'fill-good' : 'fill-warn'}
      />
    </svg>
  ));
}

/** The same by name, the latest first, collapsed until opened. */
export function MoveList({ history, days }: { history: PriceHistory; days: number }) {
  const language = useLanguage();
  const { history: texts } = useTexts(bodyTexts);
  const words = useMoveWords();
  const to = Date.parse(history.to);
  const moves = movesWithin(history.moves, { from: to - days * dayMs, to });
  if (moves.length === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center gap-1 font-medium text-brand underline underline-offset-4 hover:no-underline">
        {texts.moves}
      </summary>
      <p className="text-sm text-ink-soft">{texts.movesNote}</p>
      <ul className="grid gap-1 py-2 text-sm">
        {moves.toReversed().map((move) => (
          <li key={`${move.at} ${move.merchant} ${move.kind}`} className="flex gap-2 wrap-anywhere">
            <span aria-hidden="true" className={move.kind === 'came' ? 'text-good' : 'text-warn'}>
              {move.kind === 'came' ? '▲' : '▼'}
            </span>
            <span suppressHydrationWarning className="shrink-0 text-ink-soft">
              {formatDate(language, new Date(move.at))}
            </span>
            {words(move)}
          </li>
        ))}
      </ul>
    </details>
  );
}
