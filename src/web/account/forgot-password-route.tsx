import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { accountMessage } from '../../contract/accounts/messages.ts';
import {
  type ForgotOutcome,
  forgotOutcomes,
  resetLinkSent,
} from '../../contract/accounts/recovery-outcomes.ts';
import { addresses } from '../../contract/addresses.ts';
import { callApi } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';
import { FormError } from '../forms/form-error.tsx';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { useKeptFocus } from '../ui/behaviour/use-kept-focus.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/states.tsx';
import { EmailField } from './person-fields.tsx';
import { accountTexts } from './texts/texts.ts';

/** The result of the form, where it was sent without scripts. */
function useAsked(): ForgotOutcome | undefined {
  const [parameters] = useSearchParams();
  return forgotOutcomes.find((each) => each === parameters.get('asked'));
}

/** Requests a reset link; the form also works without scripts. */
export default function ForgotPasswordRoute() {
  const { forgot } = useTexts(accountTexts);
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const keepFocus = useKeptFocus(isBusy);
  const asked = useAsked();
  const [error, setError] = useState(asked && asked !== 'sent' ? accountMessage(language, asked) : undefined);
  const [done, setDone] = useState(asked === 'sent' ? resetLinkSent[language] : undefined);

  async function ask(email: string) {
    keepFocus();
    setBusy(true);
    try {
      const { message } = await callApi('forgotPassword', { language, body: { email } });
      setDone(message);
    } catch (failure) {
      const { message, status } = failure instanceof CallError ? failure : new CallError();
      setError(message || forgot.failed(status === undefined ? forgot.network : String(status)));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setError(email ? undefined : accountMessage(language, 'email_required'));
    setDone(undefined);
    if (email && !isBusy) void ask(email);
  }

  return (
    <div className="mx-auto grid w-full max-w-prose gap-6">
      <PageHead title={forgot.title} isHidden />
      <h1 className="text-3xl font-extrabold">{forgot.title}</h1>
      <p>{forgot.lead}</p>
      <form
        method="post"
        action={addresses.forgotPassword(language)}
        onSubmit={submit}
        noValidate
        className="grid gap-4"
      >
        <FormError message={error} />
        <p role="status" className={done && 'rounded-md border border-good p-3 font-medium text-good'}>
          {done}
        </p>
        <EmailField autoComplete="username" />
        <Button type="submit" tone="primary" disabled={isBusy} className="justify-self-start">
          {forgot.send}
        </Button>
      </form>
      <p>
        <TextLink to={addresses.home(language)}>{forgot.home}</TextLink>
      </p>
    </div>
  );
}
