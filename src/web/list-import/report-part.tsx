import { addresses } from '../../contract/addresses.ts';
import { addedOutcomes } from '../../contract/list-import/added-outcomes.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { useFocusOnMount } from '../ui/behaviour/use-focus-on-mount.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { RetryFailure } from '../ui/retry-failure.tsx';
import { listImportTexts } from './texts/texts.ts';
import type { useAdding } from './use-adding.ts';

type ReportProps = { adding: ReturnType<typeof useAdding>; onAgain: () => void };

/** How adding goes, and what became of it. */
export function ReportPart({ adding: { all, outcomes, error, isAdding, retry }, onAgain }: ReportProps) {
  const texts = useTexts(listImportTexts);
  const language = useLanguage();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const counted = addedOutcomes
    .map((outcome) => ({ outcome, count: outcomes.filter((one) => one === outcome).length }))
    .filter(({ count }) => count > 0);
  return (
    <section className="grid max-w-prose gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold">
        {texts.report}
      </h2>
      <div role="status" className="grid gap-3">
        {isAdding && <p>{texts.adding(outcomes.length, all.length)}</p>}
        <ul className="grid gap-1">
          {counted.map(({ outcome, count }) => (
            <li key={outcome}>{texts.outcomes[outcome](count)}</li>
          ))}
        </ul>
      </div>
      {error && <RetryFailure message={error} onRetry={retry} />}
      {!isAdding && (
        <div className="flex flex-wrap gap-3">
          <LinkButton tone="primary" to={addresses.favourites(language)}>
            {texts.toSelection}
          </LinkButton>
          <LinkButton to={addresses.alerts(language)}>{texts.toAlerts}</LinkButton>
          <Button onClick={onAgain}>{texts.again}</Button>
        </div>
      )}
    </section>
  );
}
