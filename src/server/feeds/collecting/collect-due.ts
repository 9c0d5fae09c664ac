import type { ImportFaultCode } from '../../../contract/feeds/import-messages.ts';
import type { Database, DatabasePool, Transaction } from '../../platform/database/database.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { lockSession, unlockSession } from '../feeds-queries.ts';
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
 * Asks each moment whether somebody cancelled the feed's import, through the session that says whose the feed is: so no
 * proxy ends it for being idle, and its loss is seen, with which another worker may take the feed.
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

/** @throws what the session failed with where it was lost: the feed is left to whoever finds it without a worker */
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
 * Does something about a feed that no other worker is at; undefined: one is. The lock ends with the session, and so with
 * a worker that dies.
 */
async function withFeed<T>(
  session: Transaction,
  feedId: number,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const lock = `collecting ${feedId}`;
  if (!(await lockSession(session, lock, false))) return undefined;
  try {
    return await work();
  } finally {
    await unlockSession(session, lock).catch(() => undefined);
  }
}

/** Feeds that workers left busy which died are due again. */
async function releaseLostFeeds(session: Transaction): Promise<void> {
  for (const feedId of await listBusyFeeds(session))
    await withFeed(session, feedId, () => releaseFeed(session, feedId));
}

/** Collects the next feed; false: there is none that is due and not another worker's. */
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
 * Collects the feeds that are due, one after the other, until none is left; returns how many. Workers do so beside each
 * other: each takes a feed of another merchant. They read at once; what changes the catalogue is one at a time.
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
