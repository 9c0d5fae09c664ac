import { formatDate, formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import type { Index } from './index-chart.tsx';
import { barometerTexts } from './texts/texts.ts';

const cell = 'py-1 pr-2 sm:pr-4';
const number = 'py-1 pl-2 text-right';

/** The figures of the chart as a table, latest first, collapsed until opened. */
export function IndexValues({ points }: Pick<Index, 'points'>) {
  const language = useLanguage();
  const texts = useTexts(barometerTexts);
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4 hover:no-underline">
        {texts.values}
      </summary>
      <table className="w-full max-w-prose text-sm tabular-nums">
        <caption className="sr-only">{texts.valuesCaption}</caption>
        <thead>
          <tr className="text-left text-ink-soft">
            <th scope="col" className={`${cell} font-normal`}>
              {texts.day}
            </th>
            <th scope="col" className={`${number} font-normal`}>
              {texts.index}
            </th>
            <th scope="col" className={`${number} font-normal`}>
              {texts.products}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ day, value, products }) => (
            <tr key={day} className="border-t border-rule">
              <td suppressHydrationWarning className={cell}>
                {formatDate(language, new Date(day))}
              </td>
              <td className={`${number} font-semibold`}>{formatNumber(language, value)}</td>
              <td className={number}>{formatNumber(language, products)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
