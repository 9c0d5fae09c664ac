import { setTimeout as delay } from 'node:timers/promises';
import { lockCatalogue } from '../../catalogue-version/service.ts';
import { pruneReviews } from '../../matching/service.ts';
import type { DatabasePool, Transaction } from '../../platform/database/database.ts';
import { isDatabaseUnavailable, isPassing } from '../../platform/database/database-errors.ts';
import { listenForVersions } from '../../platform/database/listen.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { createRetryWarnings } from '../../platform/telemetry/retry-warnings.ts';
import { tryLockSession, unlockSession } from '../feeds-queries.ts';
import { mergePushes } from './merge-waiting.ts';
import {
  deleteOldPushes,
  endPushes,
  findKeyedFeed,
  getPushVersion,
  type KeyedFeed,
  listFeedsWithPushes,
  listWaiting,
  type WaitingPush,
} from './pushes-queries.ts';

export type PushMergingOptions = {
  database: DatabasePool;
  databaseUrl: string;
  log: Pick<Log, 'warn' | 'error' | 'info'>;
  /** Told that facts of products are to be made anew. Must not throw. */
  onTexts: () => void;
  /** Milliseconds between the merges of a feed; left out: one second. */
  pace?: number;
  /** Milliseconds between removals of what is no longer needed; left out: one minute. */
  cleanEvery?: number;
};

/** Small pushes are merged together, and make one catalogue version. */
const usualPace = 1_000;
/** Rows of a merge, unless one push has more. */
const batchRows = 5_000;
const usualCleanEvery = 60_000;
const lockName = 'merging pushes';

type Merging = Pick<PushMergingOptions, 'log' | 'onTexts'> & { session: Transaction };

/** One by one: only those that cannot be merged fail. @throws what may pass: they wait */
async function mergeEach(feed: KeyedFeed, pushes: readonly WaitingPush[], merging: Merging): Promise<void> {
  const { session, log, onTexts } = merging;
  for (const push of pushes) {
    try {
      if (await mergePushes(session, feed, [push])) onTexts();
    } catch (err) {
      if (isPassing(err)) throw err;
      log.error({ err, feedId: feed.id, pushId: push.id }, 'pushed offers not merged');
      await endPushes(session, [push.id], [null]);
    }
  }
}

async function mergeNext(feedId: number, merging: Merging): Promise<void> {
  const { session, onTexts } = merging;
  const pushes = await listWaiting(session, feedId, batchRows);
  const feed = await findKeyedFeed(session, feedId);
  if (!feed) {
    // It is being deleted.
    await endPushes(
      session,
      pushes.map(({ id }) => id),
      pushes.map(() => null),
    );
    return;
  }
  try {
    if (await mergePushes(session, feed, pushes)) onTexts();
  } catch (err) {
    if (isPassing(err)) throw err;
    await mergeEach(feed, pushes, merging);
  }
}

/** Merges the next pushes of each feed. What fails one for now holds up no other. @throws the first such failure, at the end */
async function mergeAll(merging: Merging): Promise<void> {
  const failures: unknown[] = [];
  for (const feedId of await listFeedsWithPushes(merging.session)) {
    try {
      await mergeNext(feedId, merging);
    } catch (err) {
      if (isDatabaseUnavailable(err)) throw err;
      failures.push(err);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Merges the next pushes of each feed, unless another worker is at it. Returns whether there were any.
 */
export function mergeWaitingPushes(
  database: DatabasePool,
  options: Pick<PushMergingOptions, 'log' | 'onTexts'>,
): Promise<boolean> {
  return database.session(async (session) => {
    if ((await listFeedsWithPushes(session)).length === 0) return false;
    if (!(await tryLockSession(session, lockName))) return true;
    try {
      await mergeAll({ ...options, session });
    } finally {
      // Advisory locks end with the connection.
      await unlockSession(session, lockName).catch(() => undefined);
    }
    return true;
  });
}

const sweep = (database: DatabasePool, log: PushMergingOptions['log']) =>
  deleteOldPushes(database).catch((err: unknown) => log.warn({ err }, 'old pushes will be deleted later'));

/** Merges leave it to this, as it costs more than most of them. */
const prune = (database: DatabasePool, log: PushMergingOptions['log']) =>
  database
    .transaction(async (transaction) => {
      await lockCatalogue(transaction);
      await pruneReviews(transaction);
    })
    .catch((err: unknown) => log.warn({ err }, 'doubtful pairs will be pruned later'));

/** Merges pushed offers as they come, for as long as the worker runs: at once, then once a second. */
export function startPushMerging(options: PushMergingOptions): { close(): Promise<void> } {
  const { database, databaseUrl, log, pace = usualPace, cleanEvery = usualCleanEvery } = options;
  const closing = new AbortController();
  const failures = createRetryWarnings(log, 'pushed offers wait; will try again', { retryMs: pace });
  let woken = new AbortController();
  const listener = listenForVersions({
    databaseUrl,
    channel: 'offers_pushed',
    readVersion: getPushVersion,
    onVersion: () => woken.abort(),
    onNotice: () => woken.abort(),
    log,
  });
  let hasMerged = false;
  let cleaning: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    cleaning = Promise.all([cleaning, sweep(database, log), hasMerged && prune(database, log)]);
    hasMerged = false;
  }, cleanEvery);

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const startedAt = performance.now();
      woken = new AbortController();
      const hadAny = await mergeWaitingPushes(database, options).then(
        (result) => {
          failures.passed();
          return result;
        },
        (err: unknown) => {
          failures.failed(err);
          return true;
        },
      );
      hasMerged ||= hadAny;
      const signal = hadAny ? closing.signal : AbortSignal.any([closing.signal, woken.signal]);
      // Rows that were pushed meanwhile are found then.
      const pause = hadAny ? pace - (performance.now() - startedAt) : 60_000;
      await delay(Math.max(0, pause), undefined, { signal }).catch(() => undefined);
    }
  }
  const running = run();
  return {
    async close() {
      closing.abort();
      clearInterval(timer);
      await listener.close();
      await Promise.all([running, cleaning]);
    },
  };
}
