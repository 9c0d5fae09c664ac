import { useCallback } from 'react';
import type { Session } from '../../contract/accounts/schema.ts';
import { leaveDevice } from '../alerts/channels/push-device.ts';
import { callApi } from '../api/call.ts';
import { useRequest } from '../api/use-request.ts';
import { FormError } from '../forms/form-error.tsx';
import { Section } from '../forms/section.tsx';
import { useAttempt } from '../forms/use-submit.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { clearSession } from '../session/session.ts';
import { useFocusAfterRemoval } from '../ui/behaviour/use-focus-after-removal.ts';
import { Button } from '../ui/button.tsx';
import { RetryFailure } from '../ui/retry-failure.tsx';
import { RelativeTime } from '../ui/time.tsx';
import { useToast } from '../ui/toasts.tsx';
import { deviceOf } from './device.ts';
import { accountTexts } from './texts/texts.ts';

type SessionLineProps = { session: Session; isBusy: boolean; onEnd: (session: Session) => void };

function SessionLine({ session, isBusy, onEnd }: SessionLineProps) {
  const { sessions: texts } = useTexts(accountTexts);
  const device = deviceOf(session.userAgent) || texts.unknownDevice;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-rule py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{device}</p>
        <p className="text-sm text-ink-soft">
          {session.address} · {session.isCurrent ? texts.thisOne : <RelativeTime at={session.lastSeenAt} />}
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="sm" disabled={isBusy} onClick={() => onEnd(session)} aria-label={texts.endOf(device)}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

/** The sessions of the user, and a button to end all. */
export function SessionsSection() {
  const { sessions: texts } = useTexts(accountTexts);
  const language = useLanguage();
  const toast = useToast();
  const ask = useCallback(() => callApi('listSessions', { language }), [language]);
  const { value: sessions = [], change, error: loadError, load } = useRequest(ask, texts.failed);
  const { isBusy, error, run } = useAttempt(texts.endFailed);
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(sessions.length);

  const end = (session: Session) =>
    run(async () => {
      const { message } = await callApi('endSession', { language, params: { id: session._id } });
      change((shown) => shown?.filter(({ _id }) => _id !== session._id));
      toast(message);
    });
  const endAll = () =>
    run(async () => {
      const { message } = await callApi('endSessions', { language });
      await leaveDevice(language).catch(() => undefined);
      clearSession();
      toast(message);
    });

  return (
    <Section title={texts.title} heading={heading}>
      {loadError && <RetryFailure message={loadError} onRetry={load} />}
      <FormError message={error} />
      <ul>
        {sessions.map((session) => (
          <SessionLine key={session._id} session={session} isBusy={isBusy} onEnd={end} />
        ))}
      </ul>
      <Button icon="log-out" disabled={isBusy} onClick={endAll} className="justify-self-start">
        {texts.endAll}
      </Button>
    </Section>
  );
}
