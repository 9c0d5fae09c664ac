import { useCallback } from 'react';
import { callApi } from '../../api/call.ts';
import { useRequest } from '../../api/use-request.ts';
import { Section } from '../../forms/section.tsx';
import { useToastOnError } from '../../forms/use-toast-on-error.ts';
import { labelled } from '../../i18n/labelled.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { RetryFailure } from '../../ui/retry-failure.tsx';
import { TextLink } from '../../ui/states.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { alertTexts } from '../texts/texts.ts';
import { useListAlertState } from './alert-state.ts';
import { placeOfList } from './places.ts';

/** Alerts on whole lists, which are edited on the page of the list; nothing where there are none. */
export function ListAlerts() {
  const { together: texts, lists, failed, changeFailed } = useTexts(alertTexts);
  const stateOf = useListAlertState();
  const language = useLanguage();
  const toast = useToast();
  const attempt = useToastOnError(changeFailed);
  const ask = useCallback(() => callApi('listListAlerts', { language }), [language]);
  const { value: alerts = [], change, error, load } = useRequest(ask, failed);
  if (alerts.length === 0 && !error) return null;

  const remove = (id: string) =>
    attempt(async () => {
      toast((await callApi('removeListAlert', { language, params: { id } })).message);
      change((shown) => shown?.filter(({ _id }) => _id !== id));
    });

  return (
    <Section title={texts.lists}>
      {error && <RetryFailure message={error} onRetry={load} />}
      <ul className="grid gap-3">
        {alerts.map((alert) => (
          <li
            key={alert._id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-rule bg-surface p-3"
          >
            <p>
              <TextLink to={placeOfList(language, alert.list, alert.token)}>{lists[alert.list]}</TextLink>
              <span className="block text-sm">{stateOf(alert)}</span>
            </p>
            <Button
              size="sm"
              icon="trash"
              aria-label={labelled(language, texts.remove, lists[alert.list])}
              onClick={() => void remove(alert._id)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
