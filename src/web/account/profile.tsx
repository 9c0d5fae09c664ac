import { Section } from '../forms/section.tsx';
import { useTexts } from '../i18n/texts.ts';
import { RetryFailure } from '../ui/retry-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { KeysSection } from './keys-section.tsx';
import { LinkedAccountsSection } from './linked-accounts-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { accountTexts } from './texts/texts.ts';
import { useProfile } from './use-profile.ts';

/** One's own data and password. */
export default function Profile() {
  const { profile, secure } = useTexts(accountTexts);
  const { user, error, setUser, retry } = useProfile();
  if (error) return <RetryFailure message={error} onRetry={retry} />;
  if (!user) return <Skeleton className="h-60" />;
  return (
    <>
      {user.mustChangePassword && (
        <p role="note" className="border-l-4 border-warn bg-surface p-4 font-medium">
          {secure.password}
        </p>
      )}
      <ProfileForm user={user} onChanged={setUser} />
      <Section title={profile.changePassword}>
        <PasswordForm email={user.email} onChanged={setUser} />
      </Section>
      <LinkedAccountsSection />
      <SessionsSection />
      <KeysSection />
      <OwnDataSection email={user.email} />
    </>
  );
}
