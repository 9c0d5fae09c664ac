import { useSyncExternalStore } from 'react';
import { createListeners } from '../ui/behaviour/listeners.ts';

let pending = 0;
const { subscribe, notify } = createListeners();

function change(by: 1 | -1) {
  pending += by;
  notify();
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

/** Whether a call with the loading overlay is running. */
export const useIsBusy = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pending > 0,
    () => false,
  );
