import { useCallback } from 'react';
import { addresses } from '../../contract/addresses.ts';
import type { Alert } from '../../contract/alerts/schema.ts';
import { callApi } from '../api/call.ts';
import { useRequest } from '../api/use-request.ts';
import { useToastOnError } from '../forms/use-toast-on-error.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { useFocusAfterRemoval } from '../ui/behaviour/use-focus-after-removal.ts';
import { useOnReturn } from '../ui/behaviour/use-on-return.ts';
import { LinkButton } from '../ui/button.tsx';
import { useDrawn } from '../ui/drawn-together.tsx';
import { RetryFailure } from '../ui/retry-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useToast } from '../ui/toasts.tsx';
import { setAlertState } from '../user-state/user-state.ts';
import { AlertLine } from './alert-line.tsx';
import { alertTexts } from './texts/texts.ts';

const pageSize = 100;

function useAlerts(userId: string) {
  const language = useLanguage();
  const { failed } = useTexts(alertTexts);
  const ask = useCallback(async () => {
    const loaded: Alert[] = [];
    for (let page = 1; loaded.length === (page - 1) * pageSize; page++) {
      const query = { userId, page, limit: pageSize };
      loaded.push(...(await callApi('listAlerts', { language, query })));
    }
    return loaded;
  }, [language, userId]);
  return useRequest(ask, failed);
}

/** Every alert, to change or remove; or that there is none. */
export function AlertList({ userId }: { userId: string }) {
  const texts = useTexts(alertTexts);
  const language = useLanguage();
  const toast = useToast();
  const attempt = useToastOnError(texts.removalFailed);
  const { value: alerts, error, load, refresh, change } = useAlerts(userId);
  useOnReturn(refresh);
  const place = useFocusAfterRemoval<HTMLElement>(alerts?.length ?? 0);
  useDrawn(alerts !== undefined || error !== undefined);

  const remove = ({ _id, productId }: Alert) =>
    attempt(async () => {
      const params = { productId: productId._id };
      const { message } = await callApi('removeAlert', { language, params });
      setAlertState(productId._id, false, false);
      change((shown) => shown?.filter((each) => each._id !== _id));
      toast(message);
    });

  if (error) {
    return <RetryFailure message={error} onRetry={load} />;
  }
  if (!alerts) return <Skeleton className="h-40" />;
  if (alerts.length === 0) {
    return (
      <section
        ref={place}
        tabIndex={-1}
        aria-labelledby="alerts"
        className="grid justify-items-start gap-4 border-t border-rule pt-6"
      >
        <h2 id="alerts" className="text-xl font-bold">
          {texts.alerts}
        </h2>
        <p>
          {texts.empty} {texts.emptyNext}
        </p>
        <LinkButton to={addresses.products(language)} tone="primary">
          {texts.browse}
        </LinkButton>
      </section>
    );
  }
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="alerts" className="grid gap-2">
      <h2 id="alerts" className="text-xl font-bold">
        {texts.alerts} <span className="font-semibold text-ink-soft">({texts.count(alerts.length)})</span>
      </h2>
      <ul className="grid gap-3">
        {alerts.map((alert) => (
          <AlertLine key={alert._id} alert={alert} onRemove={() => remove(alert)} onChanged={load} />
        ))}
      </ul>
    </section>
  );
}
