import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { checkReset } from '../../contract/accounts/account-rules.ts';
import { accountMessage } from '../../contract/accounts/messages.ts';
import {
  passwordReset,
  type ResetOutcome,
  type ResetRefusal,
  resetOutcomes,
} from '../../contract/accounts/recovery-outcomes.ts';
import { addresses } from '../../contract/addresses.ts';
import { callApi } from '../api/call.ts';
import { FormError } from '../forms/form-error.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { clearSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/states.tsx';
import { PasswordField } from './password-field.tsx';
import { accountTexts } from './texts/texts.ts';

const redirectAfterMs = 1_200;

/** Token and user of the mailed link: read in the browser, as pages are the same for everybody. */
function useLink() {
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  return { token: parameters.get('token') ?? '', userId: parameters.get('uid') ?? '' };
}

/** The result of the form, where it was sent without scripts. */
function useSaved(): ResetOutcome | undefined {
  const parameters = new URLSearchParams(useLocation().search);
  return resetOutcomes.find((each) => each === parameters.get('saved'));
}

/** Sets a new password by a mailed link; the form also works without scripts. */
export default function ResetPasswordRoute() {
  const { auth, reset } = useTexts(accountTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const link = useLink();
  const saved = useSaved();
  const [done, setDone] = useState(saved === 'done' ? passwordReset[language] : undefined);
  const messageOf = (refusal: ResetRefusal) =>
    refusal === 'passwords_differ' ? reset.mismatch : accountMessage(language, refusal);
  const sentBack = saved && saved !== 'done' ? messageOf(saved) : undefined;
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(
      () => void navigate(addresses.home(language), { replace: true }),
      redirectAfterMs,
    );
    return () => clearTimeout(timer);
  }, [done, navigate, language]);

  const { isBusy, error, setError, onSubmit } = useSubmit(
    async (field) => {
      const password = field('password');
      if (!isWhole) return setError(reset.noLink);
      const refusal = checkReset(password, field('confirmation'));
      if (refusal) return setError(messageOf(refusal));
      const { message } = await callApi('resetPassword', { language, body: { ...link, password } });
      // All sessions have ended, this browser's as well.
      clearSession();
      setDone(message);
    },
    accountMessage(language, 'reset_link_invalid'),
  );
  const isWhole = link.token !== '' && link.userId !== '';
  // Shown before a password is chosen, as it could not be saved.
  useEffect(() => {
    if (!isWhole && saved !== 'done') setError(reset.noLink);
  }, [isWhole, saved, setError, reset]);

  return (
    <div className="mx-auto grid w-full max-w-prose gap-6">
      <PageHead title={reset.title} isHidden />
      <h1 className="text-3xl font-extrabold">{reset.title}</h1>
      {/* Sent before its script is there, the password must not stand in the address. */}
      <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
        <FormError message={error ?? (isBusy || done ? undefined : sentBack)} />
        <p role="status" className={done && 'rounded-md border border-good p-3 font-medium text-good'}>
          {done}
        </p>
        <PasswordField label={reset.newPassword} name="password" autoComplete="new-password" required />
        <PasswordField
          label={auth.confirmPassword}
          name="confirmation"
          autoComplete="new-password"
          required
        />
        <Button
          type="submit"
          tone="primary"
          disabled={isBusy || done !== undefined}
          className="justify-self-start"
        >
          {reset.save}
        </Button>
      </form>
      <p>
        <TextLink to={addresses.forgotPassword(language)}>{reset.another}</TextLink>
      </p>
    </div>
  );
}
