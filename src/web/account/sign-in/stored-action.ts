import type { PendingAction } from '../../session/sign-in-request.ts';

let kept: { email: string; action: PendingAction } | undefined;

const plain = (email: string) => email.trim().toLowerCase();

/** Keeps what somebody wanted to do when they created an account, which does not sign them in: their first sign-in on this page does it. */
export function storeAction(email: string, action: PendingAction | undefined) {
  // Who signs in later is somewhere else by then.
  kept = action && action.kind !== 'visit' ? { email: plain(email), action } : undefined;
}

/** Takes it, once; of another account it is dropped. */
export function takeStoredAction(email: string): PendingAction | undefined {
  const action = kept?.email === plain(email) ? kept.action : undefined;
  kept = undefined;
  return action;
}
