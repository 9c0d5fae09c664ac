import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../telemetry/log.ts';
import { bindQueries, createDatabase, type Database, type DatabasePool } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';

export type ReadDatabaseOptions = {
  primary: DatabasePool;
  /** Connection string of a streaming replica. */
  url: string;
  /** Connections at most. */
  max: number;
  readVersion: (db: Database) => Promise<number>;
  /** The newest version that the primary has notified to this process. */
  newestVersion: () => number;
  log: Pick<Log, 'info' | 'warn'>;
  /** Milliseconds between checks of the replica's version. */
  pollEvery?: number;
};

/** For public reads only: private reads and writes use the primary. */
export type ReadDatabase = Database & {
  /** Whether the replica is in use. */
  usesReplica(): boolean;
  close(): Promise<void>;
};

/**
 * Milliseconds: a replica that does not respond within this time counts as lost, and the primary is queried
 * instead.
 */
const responseTimeout = 2_000;
const away = -1;
/**
 * Milliseconds after the replica was lost: a read during this time that fails at the primary too waits for a new
 * replica.
 */
const patience = 3_000;
const retryEvery = 200;

/**
 * Uses the replica while it is available and has every version that this process knows, else the primary. A query
 * that fails at the replica is retried at the primary. Where that is unavailable as well (during a failover both lose
 * their connections), it is retried once more at the replica, within seconds.
 */
export function createReadDatabase(options: ReadDatabaseOptions): ReadDatabase {
  const { primary, url, max, readVersion, newestVersion, log, pollEvery = 1_000 } = options;
  const replica = createDatabase({
    url,
    applicationName: 'visavis read',
    max,
    responseTimeout,
    // The check that follows decides.
    onIdleError: () => undefined,
  });
  const closing = new AbortController();
  /** A lower bound: the last check was in the past. NaN: not checked yet. */
  let held = Number.NaN;
  let lostAt = Number.NEGATIVE_INFINITY;

  const isCurrent = () => held >= newestVersion();

  function lose(err: unknown): void {
    if (held === away || closing.signal.aborted) return;
    held = away;
    lostAt = performance.now();
    log.warn({ err }, 'read replica unavailable, using the primary');
  }

  let looking: Promise<void> | undefined;

  /** One check at a time. */
  function look(): Promise<void> {
    looking ??= check().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function check(): Promise<void> {
    try {
      const version = await readVersion(replica);
      if (!(held >= 0)) log.info({ version }, 'read replica available');
      held = version;
    } catch (err) {
      lose(err);
    }
  }

  async function poll(): Promise<void> {
    while (!closing.signal.aborted) {
      await look();
      await delay(pollEvery, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  type Question = Parameters<pg.Pool['query']>;

  /** Whether a replica is there now, or again soon after it was lost. */
  async function isBack(): Promise<boolean> {
    for (;;) {
      await look();
      if (isCurrent()) return true;
      if (performance.now() - lostAt > patience || closing.signal.aborted) return false;
      await delay(retryEvery);
    }
  }

  async function queryPrimary(...question: Question) {
    try {
      return await primary.pool.query(...question);
    } catch (err) {
      if (!isDatabaseUnavailable(err) || !(await isBack())) throw err;
      return replica.pool.query(...question);
    }
  }

  /** An invalid query fails at the primary as well, which reports it. */
  async function query(...question: Question) {
    if (!isCurrent()) return queryPrimary(...question);
    try {
      return await replica.pool.query(...question);
    } catch (err) {
      if (!(err instanceof pg.DatabaseError)) lose(err);
      return queryPrimary(...question);
    }
  }

  const polling = poll();
  return {
    ...bindQueries({ query } as unknown as pg.Pool),
    usesReplica: isCurrent,
    async close() {
      closing.abort();
      await polling;
      await replica.close();
    },
  };
}
