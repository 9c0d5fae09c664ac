import { useEffect, useRef } from 'react';
import { onSessionRefused } from '../api/session-events.ts';
import type { SessionUser } from './session.ts';
import { openSignIn, useSignInRequest } from './sign-in-request.ts';

/**
 * Whose page is shown: that of who is signed in, and where the server ended the session while something stood in a form,
 * still theirs below the sign-in dialog: they sign in again and go on with what they typed. Once the dialog is closed
 * without that, nobody's. A form of somebody else's is never handed on: key it by the user.
 */
export function useShownUser(signedIn: SessionUser | undefined): SessionUser | undefined {
  const request = useSignInRequest();
  const isTyped = useRef(false);
  const last = useRef<SessionUser>(undefined);
  // No state: it has to be there when the page is drawn without a session, at once.
  const kept = useRef<SessionUser>(undefined);
  if (signedIn) last.current = signedIn;
  if (signedIn || !request) kept.current = undefined;
  useEffect(() => {
    const note = ({ target }: Event) => {
      isTyped.current ||= target instanceof Element && target.closest('main') !== null;
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, []);
  useEffect(
    () =>
      onSessionRefused(() => {
        if (!isTyped.current || !last.current) return;
        kept.current = last.current;
        openSignIn();
      }),
    [],
  );
  return signedIn ?? kept.current;
}
