import { Suspense, useEffect, useState } from 'react';
import { onSessionRefused } from '../api/session-events.ts';
import { sharedTexts } from '../i18n/shared-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useSignInRequest } from '../session/sign-in-request.ts';
import { lazyPart } from '../ui/behaviour/lazy-part.ts';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';
import { useToast } from '../ui/toasts.tsx';

/** The dialog's own script, loaded when it is likely to be needed. */
export const loadAuthDialog = () => import('../account/sign-in/auth-dialog.tsx');
const AuthDialog = lazyPart(loadAuthDialog);

const SocialReturn = lazyPart(() => import('../account/sign-in/social-return.tsx'));

/** The fragment from Google or Facebook; removed from the address at once, as it is single-use. */
function useSocialFragment(): string | undefined {
  const [fragment, setFragment] = useState<string>();
  useEffect(() => {
    const { hash, href } = window.location;
    if (!/^#sign-in(-error)?=/.test(hash)) return;
    // Whole: a path that begins with two slashes would be another site's.
    window.history.replaceState(window.history.state, '', href.slice(0, href.indexOf('#')));
    setFragment(hash);
  }, []);
  return fragment;
}

/** Tells people in a toast when a call needed them to sign in. */
function useRefusalToast() {
  const toast = useToast();
  const { common } = useTexts(sharedTexts);
  useEffect(() => onSessionRefused(() => toast(common.logIn)), [toast, common]);
}

/** Mounts the dialog once requested. */
export function SignInHost() {
  const request = useSignInRequest();
  const fragment = useSocialFragment();
  useRefusalToast();
  return (
    <Suspense fallback={<LoadingOverlay isBusy />}>
      {fragment && <SocialReturn fragment={fragment} />}
      {request && <AuthDialog request={request} />}
    </Suspense>
  );
}
