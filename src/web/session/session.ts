import { useMemo, useSyncExternalStore } from 'react';
import { type Role, roles } from '../../contract/accounts/roles.ts';

/** Who is signed in, as far as the token in the browser's storage tells; the server decides. */
export type SessionUser = { id: string; name: string; email: string; role: Role };
export type Session =
  /** On the server and during hydration: pages are the same for everybody. */
  { state: 'unknown' } | { state: 'anonymous' } | { state: 'signedIn'; user: SessionUser };

const tokenKey = 'token';
const userKey = 'userId';
/** Stands in where the browser refuses storage: the session then lasts as long as the page. */
let unstored: string | null = null;

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

/** The token for Authorization, if there is one. */
export function readToken(): string | null {
  try {
    return unstored ?? localStorage.getItem(tokenKey);
  } catch {
    return unstored;
  }
}

const listeners = new Set<() => void>();

function store(token: string | null, userId: string) {
  unstored = null;
  try {
    if (token === null) {
      localStorage.removeItem(tokenKey);
      localStorage.removeItem(userKey);
    } else {
      localStorage.setItem(tokenKey, token);
      localStorage.setItem(userKey, userId);
    }
  } catch {
    unstored = token;
  }
  for (const listener of listeners) listener();
}

/** Forgets the session in this browser, in all its tabs. */
export const forgetSession = () => store(null, '');

/** Keeps the token of a session that the server opened, or its next one. */
export function keepSession(token: string) {
  const user = parseToken(token, Date.now());
  if (user) store(token, user.id);
  else forgetSession();
}

/** What is stored but good for nothing goes away; what is good has its `userId` beside it. */
function tidy() {
  const token = readToken();
  if (token !== null) keepSession(token);
}

/** Calls `listener` after each change of the session, in whichever tab. */
export function subscribeToSession(listener: () => void) {
  if (listeners.size === 0) tidy();
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
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
