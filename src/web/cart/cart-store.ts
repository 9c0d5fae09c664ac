import { useMemo, useSyncExternalStore } from 'react';
import { type CartLine, type NewLine, parseCart, withAdded, withGone } from './cart-lines.ts';
import {
  cartOwner,
  cartText,
  isOfAnother,
  keep,
  notifyCartChanged,
  storeCart,
  storeCartOwner,
  storedText,
  subscribeToCart,
} from './cart-storage.ts';

const unsavedKey = 'cartUnsaved';

const leftUnsaved = 'left';

/** Whether the cart has changes that are not saved on the server. */
export const isUnsaved = (): boolean => storedText(unsavedKey) !== null;
export function markSaved(): void {
  keep(unsavedKey, null);
  notifyCartChanged();
}
/** Whether its owner signed out with unsaved changes: the saved cart may have changed elsewhere since. */
export const wasLeftUnsaved = (): boolean => storedText(unsavedKey) === leftUnsaved;

export const readCart = (): CartLine[] => parseCart(cartText());

/** Applies a change of the visitor; saved later if signed in. */
export function changeCart(change: (lines: CartLine[]) => CartLine[]): void {
  const lines = change(readCart());
  if (isOfAnother()) {
    storeCartOwner(null);
    markSaved();
  }
  if (cartOwner() !== null && !isUnsaved()) keep(unsavedKey, '1');
  storeCart(JSON.stringify(lines));
}

/** Applies the server's response about the cart's products: no change of the visitor, so nothing to save. */
export function noteGone(isThere: ReadonlyMap<string, boolean>): void {
  const lines = withGone(readCart(), isThere);
  if (lines) storeCart(JSON.stringify(lines));
}

/** Adds a product; returns the result. */
export function addToCart(product: NewLine): 'added' | 'full' {
  const lines = withAdded(readCart(), product);
  if (!lines) return 'full';
  changeCart(() => lines);
  return 'added';
}

/** Replaces the cart by the saved one of a user; null: anonymous. */
export function replaceCart(lines: readonly CartLine[], userId: string | null): void {
  storeCartOwner(userId);
  markSaved();
  storeCart(JSON.stringify(lines));
}

/** On sign-out removes the copy; unsaved changes are kept hidden until the owner returns. */
export function leaveCart(): void {
  if (isUnsaved()) keep(unsavedKey, leftUnsaved);
  else replaceCart([], null);
}

/** Assigns the local cart to a user, to be saved. */
export function claimCart(userId: string, lines: readonly CartLine[]): void {
  storeCartOwner(userId);
  keep(unsavedKey, '1');
  storeCart(JSON.stringify(lines));
}

/** The cart, in step with all tabs; undefined on the server and during hydration. */
export function useCart(): CartLine[] | undefined {
  const text = useSyncExternalStore<string | null | undefined>(subscribeToCart, cartText, () => undefined);
  return useMemo(() => (text === undefined ? undefined : parseCart(text)), [text]);
}

/** Whether the cart has unsaved changes, in step with all tabs. */
export const useIsUnsaved = (): boolean => useSyncExternalStore(subscribeToCart, isUnsaved, () => false);
