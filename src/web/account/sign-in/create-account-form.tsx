import { useId, useRef, useState } from 'react';
import { checkRegistration } from '../../../contract/accounts/account-rules.ts';
import { type AccountReason, accountMessage } from '../../../contract/accounts/messages.ts';
import { callApi } from '../../api/call.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { PendingAction } from '../../session/sign-in-request.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../password-field.tsx';
import { EmailField, NameField, PhoneField } from '../person-fields.tsx';
import { accountTexts } from '../texts/texts.ts';
import { SocialButtons } from './social-buttons.tsx';

const fieldOf: Partial<Record<AccountReason, string>> = {
  name_required: 'name',
  email_invalid: 'email',
  phone_too_short: 'phone',
  password_too_short: 'password',
};

type CreateAccountFormProps = {
  pending: PendingAction | undefined;
  onCreated: (message: string, email: string) => void;
  onCancel: () => void;
};

/** Creates an account. Rules are checked in the order of the fields; the first invalid field gets the focus. */
export function CreateAccountForm({ pending, onCreated, onCancel }: CreateAccountFormProps) {
  const { auth } = useTexts(accountTexts);
  const language = useLanguage();
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<string>();

  function refuse(field: string, message: string) {
    setWrong(field);
    setError(message);
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }

  const { isBusy, error, setError, onSubmit } = useSubmit(async (field) => {
    setWrong(undefined);
    const [name, email, phone, password] = [field('name'), field('email'), field('phone'), field('password')];
    const body = { name, email, phone, password };
    const reason = checkRegistration(body);
    if (reason) return refuse(fieldOf[reason] ?? 'name', accountMessage(language, reason));
    if (field('confirmation') !== password) return refuse('confirmation', auth.mismatch);
    const { message } = await callApi('register', { language, body });
    onCreated(message, email);
  }, auth.registrationFailed);

  const stateOf = (name: string) =>
    wrong === name && { 'aria-invalid': true, 'aria-errormessage': errorId, 'aria-describedby': errorId };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-4">
      <FormError id={errorId} message={error} />
      <SocialButtons textOf={auth.signUpWith} pending={pending} />
      <NameField {...stateOf('name')} />
      <EmailField {...stateOf('email')} />
      <PhoneField placeholder="06 12 34 56 78" {...stateOf('phone')} />
      <PasswordField
        label={auth.password}
        name="password"
        autoComplete="new-password"
        required
        {...stateOf('password')}
      />
      <PasswordField
        label={auth.confirmPassword}
        name="confirmation"
        autoComplete="new-password"
        required
        {...stateOf('confirmation')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" disabled={isBusy} className="grow">
          {isBusy ? auth.creatingAccount : auth.createAccount}
        </Button>
        <Button onClick={onCancel}>{auth.cancel}</Button>
      </div>
    </form>
  );
}
