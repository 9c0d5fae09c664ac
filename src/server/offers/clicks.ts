import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { type Click, insertClick } from './clicks-queries.ts';

/** Stores clicks in the background: the redirect does not wait for it, or for its failure. */
export type ClickCounter = {
  /** Starts to store a click and returns its reference at once. */
  count(offer: Omit<Click, 'id'>): string;
  /** Resolves when every click so far is stored or has failed. */
  settle(): Promise<void>;
};

/** A click that cannot be stored is written to the log with all that its row would hold. */
export function createClickCounter(db: Database, log: Log): ClickCounter {
  const pending = new Set<Promise<void>>();

  async function store(click: Click): Promise<void> {
    try {
      await insertClick(db, click);
    } catch (error) {
      log.error({ err: error, click }, 'click not stored');
    }
  }

  return {
    count(offer) {
      const click = { id: randomUUID(), ...offer };
      const stored = store(click).finally(() => pending.delete(stored));
      pending.add(stored);
      return click.id;
    },
    settle: async () => {
      await Promise.all(pending);
    },
  };
}
