import { centsToEuros } from '../../../contract/money.ts';
import { formatDate, formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { bodyTexts } from '../body-texts/texts.ts';
import type { Step } from './chart-steps.ts';

function StepRow({ step }: { step: Step }) {
  const language = useLanguage();
  const { history: texts } = useTexts(bodyTexts);
  return (
    <tr className="border-t border-rule">
      <td suppressHydrationWarning className="py-1 pr-4">
        {formatDate(language, new Date(step.from))}
      </td>
      <td suppressHydrationWarning className="py-1 pr-4">
        {formatDate(language, new Date(step.to))}
      </td>
      <td className="py-1 text-right font-semibold">
        {step.cents === null ? texts.unavailable : formatPrice(language, centsToEuros(step.cents))}
      </td>
    </tr>
  );
}

/** The figures of the chart as a table, newest first, collapsed until opened. */
export function HistoryTable({ steps }: { steps: readonly Step[] }) {
  const { history: texts } = useTexts(bodyTexts);
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center gap-1 font-medium text-brand underline underline-offset-4 hover:no-underline">
        {texts.table}
      </summary>
      <table className="w-full max-w-prose text-sm tabular-nums">
        <caption className="sr-only">{texts.tableCaption}</caption>
        <thead>
          <tr className="text-left text-ink-soft">
            <th scope="col" className="py-1 pr-4 font-normal">
              {texts.since}
            </th>
            <th scope="col" className="py-1 pr-4 font-normal">
              {texts.until}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {texts.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map((step) => (
            <StepRow key={step.from} step={step} />
          ))}
        </tbody>
      </table>
    </details>
  );
}
