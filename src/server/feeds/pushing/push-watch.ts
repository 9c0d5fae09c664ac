import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import type { PushOutcome } from './outcome.ts';
import { listMerged } from './pushes-queries.ts';

type Merged = { outcome: PushOutcome | null };

/** Tells those who have pushed offers what became of them. */
export type PushWatch = {
  /** Resolves once the push is merged; undefined: it was not within that many milliseconds. */
  wait(id: number, milliseconds: number): Promise<Merged | undefined>;
  /** Ends all waiting. */
  close(): Promise<void>;
};

/** Milliseconds between looks, one for all that wait in this process. */
const every = 50;

export function createPushWatch(database: Database): PushWatch {
  const waiting = new Map<number, (merged: Merged | undefined) => void>();
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    while (waiting.size > 0) {
      await delay(every);
      // A database that is away may be back for the next look.
      const merged = await listMerged(database, [...waiting.keys()]).catch(() => []);
      for (const { id, outcome } of merged) waiting.get(id)?.({ outcome });
    }
    looking = undefined;
  }

  return {
    wait(id, milliseconds) {
      const { promise, resolve } = Promise.withResolvers<Merged | undefined>();
      const timer = setTimeout(() => waiting.get(id)?.(undefined), milliseconds);
      waiting.set(id, (merged) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(merged);
      });
      looking ??= look();
      return promise;
    },
    async close() {
      for (const end of [...waiting.values()]) end(undefined);
      await looking;
    },
  };
}
