import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import { readFeedProgress } from './managing-queries.ts';

const lookEvery = 1_000;

/**
 * Tells what feeds are doing, as JSON text (`FeedNews` of the contract), whenever that changes. However many listener, it is
 * read once per interval, and not at all while nobody does; each web process reads by itself.
 */
export function createProgressWatch(db: Database, every = lookEvery) {
  const listeners = new Set<(news: string) => void>();
  let last: string | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    // What cannot be read now can be a moment later.
    const news = await readFeedProgress(db).then(JSON.stringify, () => last);
    if (news === undefined || news === last) return;
    last = news;
    for (const listener of listeners) listener(news);
  }

  async function keepLooking(): Promise<void> {
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
    void keepLooking();
    return () => listeners.delete(listener);
  };
}
