import { useMemo, useSyncExternalStore } from 'react';
import { type Role, roles } from '../../contract/accounts/roles.ts';
import { clearToken, readToken, storeToken, subscribeToToken } from '../api/token.ts';

/** Who is signed in, as far as the token in the browser's storage tells; the server decides. */
export type SessionUser = { id: string; name: string; email: string; role: Role };
export type Session =
  /** On the server and during hydration: pages are the same for everybody. */
  { state: 'unknown' } | { state: 'anonymous' } | { state: 'signedIn'; user: SessionUser };

function decode(payload: string): unknown {
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
    c.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Reads a token's claims; undefined: it is unreadable, or was valid until before `now` (milliseconds). */
export function parseToken(token: string, now: number): SessionUser | undefined {
  try {
    const claims = decode(token.split('.')[1] ?? '') as Partial<SessionUser> & { exp?: unknown };
    const { id, name, email, role, exp } = claims;
    const isWhole =
      [id, name, email].every((text) => typeof text === 'string') && roles.includes(role as Role);
    if (!isWhole || typeof exp !== 'number' || exp * 1_000 <= now) return undefined;
    return { id, name, email, role } as SessionUser;
  } catch {
    return undefined;
  }
}

/** Forgets the session in this browser, in all its tabs. */
export const clearSession = clearToken;

/** Keeps the token of a session that the server opened, or its next one. */
export function storeSession(token: string) {
  const user = parseToken(token, Date.now());
  if (user) storeToken(token, user.id);
  else clearToken();
}

/** What is stored but good for nothing goes away; what is good has its `userId` beside it. */
function tidy() {
  const token = readToken();
  if (token !== null) storeSession(token);
}

let subscribers = 0;

/** Calls `listener` after each change of the session, in whichever tab. */
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
export const signedInId = (): string | undefined => parseToken(readToken() ?? '', Date.now())?.id;
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
    const user = token === null ? undefined : parseToken(token, Date.now());
    return user ? { state: 'signedIn', user } : { state: 'anonymous' };
  }, [token]);
}
