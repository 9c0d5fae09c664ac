import { clearToken, readToken } from './token.ts';

const refused = new EventTarget();

/** The server refused a call made with `token`: the session is over, and its user is told (SPEC §8), once. */
export function refuseSession(token: string) {
  // Another call made with it may have been refused already, or another tab have signed in anew.
  if (readToken() !== token) return;
  clearToken();
  refused.dispatchEvent(new Event('refused'));
}

/** Hears when the server ends a session, before pages are drawn without it. Returns how to stop hearing. */
export function onSessionRefused(listener: () => void): () => void {
  refused.addEventListener('refused', listener);
  return () => refused.removeEventListener('refused', listener);
}

/** The server waits with calls for staff until an account is safe enough. */
export const notifyUnready = () => refused.dispatchEvent(new Event('unready'));

/** Hears of that. Returns how to stop hearing. */
export function onUnready(listener: () => void): () => void {
  refused.addEventListener('unready', listener);
  return () => refused.removeEventListener('unready', listener);
}
