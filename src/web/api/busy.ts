import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  pending += by;
  for (const listener of listeners) listener();
}

/** Counts a call for the loading overlay until it settles. */
export async function whileBusy<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a call with the loading overlay is running. */
export const useIsBusy = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pending > 0,
    () => false,
  );
