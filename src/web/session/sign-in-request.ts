import { useSyncExternalStore } from 'react';
import type { WantedTarget } from '../../contract/alerts/targets.ts';
import { createListeners } from '../ui/behaviour/listeners.ts';

/**
 * The action to run after sign-in; the user stays on the page. Plain data, as it has to survive a redirect to
 * Google or Facebook (`account/sign-in/pending-action.ts` runs it).
 */
export type PendingAction =
  | { kind: 'visit'; path: string }
  /** Into My Selection. */
  | { kind: 'save'; productId: string }
  /** With an alert on any drop, or on a target. */
  | { kind: 'watch'; productId: string; target?: WantedTarget }
  /** With an alert on a list; euros. */
  | { kind: 'watchList'; list: string; price: number };

/** The reason for the sign-in dialog. */
export type SignInRequest = {
  pending?: PendingAction | undefined;
  /** An error of social sign-in, shown in the dialog. */
  notice?: string;
};

let current: SignInRequest | null = null;
const { subscribe, notify } = createListeners();

function set(request: SignInRequest | null) {
  current = request;
  notify();
}

/** Opens the dialog to sign in or make an account. */
export const openSignIn = (request: SignInRequest = {}) => set(request);
export const closeSignIn = () => set(null);

export const useSignInRequest = (): SignInRequest | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
