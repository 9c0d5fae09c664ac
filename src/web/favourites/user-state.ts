import { useSyncExternalStore } from 'react';

/** What on pages is the visitor's own; nothing on the server, during hydration and for who is not signed in. */
type UserState = {
  /** Ids of saved products. */
  favourites: ReadonlySet<string>;
  /** Ids of those whose change is under way. */
  pending: ReadonlySet<string>;
  /** Ids of products with an alert; those whose change is under way. */
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
let marks = none;
let changes = 0;
const listeners = new Set<() => void>();

export function setUserState(change: Partial<UserState>) {
  marks = { ...marks, ...change };
  for (const listener of listeners) listener();
}

/** How often anything was marked: an answer to an earlier question may not know of it. */
export const countChanges = (): number => changes;

export const readUserState = (): UserState => marks;

/** Somebody else is there, or nobody: what was asked for before is not theirs. */
export function clearUserState() {
  changes += 1;
  setUserState(none);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What `select` takes of the marks, a value that compares by itself; changes with them. */
export const useUserState = <T extends string | number | boolean>(select: (marks: UserState) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => select(marks),
    () => select(none),
  );

const withEntry = (set: ReadonlySet<string>, entry: string, isIn: boolean): ReadonlySet<string> => {
  const changed = new Set(set);
  if (isIn) changed.add(entry);
  else changed.delete(entry);
  return changed;
};

/** Marks a product as saved or not, and whether that is still under way. */
export function setFavouriteState(id: string, isSaved: boolean, isPending: boolean) {
  changes += 1;
  setUserState({
    favourites: withEntry(marks.favourites, id, isSaved),
    pending: withEntry(marks.pending, id, isPending),
  });
}

/** Marks what a list of saved products tells, but what is under way; a whole list tells also what is not saved. */
export function setListedFavourites(ids: readonly string[], isWhole: boolean) {
  const { favourites, pending } = marks;
  const kept = [...favourites].filter((id) => !isWhole || pending.has(id));
  setUserState({ favourites: new Set([...kept, ...ids.filter((id) => !pending.has(id))]) });
}

/** Marks a product as having an alert or not, and whether that is still under way. */
export function setAlertState(id: string, isSet: boolean, isPending: boolean) {
  changes += 1;
  setUserState({
    alerts: withEntry(marks.alerts, id, isSet),
    pendingAlerts: withEntry(marks.pendingAlerts, id, isPending),
  });
}
