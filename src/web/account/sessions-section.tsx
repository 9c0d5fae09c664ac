import { useCallback, useEffect, useState } from 'react';
import type { Session } from '../../contract/account.schema.ts';
import { callApi, messageOf } from '../api/call.ts';
import { useAccountTexts } from '../i18n/account-texts.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { forgetSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { RelativeTime } from '../ui/time.tsx';
import { useToast } from '../ui/toasts.tsx';
import { deviceOf } from './device.ts';
import { FormError } from './form-parts.tsx';
import { Section } from './section.tsx';

type SessionLineProps = { session: Session; onEnd: (session: Session) => void };

function SessionLine({ session, onEnd }: SessionLineProps) {
  const { sessions: texts } = useAccountTexts();
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
        <Button size="sm" onClick={() => onEnd(session)} aria-label={texts.endOf(device)}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

/** Where one is signed in, and the way out of all of it. */
export function SessionsSection() {
  const { sessions: texts } = useAccountTexts();
  const language = useLanguage();
  const toast = useToast();
  const [sessions, setSessions] = useState<Session[]>([]);
  const [error, setError] = useState<string>();
  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (failure) {
        setError(messageOf(failure, texts.failed));
      }
    },
    [texts],
  );
  useEffect(() => {
    void attempt(async () => setSessions(await callApi('listSessions', { language })));
  }, [attempt, language]);

  const end = (session: Session) =>
    void attempt(async () => {
      const { message } = await callApi('endSession', { language, params: { id: session._id } });
      setSessions((shown) => shown.filter(({ _id }) => _id !== session._id));
      toast(message);
    });
  const endAll = () =>
    void attempt(async () => {
      const { message } = await callApi('endSessions', { language });
      forgetSession();
      toast(message);
    });

  return (
    <Section title={texts.title}>
      <FormError message={error} />
      <ul>
        {sessions.map((session) => (
          <SessionLine key={session._id} session={session} onEnd={end} />
        ))}
      </ul>
      <Button icon="log-out" onClick={endAll} className="justify-self-start">
        {texts.endAll}
      </Button>
    </Section>
  );
}
