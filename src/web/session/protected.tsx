import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Access, mayUse } from '../../contract/accounts/roles.ts';
import { addresses } from '../../contract/addresses.ts';
import { onSessionRefused, onUnready } from '../api/session-events.ts';
import { useLanguage } from '../i18n/language.ts';
import { type SessionUser, useSession } from './session.ts';
import { openSignIn } from './sign-in-request.ts';
import { useShownUser } from './use-shown-user.ts';

type ProtectedProps = {
  access: Access;
  /** Shown until the session is known. */
  fallback: ReactNode;
  children: (user: SessionUser) => ReactNode;
};

/**
 * A protected page. Other roles are redirected home; users without a session get the sign-in dialog and return here, with
 * what they had typed where their session ended meanwhile (`useShownUser`); staff whose account is not safe enough are
 * redirected to secure it. The server enforces access itself.
 */
export function Protected({ access, fallback, children }: ProtectedProps) {
  const session = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asks = useRef(true);
  const user = useShownUser(session.state === 'signedIn' ? session.user : undefined);
  const isAllowed = user !== undefined && mayUse(user.role, access);
  if (user) asks.current = false;
  useEffect(
    () =>
      onSessionRefused(() => {
        asks.current = true;
      }),
    [],
  );
  useEffect(
    () =>
      onUnready(() => {
        const state = { from: pathname + search };
        void navigate(addresses.secureAccount(language), { replace: true, state });
      }),
    [navigate, language, pathname, search],
  );
  const isRefused = session.state !== 'unknown' && !isAllowed;
  useEffect(() => {
    if (!isRefused) return;
    const from = pathname + search;
    void navigate(addresses.home(language), { replace: true });
    if (asks.current) openSignIn({ pending: { kind: 'visit', path: from } });
  }, [isRefused, navigate, language, pathname, search]);
  return isAllowed ? <Fragment key={user.id}>{children(user)}</Fragment> : fallback;
}
