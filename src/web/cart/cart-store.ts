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

/** Whether the cart holds changes that its owner's saved one does not. */
export const isUnsaved = (): boolean => storedText(unsavedKey) !== null;
export function markSaved(): void {
  keep(unsavedKey, null);
  notifyCartChanged();
}
/** Whether its owner left before they were saved: they may have changed the saved one elsewhere since. */
export const wasLeftUnsaved = (): boolean => storedText(unsavedKey) === leftUnsaved;

export const readCart = (): CartLine[] => parseCart(cartText());

/** Changes the cart as its visitor wants; of who is signed in it will be saved. */
export function changeCart(change: (lines: CartLine[]) => CartLine[]): void {
  const lines = change(readCart());
  if (isOfAnother()) {
    storeCartOwner(null);
    markSaved();
  }
  if (cartOwner() !== null && !isUnsaved()) keep(unsavedKey, '1');
  storeCart(JSON.stringify(lines));
}

/** Notes what was heard of the cart's products, which is no change of its visitor's: nothing has to be saved. */
export function noteGone(isThere: ReadonlyMap<string, boolean>): void {
  const lines = withGone(readCart(), isThere);
  if (lines) storeCart(JSON.stringify(lines));
}

/** Adds a product; says what came of it. */
export function addToCart(product: NewLine): 'added' | 'full' {
  const lines = withAdded(readCart(), product);
  if (!lines) return 'full';
  changeCart(() => lines);
  return 'added';
}

/** Takes a cart over as the one that is saved for a user; null: nobody's. */
export function replaceCart(lines: readonly CartLine[], userId: string | null): void {
  storeCartOwner(userId);
  markSaved();
  storeCart(JSON.stringify(lines));
}

/** Its owner has left, and takes the copy along; what could not be saved waits for them, out of sight. */
export function leaveCart(): void {
  if (isUnsaved()) keep(unsavedKey, leftUnsaved);
  else replaceCart([], null);
}

/** Makes the cart that is here a user's, to be saved. */
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

/** Whether the cart holds what its owner's saved one does not, in step with all tabs. */
export const useIsUnsaved = (): boolean => useSyncExternalStore(subscribeToCart, isUnsaved, () => false);
