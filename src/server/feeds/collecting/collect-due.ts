import type { ImportFaultCode } from '../../../contract/feeds/import-messages.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import {
  findFeedToCollect,
  isFeedCancelled,
  releaseFeed,
  releaseLostFeeds,
  saveTry,
  takeDueFeed,
} from './collecting-queries.ts';
import { nextDue } from './schedule.ts';

export type CollectDueOptions = {
  database: Database;
  log: Pick<Log, 'info' | 'warn'>;
  /** Collects one feed, in a process that can be killed: an import is one transaction. */
  collect: (feedId: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  /** Milliseconds between checks whether somebody cancelled it. */
  pollEvery?: number;
};

/** Aborts when somebody cancels the feed's import. */
function watchCancelling(database: Database, feedId: number, pollEvery: number) {
  const cancelled = new AbortController();
  const timer = setInterval(() => {
    isFeedCancelled(database, feedId)
      .then((isCancelled) => isCancelled && cancelled.abort())
      // The next check may succeed.
      .catch(() => undefined);
  }, pollEvery);
  return { signal: cancelled.signal, stop: () => clearInterval(timer) };
}

/**
 * Records a run whose process ended without doing so: the feed is due again soon where it failed, at its
 * usual time where it was cancelled.
 */
async function recordEnd(database: Database, feedId: number, code: ImportFaultCode): Promise<void> {
  const feed = await findFeedToCollect(database, feedId);
  if (!feed) return;
  const failures = code === 'import_cancelled' ? 0 : feed.failures + 1;
  const nextAt = nextDue(new Date(), { ...feed, failures }, Math.random());
  await saveTry(database, feedId, { fault: { code, parameters: {} }, isFailure: true, nextAt });
}

async function collectOne(feedId: number, options: CollectDueOptions): Promise<void> {
  const { database, log, collect, signal, pollEvery = 1_000 } = options;
  const watch = watchCancelling(database, feedId, pollEvery);
  try {
    await collect(feedId, AbortSignal.any([signal, watch.signal]));
  } catch (err) {
    if (signal.aborted) return;
    if (!watch.signal.aborted) log.warn({ err, feedId }, 'feed not collected');
    await recordEnd(database, feedId, watch.signal.aborted ? 'import_cancelled' : 'import_broken_off');
  } finally {
    watch.stop();
    await releaseFeed(database, feedId);
  }
}

/**
 * Collects the feeds that are due, one after the other, until none is left; returns how many. Only one worker
 * runs it at a time: a feed that is marked as busy when it starts was left by a worker that died.
 */
export async function collectDueFeeds(options: CollectDueOptions): Promise<number> {
  const { database, signal } = options;
  await releaseLostFeeds(database);
  let count = 0;
  while (!signal.aborted) {
    const feedId = await takeDueFeed(database);
    if (feedId === undefined) break;
    await collectOne(feedId, options);
    count++;
  }
  return count;
}
