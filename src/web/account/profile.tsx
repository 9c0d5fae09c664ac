import { useCallback, useEffect, useState } from 'react';
import type { User } from '../../contract/account.schema.ts';
import { callApi, messageOf } from '../api/call.ts';
import { useAccountTexts } from '../i18n/account-texts.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { FormError } from './form-parts.tsx';
import { LinkedAccountsSection } from './linked-accounts-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** Asks for one's own data; `retry` asks again after a failure. */
function useProfile() {
  const language = useLanguage();
  const { profile } = useAccountTexts();
  const [user, setUser] = useState<User>();
  const [error, setError] = useState<string>();
  const load = useCallback(async () => {
    setError(undefined);
    try {
      setUser(await callApi('getProfile', { language }));
    } catch (failure) {
      setError(messageOf(failure, profile.loadFailed));
    }
  }, [language, profile]);
  useEffect(() => void load(), [load]);
  return { user, error, setUser, retry: load };
}

/** One's own data and password. */
export default function Profile() {
  const { profile } = useAccountTexts();
  const { user, error, setUser, retry } = useProfile();
  if (error) {
    return (
      <div className="grid justify-items-start gap-4">
        <FormError message={error} />
        <Button onClick={() => void retry()}>{profile.retry}</Button>
      </div>
    );
  }
  if (!user) return <Skeleton className="h-60" />;
  return (
    <>
      {user.mustChangePassword && (
        <p role="note" className="border-l-4 border-warn bg-surface p-4 font-medium">
          {profile.mustChange}
        </p>
      )}
      <ProfileForm user={user} onChanged={setUser} />
      <PasswordForm email={user.email} onChanged={setUser} />
      <LinkedAccountsSection />
      <SessionsSection />
      <OwnDataSection email={user.email} />
    </>
  );
}
