import { clearToken, readToken } from './token.ts';

const refused = new EventTarget();

/** The server refused a call made with `token`: ends the session and notifies listeners, once. */
export function refuseSession(token: string) {
  // Another call made with it may have been refused already, or another tab have signed in again.
  if (readToken() !== token) return;
  clearToken();
  refused.dispatchEvent(new Event('refused'));
}

/**
 * Calls the listener when the server has ended a session, before pages render without it. Returns the
 * unsubscribe function.
 */
export function onSessionRefused(listener: () => void): () => void {
  refused.addEventListener('refused', listener);
  return () => refused.removeEventListener('refused', listener);
}

/** The server refuses staff calls until the account is safe enough. */
export const notifyUnready = () => refused.dispatchEvent(new Event('unready'));

/** Calls the listener then. Returns the unsubscribe function. */
export function onUnready(listener: () => void): () => void {
  refused.addEventListener('unready', listener);
  return () => refused.removeEventListener('unready', listener);
}
