import { useCallback } from 'react';
import { addresses } from '../../../contract/addresses.ts';
import type { Alert } from '../../../contract/alerts/schema.ts';
import type { WantedTarget } from '../../../contract/alerts/targets.ts';
import { callApi } from '../../api/call.ts';
import { useRequest } from '../../api/use-request.ts';
import { ActionButton } from '../../forms/action-button.tsx';
import { useToastOnError } from '../../forms/use-toast-on-error.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { LoadingStatus } from '../../ui/loading-status.tsx';
import { RetryFailure } from '../../ui/retry-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/states.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { AlertLine } from '../alert-line.tsx';
import { alertTexts } from '../texts/texts.ts';

type GuestAlertsProps = {
  /** Of the mails. */
  token: string;
  /** Nothing is kept of the guest any more. */
  onEnd: (message: string) => void;
};

/** The alerts of somebody without an account, to change or remove, and one press that ends them all. */
export function GuestAlerts({ token, onEnd }: GuestAlertsProps) {
  const texts = useTexts(alertTexts);
  const language = useLanguage();
  const toast = useToast();
  const attempt = useToastOnError(texts.removalFailed);
  const ask = useCallback(() => callApi('listGuestAlerts', { language, body: { token } }), [language, token]);
  const { value: shown, error, load } = useRequest(ask, texts.failed);
  if (error) {
    return (
      <>
        <RetryFailure message={error} onRetry={load} />
        <p>
          {texts.guest.moved} <TextLink to={addresses.alerts(language)}>{texts.title}</TextLink>
        </p>
      </>
    );
  }
  if (!shown)
    return (
      <>
        <LoadingStatus isLoading />
        <Skeleton className="h-40 w-full" />
      </>
    );

  const save =
    ({ productId }: Alert) =>
    async (wanted: WantedTarget) => {
      const body = { ...wanted, token, productId: productId._id };
      return (await callApi('setGuestAlert', { language, body })).message;
    };
  const remove = ({ productId }: Alert) =>
    attempt(async () => {
      const body = { token, productId: productId._id };
      const { message } = await callApi('removeGuestAlert', { language, body });
      if (shown.alerts.length === 1) return onEnd(message);
      toast(message);
      await load();
    });
  const stop = () =>
    attempt(async () => onEnd((await callApi('stopGuestAlerts', { language, body: { token } })).message));
  return (
    <>
      <p className="wrap-anywhere">{texts.guest.told(shown.email)}</p>
      <ul className="grid w-full gap-3">
        {shown.alerts.map((alert) => (
          <AlertLine
            key={alert._id}
            alert={alert}
            save={save(alert)}
            onRemove={() => remove(alert)}
            onChanged={load}
          />
        ))}
      </ul>
      <p className="text-ink-soft">{texts.guest.account}</p>
      <ActionButton icon="trash" onAct={stop}>
        {texts.guest.stop}
      </ActionButton>
    </>
  );
}
