import { useId, useState } from 'react';
import type { User } from '../../../contract/accounts/schema.ts';
import { addresses } from '../../../contract/addresses.ts';
import { callApi } from '../../api/call.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { SignInRequest } from '../../session/sign-in-request.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/states.tsx';
import { PasswordField } from '../password-field.tsx';
import { EmailField } from '../person-fields.tsx';
import { accountTexts } from '../texts/texts.ts';
import { readRememberedEmail, rememberEmail } from './remembered-email.ts';
import { SocialButtons } from './social-buttons.tsx';

type SignInFormProps = {
  request: SignInRequest;
  onSignedIn: (token: string, user: User, password: string) => void;
  onCancel: () => void;
};

export function SignInForm({ request, onSignedIn, onCancel }: SignInFormProps) {
  const { auth } = useTexts(accountTexts);
  const language = useLanguage();
  const [remembered] = useState(readRememberedEmail);
  const rememberId = useId();
  const { isBusy, error, onSubmit } = useSubmit(async (field) => {
    const body = { email: field('email'), password: field('password') };
    const { token, user } = await callApi('login', { language, body });
    rememberEmail(field('remember') ? body.email : undefined);
    onSignedIn(token, user, body.password);
  }, auth.signInFailed);
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <FormError message={error ?? request.notice} />
      <SocialButtons textOf={auth.signInWith} pending={request.pending} />
      <EmailField
        autoComplete="username"
        defaultValue={remembered}
        {...(!remembered && { 'data-autofocus': true })}
      />
      <PasswordField
        label={auth.password}
        name="password"
        autoComplete="current-password"
        required
        {...(remembered && { 'data-autofocus': true })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={rememberId} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            id={rememberId}
            type="checkbox"
            name="remember"
            defaultChecked={remembered !== ''}
            className="size-5"
          />
          {auth.remember}
        </label>
        <span className="flex flex-wrap gap-x-4">
          <TextLink to={addresses.forgotPassword(language)} onClick={onCancel} className="py-2">
            {auth.forgot}
          </TextLink>
          <TextLink to={addresses.resetPassword(language)} onClick={onCancel} className="py-2">
            {auth.reset}
          </TextLink>
        </span>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" disabled={isBusy} className="grow">
          {isBusy ? auth.signingIn : auth.signIn}
        </Button>
        <Button onClick={onCancel}>{auth.cancel}</Button>
      </div>
    </form>
  );
}
