import { accountLimits } from '../../contract/accounts/account-rules.ts';
import { accountMessage } from '../../contract/accounts/messages.ts';
import type { User } from '../../contract/accounts/schema.ts';
import { callApi } from '../api/call.ts';
import { FormError } from '../forms/form-error.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { storeSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toasts.tsx';
import { PasswordField } from './password-field.tsx';
import { accountTexts } from './texts/texts.ts';

type PasswordFormProps = {
  email: string;
  /** The present password, if known: then there is no field for it. */
  current?: string;
  onChanged: (user: User) => void;
};

/** Changes the password; needs the present one. */
export function PasswordForm({ email, current = '', onChanged }: PasswordFormProps) {
  const { auth, profile } = useTexts(accountTexts);
  const language = useLanguage();
  const toast = useToast();
  const { isBusy, error, setError, onSubmit } = useSubmit(async (field, form) => {
    const [currentPassword, newPassword] = [current || field('current'), field('new')];
    const confirmation = field('confirmation');
    if (!currentPassword || !newPassword || !confirmation) {
      return setError(accountMessage(language, 'fields_missing'));
    }
    if (newPassword.length < accountLimits.password.min) {
      return setError(accountMessage(language, 'new_password_too_short'));
    }
    if (newPassword !== confirmation) return setError(profile.mismatch);
    const changed = await callApi('changePassword', { language, body: { currentPassword, newPassword } });
    storeSession(changed.token);
    form.reset();
    toast(changed.message);
    onChanged(changed.user);
  }, profile.passwordFailed);
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <FormError message={error} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {!current && (
        <PasswordField
          label={profile.currentPassword}
          name="current"
          autoComplete="current-password"
          required
        />
      )}
      <PasswordField label={profile.newPassword} name="new" autoComplete="new-password" required />
      <PasswordField label={auth.confirmPassword} name="confirmation" autoComplete="new-password" required />
      <Button type="submit" tone="primary" disabled={isBusy} className="justify-self-start">
        {profile.changePassword}
      </Button>
    </form>
  );
}
