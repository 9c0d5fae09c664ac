export type VersionedCacheOptions<T> = {
  /** What the cached value belongs to: another version, another value. */
  version: () => number | string;
  load: () => Promise<T>;
  /** Milliseconds after which a value is loaded anew although its version stands. */
  maxAge: number;
  now?: () => number;
};

/** Keeps one loaded value for as long as its version stands; concurrent readers share one load. */
export function createVersionedCache<T>(options: VersionedCacheOptions<T>): () => Promise<T> {
  const now = options.now ?? Date.now;
  let held: { version: number | string; loadedAt: number; value: Promise<T> } | undefined;

  return () => {
    const version = options.version();
    if (held?.version === version && now() - held.loadedAt < options.maxAge) return held.value;
    const entry = { version, loadedAt: now(), value: options.load() };
    held = entry;
    entry.value.catch(() => {
      if (held === entry) held = undefined;
    });
    return entry.value;
  };
}
