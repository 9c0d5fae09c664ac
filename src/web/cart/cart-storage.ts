// The part of the cart that every page loads: enough for the count in the navbar.

import { signedInId, subscribeToSession } from '../session/session.ts';

/** Keys in `localStorage`: data of returning visitors stand under them. */
const key = 'cart';
/** The user whose saved cart this is a copy of. */
const ownerKey = 'cartOwner';
const changed = 'cart-changed';
/** Fallback where the browser blocks storage: the cart then lasts as long as the page. */
const unstored = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return unstored.get(name) ?? null;
  }
}

/** Stores a text; null removes it. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    if (text === null) unstored.delete(name);
    else unstored.set(name, text);
  }
}

export const storedText = read;
export const cartOwner = (): string | null => read(ownerKey);
/** Whether it belongs to a user who is not signed in: then it is hidden. */
export const isOfAnother = (): boolean => cartOwner() !== null && cartOwner() !== signedInId();
/** The cart as stored: untrusted. */
export const cartText = (): string | null => (isOfAnother() ? null : read(key));
export const storeCartOwner = (userId: string | null): void => keep(ownerKey, userId);

/** Tells this tab of a change; others are notified from the browser. */
export const notifyCartChanged = (): void => void dispatchEvent(new Event(changed));

/** Stores the cart, with the time of it for the page without a connection, and notifies listeners. */
export function storeCart(text: string): void {
  keep(key, text);
  keep('cartAt', String(Date.now()));
  notifyCartChanged();
}

/** Calls `listener` after each change of the cart or the user, in any tab. */
export function subscribeToCart(listener: () => void): () => void {
  const unsubscribe = subscribeToSession(listener);
  addEventListener(changed, listener);
  return () => {
    unsubscribe();
    removeEventListener(changed, listener);
  };
}

/**
 * The number of items in a stored cart: the sum of its quantities, without products that are gone.
 */
export function countPieces(text: string | null): number {
  try {
    const lines = JSON.parse(text ?? '[]') as { quantity: unknown; isGone?: unknown }[];
    const counted = lines.filter(({ quantity, isGone }) => Number.isInteger(quantity) && isGone !== true);
    return counted.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  } catch {
    return 0;
  }
}
