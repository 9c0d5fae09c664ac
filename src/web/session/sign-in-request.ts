import { useSyncExternalStore } from 'react';

/** Why somebody is asked to sign in. */
export type SignInRequest = {
  /** What was to be done, and is done once they have; they stay where they are. */
  onSignedIn?: () => void;
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
export const askToSignIn = (request: SignInRequest = {}) => set(request);
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
