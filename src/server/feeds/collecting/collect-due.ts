import type { ImportFaultCode } from '../../../contract/feeds/import-messages.ts';
import type { Database, DatabasePool, Transaction } from '../../platform/database/database.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { tryLockSession, unlockSession } from '../feeds-queries.ts';
import {
  endSessionIfLost,
  findFeedToCollect,
  isFeedCancelled,
  listBusyFeeds,
  listDueFeeds,
  releaseFeed,
  saveTry,
  takeFeed,
} from './collecting-queries.ts';
import { nextDue } from './schedule.ts';

export type CollectDueOptions = {
  database: DatabasePool;
  log: Pick<Log, 'info' | 'warn'>;
  /** Collects one feed, in a process that can be killed: an import is one transaction. */
  collect: (feedId: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  /** Milliseconds between checks whether somebody cancelled it. */
  pollEvery?: number;
};

/**
 * Polls whether somebody cancelled the feed's import, through the session that holds the feed's lock: so no proxy
 * ends that session for being idle, and its loss is noticed, after which another worker may take the feed.
 */
function watchFeed(session: Database, feedId: number, pollEvery: number) {
  const cancelled = new AbortController();
  const lost = new AbortController();
  let isAsking = false;
  async function ask() {
    if (isAsking) return;
    isAsking = true;
    try {
      if (await isFeedCancelled(session, feedId)) cancelled.abort();
    } catch (error) {
      lost.abort(error);
    } finally {
      isAsking = false;
    }
  }
  const timer = setInterval(ask, pollEvery);
  return { cancelled: cancelled.signal, lost: lost.signal, stop: () => clearInterval(timer) };
}

/**
 * Records the end of a run whose process ended without recording it: after a failure the feed is due again soon,
 * after a cancellation at its usual time.
 */
async function recordEnd(database: Database, feedId: number, code: ImportFaultCode): Promise<void> {
  const feed = await findFeedToCollect(database, feedId);
  if (!feed) return;
  const failures = code === 'import_cancelled' ? 0 : feed.failures + 1;
  const nextAt = nextDue(new Date(), { ...feed, failures }, Math.random());
  await saveTry(database, feedId, { fault: { code, parameters: {} }, isFailure: true, nextAt });
}

/** @throws the session's error where the session was lost: the feed stays busy until `releaseLostFeeds` finds it */
async function collectOne(session: Database, feedId: number, options: CollectDueOptions): Promise<void> {
  const { database, log, collect, signal, pollEvery = 1_000 } = options;
  const { cancelled, lost, stop } = watchFeed(session, feedId, pollEvery);
  try {
    await collect(feedId, AbortSignal.any([signal, cancelled, lost]));
  } catch (err) {
    if (signal.aborted || lost.aborted) return;
    if (!cancelled.aborted) log.warn({ err, feedId }, 'feed not collected');
    await recordEnd(database, feedId, cancelled.aborted ? 'import_cancelled' : 'import_broken_off');
  } finally {
    stop();
    if (!lost.aborted) await releaseFeed(database, feedId);
  }
}

/**
 * Runs `work` while holding the feed's lock; undefined: another worker holds it. The lock ends with the session, so
 * also with a worker that dies.
 */
async function withFeed<T>(
  session: Transaction,
  feedId: number,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const lock = `collecting ${feedId}`;
  if (!(await tryLockSession(session, lock))) return undefined;
  try {
    return await work();
  } finally {
    await unlockSession(session, lock).catch(() => undefined);
  }
}

/** Makes feeds due again that a dead worker left busy. */
async function releaseLostFeeds(session: Transaction): Promise<void> {
  for (const feedId of await listBusyFeeds(session))
    await withFeed(session, feedId, () => releaseFeed(session, feedId));
}

/** Collects the next due feed; false: none is due, or other workers have them all. */
async function collectNext(session: Transaction, options: CollectDueOptions): Promise<boolean> {
  for (const feedId of await listDueFeeds(session)) {
    const isCollected = await withFeed(session, feedId, async () => {
      if (!(await takeFeed(session, feedId))) return false;
      await collectOne(session, feedId, options);
      return true;
    });
    if (isCollected) return true;
  }
  return false;
}

/**
 * Collects due feeds one after the other until none is left; returns how many. Several workers may do so at the same
 * time, each with a feed of another merchant: they read in parallel, but only one at a time changes the catalogue.
 */
export function collectDueFeeds(options: CollectDueOptions): Promise<number> {
  return options.database.session(async (session) => {
    await endSessionIfLost(session);
    await releaseLostFeeds(session);
    let count = 0;
    while (!options.signal.aborted && (await collectNext(session, options))) count++;
    return count;
  });
}
