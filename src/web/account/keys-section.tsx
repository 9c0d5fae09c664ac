import { useCallback, useEffect, useRef, useState } from 'react';
import { addresses } from '../../contract/addresses.ts';
import type { ApiKey } from '../../contract/api-keys/api-key-schema.ts';
import { callApi } from '../api/call.ts';
import { useRequest } from '../api/use-request.ts';
import { FormError } from '../forms/form-error.tsx';
import { NewKey } from '../forms/new-key.tsx';
import { Section } from '../forms/section.tsx';
import { useAttempt } from '../forms/use-submit.ts';
import { formatDate, formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { useFocusAfterRemoval } from '../ui/behaviour/use-focus-after-removal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RetryFailure } from '../ui/retry-failure.tsx';
import { TextLink } from '../ui/states.tsx';
import { RelativeTime } from '../ui/time.tsx';
import { useToast } from '../ui/toasts.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { accountTexts } from './texts/texts.ts';

type KeyLineProps = { apiKey: ApiKey; onWithdraw: (key: ApiKey) => void };

function KeyLine({ apiKey, onWithdraw }: KeyLineProps) {
  const { keys: texts } = useTexts(accountTexts);
  const language = useLanguage();
  const { name, ending, scopes, perMinute, expiresAt, lastUsedAt } = apiKey;
  const end = new Date(expiresAt);
  const day = formatDate(language, end);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-rule py-3">
      <div className="min-w-0 basis-60 grow">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          {scopes.map((scope) => texts.scopeNames[scope]).join(' · ')} ·{' '}
          {texts.quota(formatNumber(language, perMinute))}
        </p>
        <p className="text-sm text-ink-soft">
          {texts.endsWith(ending)} · {end.getTime() > Date.now() ? texts.expires(day) : texts.expired(day)} ·{' '}
          {lastUsedAt === null ? (
            texts.neverUsed
          ) : (
            <>
              {texts.lastUsed} <RelativeTime at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <Button size="sm" onClick={() => onWithdraw(apiKey)} aria-label={texts.withdrawOf(name)}>
        {texts.withdraw}
      </Button>
    </li>
  );
}

type WithdrawalProps = { apiKey: ApiKey; onWithdrawn: () => void; onClose: () => void };

/** Asks whether a key is to be withdrawn; open while rendered. */
function Withdrawal({ apiKey, onWithdrawn, onClose }: WithdrawalProps) {
  const { keys: texts } = useTexts(accountTexts);
  const language = useLanguage();
  const toast = useToast();
  const dialog = useRef<HTMLDialogElement>(null);
  const { isBusy, error, run } = useAttempt(texts.withdrawFailed);
  useEffect(() => dialog.current?.showModal(), []);
  const withdraw = () =>
    run(async () => {
      const { message } = await callApi('withdrawApiKey', { language, params: { id: apiKey._id } });
      onWithdrawn();
      dialog.current?.close();
      toast(message);
    });
  return (
    <Dialog ref={dialog} title={texts.ask(apiKey.name)} onClose={onClose}>
      <div className="grid gap-4">
        <p>{texts.loss}</p>
        <FormError message={error} />
        <div className="flex flex-wrap gap-3">
          <Button tone="primary" disabled={isBusy} onClick={withdraw}>
            {texts.withdraw}
          </Button>
          <Button onClick={() => dialog.current?.close()}>{texts.cancel}</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** One's keys for programs: made, shown once, listed with their last use, and withdrawn. */
export function KeysSection() {
  const { keys: texts } = useTexts(accountTexts);
  const language = useLanguage();
  const ask = useCallback(() => callApi('listApiKeys', { language }), [language]);
  const { value: keys = [], change, error, load } = useRequest(ask, texts.failed);
  /** undefined: not asked for yet; false: no longer, and the focus goes back to the button. */
  const [isAsking, setAsking] = useState<boolean>();
  const [secret, setSecret] = useState<string>();
  const [leaving, setLeaving] = useState<ApiKey>();
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(keys.length);
  return (
    <Section title={texts.title} heading={heading}>
      <p>
        {texts.lead}{' '}
        <TextLink reloadDocument to="/api/docs#about-keys">
          {texts.documents}
        </TextLink>{' '}
        · <TextLink to={addresses.alerts(language)}>{texts.webhooks}</TextLink>
      </p>
      {error && <RetryFailure message={error} onRetry={load} />}
      {secret && <NewKey value={secret} texts={texts} copyFailed={texts.copyFailed} />}
      {keys.length > 0 && (
        <ul>
          {keys.map((key) => (
            <KeyLine key={key._id} apiKey={key} onWithdraw={setLeaving} />
          ))}
        </ul>
      )}
      {isAsking ? (
        <NewKeyForm
          onCancel={() => setAsking(false)}
          onCreated={(created) => {
            setAsking(false);
            setSecret(created.secret);
            change((shown = []) => [created.key, ...shown]);
          }}
        />
      ) : (
        <Button
          icon="plus"
          className="justify-self-start"
          autoFocus={isAsking === false}
          onClick={() => {
            setSecret(undefined);
            setAsking(true);
          }}
        >
          {texts.create}
        </Button>
      )}
      {leaving && (
        <Withdrawal
          apiKey={leaving}
          onWithdrawn={() => {
            setSecret(undefined);
            change((shown) => shown?.filter(({ _id }) => _id !== leaving._id));
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Section>
  );
}
