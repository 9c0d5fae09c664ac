// All that pages load of own prices where a browser has no terms: the rest comes with the first ones.

import { useSyncExternalStore } from 'react';
import { accountTermsKey, visitorTermsKey } from '../api/token.ts';
import type { OwnPrices } from './own-prices-type.ts';

let current: OwnPrices | undefined;
let isAsked = false;
const listeners = new Set<() => void>();

function show(prices: OwnPrices | undefined) {
  current = prices;
  for (const listener of listeners) listener();
}

/** Loads own prices where this browser has terms. */
export function askForOwnPrices() {
  try {
    if (isAsked || !(localStorage.getItem(visitorTermsKey) ?? localStorage.getItem(accountTermsKey))) return;
    isAsked = true;
    // A failure is ignored: public prices are shown as ever.
    void import('./own-prices.tsx').then(({ follow }) => follow(show)).catch(() => undefined);
  } catch {
    // The browser blocks storage.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  askForOwnPrices();
  return () => listeners.delete(listener);
}

/** A shopper's own prices beside the public ones; undefined on the server, during hydration and without terms. */
export const useOwnPrices = (): OwnPrices | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
