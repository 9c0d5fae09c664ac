import { useCallback } from 'react';
import { watchedListAddress } from '../../../contract/alerts/watched-list.ts';
import { callApi } from '../../api/call.ts';
import { useRequest } from '../../api/use-request.ts';
import { Section } from '../../forms/section.tsx';
import { useToastOnError } from '../../forms/use-toast-on-error.ts';
import { formatPrice } from '../../i18n/format.ts';
import { labelled } from '../../i18n/labelled.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { RetryFailure } from '../../ui/retry-failure.tsx';
import { TextLink } from '../../ui/states.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { alertTexts } from '../texts/texts.ts';

/** Alerts on searches and filtered lists, which are set on these; nothing where there are none. */
export function SearchAlerts() {
  const { watch: texts, together, failed, changeFailed } = useTexts(alertTexts);
  const language = useLanguage();
  const toast = useToast();
  const attempt = useToastOnError(changeFailed);
  const ask = useCallback(() => callApi('listSearchAlerts', { language }), [language]);
  const { value: alerts = [], change, error, load } = useRequest(ask, failed);
  if (alerts.length === 0 && !error) return null;

  const remove = (id: string) =>
    attempt(async () => {
      toast((await callApi('removeSearchAlert', { language, params: { id } })).message);
      change((shown) => shown?.filter(({ _id }) => _id !== id));
    });

  return (
    <Section title={texts.lists}>
      {error && <RetryFailure message={error} onRetry={load} />}
      <ul className="grid gap-3">
        {alerts.map(({ _id: id, list, label, limitPrice }) => {
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-rule bg-surface p-3 wrap-anywhere"
            >
              <p className="min-w-0">
                <TextLink to={watchedListAddress(language, list, limitPrice)}>{label}</TextLink>
                <span className="block text-sm">{texts.set(formatPrice(language, limitPrice))}</span>
              </p>
              <Button
                size="sm"
                icon="trash"
                aria-label={labelled(language, together.remove, label)}
                onClick={() => void remove(id)}
              >
                {together.remove}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
