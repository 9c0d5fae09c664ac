export type VersionedCacheOptions<T> = {
  /** A new version invalidates the value. */
  version: () => number | string;
  load: () => Promise<T>;
  /** Milliseconds after which a value is loaded again even if its version has not changed. */
  maxAge: number;
  now?: () => number;
};

/** Caches one loaded value until its version changes; concurrent readers share one load. */
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
