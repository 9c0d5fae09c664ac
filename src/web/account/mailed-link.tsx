import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { accountMessage } from '../../contract/accounts/messages.ts';
import { addresses } from '../../contract/addresses.ts';
import { callApi } from '../api/call.ts';
import { CallError, messageOf } from '../api/call-error.ts';
import { FormError } from '../forms/form-error.tsx';
import { useLanguage } from '../i18n/language.ts';
import { PageHead } from '../layout/page-head.tsx';
import { useKeptFocus } from '../ui/behaviour/use-kept-focus.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/states.tsx';

type MailedLinkProps = {
  call: 'confirmEmail' | 'undoEmail' | 'linkAccount' | 'stopAlertMails';
  texts: { title: string; lead: string; action: string; home: string };
  onDone?: () => void;
  /** What to do when the link has expired. */
  otherwise?: ReactNode;
};

/** The server's word where a link is used up and nothing waits for it; undefined: another failure. */
function needlessMessage(failure: unknown): string | undefined {
  if (!(failure instanceof CallError)) return undefined;
  const details = failure.details as { reason?: unknown } | undefined;
  return details?.reason === 'link_needless' ? failure.message : undefined;
}

/**
 * The page of a mailed link: a button performs the action, as mail programs open links automatically. The
 * token is in the fragment, so that it is in no log.
 */
export function MailedLink({ call, texts, onDone, otherwise }: MailedLinkProps) {
  const language = useLanguage();
  const { hash } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const keepFocus = useKeptFocus(isBusy);
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<string>();

  async function use() {
    keepFocus();
    setBusy(true);
    setError(undefined);
    try {
      const { message } = await callApi(call, { language, body: { token: hash.slice(1) } });
      setDone(message);
      onDone?.();
    } catch (failure) {
      const needless = needlessMessage(failure);
      setDone(needless);
      if (needless === undefined) setError(messageOf(failure, accountMessage(language, 'link_spent')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mx-auto grid w-full max-w-prose justify-items-start gap-6">
      <PageHead title={texts.title} isHidden />
      <h1 className="text-3xl font-extrabold">{texts.title}</h1>
      {!done && <p>{texts.lead}</p>}
      <FormError message={error} />
      {error && otherwise && <p>{otherwise}</p>}
      <p role="status" className={done && 'rounded-md border border-good p-3 font-medium text-good'}>
        {done}
      </p>
      {!done && (
        <Button tone="primary" disabled={isBusy} onClick={() => void use()}>
          {texts.action}
        </Button>
      )}
      <TextLink to={addresses.home(language)}>{texts.home}</TextLink>
    </div>
  );
}
