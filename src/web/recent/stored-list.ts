import { useMemo, useSyncExternalStore } from 'react';

type StoredListOptions<T> = {
  /** Name in the browser's storage. */
  key: string;
  /** Entries kept at most. */
  limit: number;
  /** Validates a stored entry: storage is untrusted. */
  isEntry: (value: unknown) => value is T;
  isSame: (a: T, b: T) => boolean;
};

/** A short list that the browser remembers, the newest entry first, each once. */
export function createStoredList<T>({ key, limit, isEntry, isSame }: StoredListOptions<T>) {
  const listeners = new Set<() => void>();
  const parse = (stored: string | null): T[] => parseEntries(stored, isEntry).slice(0, limit);

  const withEntry = (list: readonly T[], entry: T): T[] =>
    [entry, ...list.filter((other) => !isSame(other, entry))].slice(0, limit);

  /** Storage may be blocked; the list then stays empty. */
  function read(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function write(list: readonly T[]) {
    try {
      localStorage.setItem(key, JSON.stringify(list));
    } catch {
      // A full or blocked storage only affects this list.
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  return {
    parse,
    withEntry,
    add: (entry: T) => write(withEntry(parse(read()), entry)),
    remove: (isMeant: (entry: T) => boolean) => write(parse(read()).filter((entry) => !isMeant(entry))),
    clear: () => write([]),
    /** The list; empty on the server and during hydration. */
    useList(): T[] {
      const stored = useSyncExternalStore(subscribe, read, () => null);
      // biome-ignore lint/correctness/useExhaustiveDependencies: `parse` is made once for each list, not for each render
      return useMemo(() => parse(stored), [stored]);
    },
  };
}

function parseEntries<T>(stored: string | null, isEntry: (value: unknown) => value is T): T[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch {
    return [];
  }
}
