import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import { readFeedProgress } from './managing-queries.ts';

const pollEvery = 1_000;

/**
 * Publishes the progress of feeds as JSON text (`FeedNews` of the contract), whenever that changes. Read once
 * per interval for all listeners, and not at all without any; each web process reads on its own.
 */
export function createProgressWatch(db: Database, every = pollEvery) {
  const listeners = new Set<(news: string) => void>();
  let last: string | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    // A failed read is retried a moment later.
    const news = await readFeedProgress(db).then(JSON.stringify, () => last);
    if (news === undefined || news === last) return;
    last = news;
    for (const listener of listeners) listener(news);
  }

  async function poll(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    while (listeners.size > 0) {
      await look();
      await delay(every);
    }
    isLooking = false;
    last = undefined;
  }

  return (listener: (news: string) => void): (() => void) => {
    listeners.add(listener);
    if (last !== undefined) listener(last);
    void poll();
    return () => listeners.delete(listener);
  };
}
