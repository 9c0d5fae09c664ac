import type { Log } from '../platform/telemetry/log.ts';

/** Counts what happens beside responses: nobody waits for it or for its failure. */
export type GatheredCounts = {
  /** Never throws; what cannot be kept is dropped. */
  count(key: string): void;
  /** Stores what was counted so far and stops. */
  close(): Promise<void>;
};

/** Milliseconds for which counts are gathered before they are stored. */
const gathering = 5_000;
/** Different keys held at once: floods of made-up ones cost no more. */
const maxHeld = 200;

/** @param what is counted, for the log */
export function createGatheredCounts(
  what: string,
  store: (counts: ReadonlyMap<string, number>) => Promise<void>,
  log: Pick<Log, 'warn'>,
): GatheredCounts {
  let held = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> = Promise.resolve();

  async function tryStore(counts: ReadonlyMap<string, number>): Promise<void> {
    try {
      await store(counts);
    } catch (err) {
      log.warn({ err, queries: counts.size }, `${what} not stored`);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = held;
    held = new Map();
    if (counts.size > 0) storing = storing.then(() => tryStore(counts));
    return storing;
  }

  return {
    count(key) {
      const before = held.get(key);
      if (before === undefined && held.size >= maxHeld) return;
      held.set(key, (before ?? 0) + 1);
      timer ??= setTimeout(() => void flush(), gathering);
      timer.unref();
    },
    close: flush,
  };
}
