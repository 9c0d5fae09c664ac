import { useMemo, useSyncExternalStore } from 'react';
import { type Role, roles } from '../../contract/accounts/roles.ts';
import { claimsOf, clearToken, readToken, storeToken, subscribeToToken } from '../api/token.ts';

/** The user according to the token in the browser's storage; the server decides. */
export type SessionUser = { id: string; name: string; email: string; role: Role };
export type Session =
  /** On the server and during hydration: pages are the same for everybody. */
  { state: 'unknown' } | { state: 'anonymous' } | { state: 'signedIn'; user: SessionUser };

/** Reads a token's claims; undefined: unreadable, or expired at `now` (milliseconds). */
export function parseToken(token: string, now: number): SessionUser | undefined {
  try {
    const claims = claimsOf(token) as Partial<SessionUser> & { exp?: unknown };
    const { id, name, email, role, exp } = claims;
    const isWhole =
      [id, name, email].every((text) => typeof text === 'string') && roles.includes(role as Role);
    if (!isWhole || typeof exp !== 'number' || exp * 1_000 <= now) return undefined;
    return { id, name, email, role } as SessionUser;
  } catch {
    return undefined;
  }
}

/**
 * The time that tokens are held against. Staff's last 12 hours: one that the server has just given stays, although this
 * computer's clock is hours ahead. That it has ended, the server says.
 */
const tokenTime = () => Date.now() - 86_400_000;

/** Clears the session in all tabs of this browser. */
export const clearSession = clearToken;

/** Stores the token of a new or renewed session. */
export function storeSession(token: string) {
  const user = parseToken(token, tokenTime());
  if (user) storeToken(token, user.id);
  else clearToken();
}

/** Removes an invalid stored token; for a valid one stores its `userId`. */
function tidy() {
  const token = readToken();
  if (token !== null) storeSession(token);
}

let subscribers = 0;

/** Calls `listener` after each change of the session, in any tab. */
export function subscribeToSession(listener: () => void) {
  if (subscribers === 0) tidy();
  subscribers++;
  const unsubscribe = subscribeToToken(listener);
  return () => {
    subscribers--;
    unsubscribe();
  };
}

/** Who is signed in at this moment. */
export const signedInId = (): string | undefined => parseToken(readToken() ?? '', tokenTime())?.id;
/** Whether somebody is, for what is pressed. */
export const isSignedIn = (): boolean => signedInId() !== undefined;

/** Who is signed in, in step with all tabs. */
export function useSession(): Session {
  const token = useSyncExternalStore<string | null | undefined>(
    subscribeToSession,
    readToken,
    () => undefined,
  );
  return useMemo(() => {
    if (token === undefined) return { state: 'unknown' };
    const user = token === null ? undefined : parseToken(token, tokenTime());
    return user ? { state: 'signedIn', user } : { state: 'anonymous' };
  }, [token]);
}
