import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isStaff } from '../../contract/accounts/roles.ts';
import type { User } from '../../contract/accounts/schema.ts';
import { addresses } from '../../contract/addresses.ts';
import { ownPath } from '../../contract/own-path.ts';
import { callApi } from '../api/call.ts';
import { FormError } from '../forms/form-error.tsx';
import { useAttempt } from '../forms/use-submit.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { RetryFailure } from '../ui/retry-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { PasswordForm } from './password-form.tsx';
import { isUnready } from './sign-in/after-sign-in.ts';
import { accountTexts } from './texts/texts.ts';
import { readTypedPassword, storeTypedPassword } from './typed-password.ts';
import { useProfile } from './use-profile.ts';

/** Choosing one's own password; who has just signed in is not asked for the present one again. */
function OwnPassword({ user, onChanged }: { user: User; onChanged: (user: User) => void }) {
  const { secure } = useTexts(accountTexts);
  const [current] = useState(readTypedPassword);
  useEffect(() => () => storeTypedPassword(''), []);
  return (
    <>
      <p>{secure.password}</p>
      {isStaff(user.role) && <p>{secure.staffRule}</p>}
      <PasswordForm email={user.email} current={current} onChanged={onChanged} />
    </>
  );
}

/** Waits for the mailed link to be opened, in any browser. */
function Confirmation({ user, onLook }: { user: User; onLook: () => Promise<void> }) {
  const { profile, secure } = useTexts(accountTexts);
  const language = useLanguage();
  const [said, setSaid] = useState('');
  const { isBusy, error, run } = useAttempt(profile.updateFailed);
  const sendAgain = () =>
    run(async () => setSaid((await callApi('resendConfirmation', { language })).message));
  const look = () =>
    run(async () => {
      await onLook();
      setSaid(secure.notYet);
    });
  return (
    <>
      <p className="wrap-anywhere">{secure.email(user.email)}</p>
      <FormError message={error} />
      <p role="status">{said}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" disabled={isBusy} onClick={look}>
          {secure.opened}
        </Button>
        <Button disabled={isBusy} onClick={sendAgain}>
          {profile.sendAgain}
        </Button>
      </div>
    </>
  );
}

/** The steps that an account needs to be safe enough, then on to the requested page. */
export default function SecureAccount() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { user, error, setUser, retry } = useProfile();
  const isReady = user !== undefined && !isUnready(user);
  const from = ownPath((state as { from?: unknown } | null)?.from) ?? addresses.home(language);
  useEffect(() => {
    if (isReady) void navigate(from, { replace: true });
  }, [isReady, navigate, from]);
  if (error) return <RetryFailure message={error} onRetry={retry} />;
  if (!user || isReady) return <Skeleton className="h-60" />;
  if (user.mustChangePassword) return <OwnPassword user={user} onChanged={setUser} />;
  return <Confirmation user={user} onLook={retry} />;
}
