import { useSyncExternalStore } from 'react';
import type { PriceTarget } from '../../contract/alerts/targets.ts';

/**
 * What somebody was about to do when they were asked to sign in; they stay where they are, and it is done once they
 * have. Plain data, as it has to outlive a visit to Google or Facebook (`account/sign-in/pending-action.ts` does it).
 */
export type PendingAction =
  | { kind: 'visit'; path: string }
  /** Into My Selection. */
  | { kind: 'save'; productId: string }
  /** With an alert on any drop, or at a price. */
  | { kind: 'watch'; productId: string; target?: PriceTarget };

/** Why somebody is asked to sign in. */
export type SignInRequest = {
  pending?: PendingAction | undefined;
  /** What went wrong with signing in elsewhere; said in the dialog. */
  notice?: string;
};

let current: SignInRequest | null = null;
const listeners = new Set<() => void>();

function set(request: SignInRequest | null) {
  current = request;
  for (const listener of listeners) listener();
}

/** Opens the dialog to sign in or make an account. */
export const openSignIn = (request: SignInRequest = {}) => set(request);
export const closeSignIn = () => set(null);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSignInRequest = (): SignInRequest | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
