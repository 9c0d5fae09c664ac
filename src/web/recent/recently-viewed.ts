import { useMemo, useSyncExternalStore } from 'react';

/** A product as the browser remembers it; without its price, which would soon be untrue. */
export type RecentProduct = { id: string; title: string; image: string | null };

const storageKey = 'recentlyViewed';
const limit = 5;

function isRecentProduct(value: unknown): value is RecentProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, image } = value as Record<string, unknown>;
  const hasImage = image === null || typeof image === 'string';
  return typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id) && typeof title === 'string' && hasImage;
}

/** What storage holds, as far as it can be trusted: anything may have written there. */
export function parseRecent(stored: string | null): RecentProduct[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isRecentProduct).slice(0, limit) : [];
  } catch {
    return [];
  }
}

/** The list with a product put first, each once, the last five (SPEC §9). */
export function withRecent(list: RecentProduct[], { id, title, image }: RecentProduct): RecentProduct[] {
  return [{ id, title, image }, ...list.filter((other) => other.id !== id)].slice(0, limit);
}

/** Storage may be refused by the browser; the list is then empty and stays so. */
function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

function write(list: RecentProduct[]) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(list));
  } catch {
    // A full or refused storage costs only this list.
  }
  for (const listener of listeners) listener();
}

/** Remembers a product as just viewed; for the product page's effect. */
export const rememberViewed = (product: RecentProduct) =>
  write(withRecent(parseRecent(readStored()), product));
export const clearRecent = () => write([]);

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The last viewed products, newest first; empty on the server and during hydration. */
export function useRecentlyViewed(): RecentProduct[] {
  const stored = useSyncExternalStore(subscribe, readStored, () => null);
  return useMemo(() => parseRecent(stored), [stored]);
}
