import { FormError } from '../forms/form-error.tsx';
import { Section } from '../forms/section.tsx';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
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
          {secure.password}
        </p>
      )}
      <ProfileForm user={user} onChanged={setUser} />
      <Section title={profile.changePassword}>
        <PasswordForm email={user.email} onChanged={setUser} />
      </Section>
      <LinkedAccountsSection />
      <SessionsSection />
      <OwnDataSection email={user.email} />
    </>
  );
}
