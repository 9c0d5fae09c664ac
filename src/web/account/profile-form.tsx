import type { User } from '../../contract/accounts/schema.ts';
import { callApi } from '../api/call.ts';
import { messageOf } from '../api/call-error.ts';
import { ActionButton } from '../forms/action-button.tsx';
import { FormError } from '../forms/form-error.tsx';
import { Section } from '../forms/section.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { storeSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toasts.tsx';
import { setUserState } from '../user-state/user-state.ts';
import { EmailField, NameField, PhoneField } from './person-fields.tsx';
import { accountTexts } from './texts/texts.ts';

/** Name, e-mail address and phone, all required. */
export function ProfileForm({ user, onChanged }: { user: User; onChanged: (user: User) => void }) {
  const { profile } = useTexts(accountTexts);
  const language = useLanguage();
  const toast = useToast();
  const { isBusy, error, setError, onSubmit } = useSubmit(async (field) => {
    const body = { name: field('name'), email: field('email'), phone: field('phone') };
    const updated = await callApi('updateProfile', { language, body });
    storeSession(updated.token);
    onChanged(updated.user);
    setUserState({ emailVerified: updated.user.emailVerified });
    toast(updated.message);
  }, profile.updateFailed);
  async function sendAgain() {
    try {
      toast((await callApi('resendConfirmation', { language })).message);
    } catch (failure) {
      setError(messageOf(failure, profile.updateFailed));
    }
  }
  const ofPresent = user.emailVerified ? profile.verified : profile.notVerified;
  const hint = user.pendingEmail ? profile.pending(user.pendingEmail) : ofPresent;
  return (
    <Section title={profile.data}>
      <form onSubmit={onSubmit} className="grid gap-4">
        <FormError message={error} />
        <NameField defaultValue={user.name} />
        <EmailField
          // After saving, the field shows the account's present address.
          key={user.email + user.pendingEmail}
          defaultValue={user.email}
          hint={hint}
        />
        {(user.pendingEmail || !user.emailVerified) && (
          <ActionButton size="sm" onAct={sendAgain} className="justify-self-start">
            {profile.sendAgain}
          </ActionButton>
        )}
        <PhoneField defaultValue={user.phone} />
        <Button type="submit" tone="primary" disabled={isBusy} className="justify-self-start">
          {profile.save}
        </Button>
      </form>
    </Section>
  );
}
