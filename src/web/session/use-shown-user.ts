import { useEffect, useRef } from 'react';
import { onSessionRefused } from '../api/session-events.ts';
import type { SessionUser } from './session.ts';
import { openSignIn, useSignInRequest } from './sign-in-request.ts';

/**
 * The user whose page is shown: the signed-in one. Where the server ended the session while something was typed in a form,
 * the former user's page stays below the sign-in dialog, so that they sign in again and go on; once the dialog is closed
 * without a sign-in, it is nobody's (undefined). Key forms by the user, so that no other user gets them.
 */
export function useShownUser(signedIn: SessionUser | undefined): SessionUser | undefined {
  const request = useSignInRequest();
  const isTyped = useRef(false);
  const last = useRef<SessionUser>(undefined);
  // A ref, not a state: the first render without a session already needs it.
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
