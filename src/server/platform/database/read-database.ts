import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../telemetry/log.ts';
import { bindQueries, createDatabase, type Database, type DatabasePool } from './database.ts';

export type ReadDatabaseOptions = {
  primary: DatabasePool;
  /** Of a replica that follows the primary by itself. */
  url: string;
  /** Connections at most. */
  max: number;
  readVersion: (db: Database) => Promise<number>;
  /** The newest version that this process has heard of from the primary. */
  newestVersion: () => number;
  log: Pick<Log, 'info' | 'warn'>;
  /** Milliseconds between looks at what the replica holds. */
  lookEvery?: number;
};

/** Reads of what everybody sees, and nothing that somebody has just written: those ask the primary. */
export type ReadDatabase = Database & {
  /** Whether the replica is asked now. */
  usesReplica(): boolean;
  close(): Promise<void>;
};

/** Milliseconds: a replica that does not answer by then is as good as lost, and the primary is asked instead. */
const patience = 2_000;
const away = -1;

/**
 * Asks the replica for as long as it is there and holds every version that this process has heard of, else the
 * primary; so does each question that fails at the replica, and visitors notice nothing of its loss.
 */
export function createReadDatabase(options: ReadDatabaseOptions): ReadDatabase {
  const { primary, url, max, readVersion, newestVersion, log, lookEvery = 1_000 } = options;
  const replica = createDatabase({
    url,
    applicationName: 'visavis read',
    max,
    patience,
    // The look that follows says more.
    onIdleError: () => undefined,
  });
  const closing = new AbortController();
  /** Only ever too low, as looks are in the past; NaN: nobody has looked yet. */
  let held = Number.NaN;

  const isCurrent = () => held >= newestVersion();

  function lose(err: unknown): void {
    if (held === away || closing.signal.aborted) return;
    held = away;
    log.warn({ err }, 'read replica is away, the primary is asked instead');
  }

  async function look(): Promise<void> {
    try {
      const version = await readVersion(replica);
      if (!(held >= 0)) log.info({ version }, 'read replica is there');
      held = version;
    } catch (err) {
      lose(err);
    }
  }

  async function keepLooking(): Promise<void> {
    while (!closing.signal.aborted) {
      await look();
      await delay(lookEvery, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  /** A mistake of ours fails at the primary as well, and is told by it. */
  async function query(...question: Parameters<pg.Pool['query']>) {
    if (!isCurrent()) return primary.pool.query(...question);
    try {
      return await replica.pool.query(...question);
    } catch (err) {
      if (!(err instanceof pg.DatabaseError)) lose(err);
      return primary.pool.query(...question);
    }
  }

  const looking = keepLooking();
  return {
    ...bindQueries({ query } as unknown as pg.Pool),
    usesReplica: isCurrent,
    async close() {
      closing.abort();
      await looking;
      await replica.close();
    },
  };
}
