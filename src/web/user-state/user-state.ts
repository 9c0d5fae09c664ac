import { useSyncExternalStore } from 'react';
import { createListeners } from '../ui/behaviour/listeners.ts';

/** The user's own state on pages; empty on the server, during hydration and for visitors. */
type UserState = {
  /** Ids of saved products. */
  favourites: ReadonlySet<string>;
  /** Ids with a pending change. */
  pending: ReadonlySet<string>;
  /** Ids of products with an alert, and those with a pending change. */
  alerts: ReadonlySet<string>;
  pendingAlerts: ReadonlySet<string>;
  /** Notifications that were not read. */
  unread: number;
  /** Whether mails about alerts reach them; true until that is known. */
  emailVerified: boolean;
};

const none: UserState = {
  favourites: new Set(),
  pending: new Set(),
  alerts: new Set(),
  pendingAlerts: new Set(),
  unread: 0,
  emailVerified: true,
};
let current = none;
let changes = 0;
const { subscribe, notify } = createListeners();

/** News that was not read, at the icon of the app, where a browser can. */
const showBadge = (count: number) =>
  void (navigator as Partial<NavigatorBadge>).setAppBadge?.(count).catch(() => undefined);

export function setUserState(change: Partial<UserState>) {
  current = { ...current, ...change };
  if (change.unread !== undefined) showBadge(change.unread);
  notify();
}

/** Counts changes, to detect responses to requests from before a change. */
export const countChanges = (): number => changes;

export const readUserState = (): UserState => current;

/** The user has changed: clears the state, and invalidates requests under way. */
export function clearUserState() {
  changes += 1;
  setUserState(none);
}

/** Selects a primitive value of the user state, and subscribes to it. */
export const useUserState = <T extends string | number | boolean>(select: (state: UserState) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => select(current),
    () => select(none),
  );

const withEntry = (set: ReadonlySet<string>, entry: string, isIn: boolean): ReadonlySet<string> => {
  const changed = new Set(set);
  if (isIn) changed.add(entry);
  else changed.delete(entry);
  return changed;
};

/** Sets whether a product is saved, and whether that is pending. */
export function setFavouriteState(id: string, isSaved: boolean, isPending: boolean) {
  changes += 1;
  setUserState({
    favourites: withEntry(current.favourites, id, isSaved),
    pending: withEntry(current.pending, id, isPending),
  });
}

/** Applies a list of saved products, except pending changes; a complete list also removes others. */
export function setListedFavourites(ids: readonly string[], isWhole: boolean) {
  const { favourites, pending } = current;
  const kept = [...favourites].filter((id) => !isWhole || pending.has(id));
  setUserState({ favourites: new Set([...kept, ...ids.filter((id) => !pending.has(id))]) });
}

/** All notifications have been seen. */
export function setAllRead() {
  changes += 1;
  setUserState({ unread: 0 });
}

/** Sets whether a product has an alert, and whether that is pending. */
export function setAlertState(id: string, isSet: boolean, isPending: boolean) {
  changes += 1;
  setUserState({
    alerts: withEntry(current.alerts, id, isSet),
    pendingAlerts: withEntry(current.pendingAlerts, id, isPending),
  });
}
