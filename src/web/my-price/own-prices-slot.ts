// All that pages load of own prices where a browser has no terms: the rest comes with the first ones.

import { useSyncExternalStore } from 'react';
import { accountTermsKey, visitorTermsKey } from '../api/token.ts';
import { createListeners } from '../ui/behaviour/listeners.ts';
import type { OwnPrices } from './own-prices-type.ts';

let current: OwnPrices | undefined;
let isAsked = false;
const listeners = createListeners();

function show(prices: OwnPrices | undefined) {
  current = prices;
  listeners.notify();
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
  askForOwnPrices();
  return listeners.subscribe(listener);
}

/** A shopper's own prices beside the public ones; undefined on the server, during hydration and without terms. */
export const useOwnPrices = (): OwnPrices | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
