import { setTimeout as delay } from 'node:timers/promises';

/** Work that nobody waits for. */
export type BackgroundWork = {
  /** Does `work` later, once, however often it is added until then; where too much waits, not at all. It must not reject. */
  add(key: string, work: () => Promise<unknown>): void;
  /** A visitor waits for this: work that has not begun yet runs after it. */
  runAfter(awaited: Promise<unknown>): void;
  /** Drops waiting work and accepts no more; resolves when none is running. */
  close(): Promise<void>;
};

/** Pieces of work that may wait. */
const maxWaiting = 500;

/** Does one piece of work after the other, in half of the time. */
export function createBackgroundWork(): BackgroundWork {
  const waiting = new Map<string, () => Promise<unknown>>();
  const awaited = new Set<Promise<unknown>>();
  let working: Promise<void> | undefined;
  let isClosed = false;

  async function workOff(): Promise<void> {
    // Where nothing waits it would end before `working` is set, which then no one would unset.
    await Promise.resolve();
    for (const [key, work] of waiting) {
      await Promise.allSettled(awaited);
      waiting.delete(key);
      const startedAt = performance.now();
      await work();
      await delay(performance.now() - startedAt);
    }
    working = undefined;
  }

  return {
    add(key, work) {
      if (isClosed || waiting.size >= maxWaiting) return;
      waiting.set(key, work);
      working ??= workOff();
    },
    runAfter(promise) {
      awaited.add(promise);
      const remove = () => awaited.delete(promise);
      promise.then(remove, remove);
    },
    async close() {
      isClosed = true;
      waiting.clear();
      await working;
    },
  };
}
