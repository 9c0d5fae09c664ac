import { PgBoss } from 'pg-boss';
import { type Database, keepAlive } from '../database/database.ts';
import type { Log } from '../telemetry/log.ts';
import { createRetryWarnings } from '../telemetry/retry-warnings.ts';

/** Background work. It runs on one worker at a time unless it is shared. */
export type Job = {
  /** Name of its queue; must not change while jobs may be waiting. */
  name: string;
  /** A name that it had, which is not scheduled any more. */
  formerName?: string;
  /** While a worker is at it, another one may begin it as well: they share out what there is to do. */
  isShared?: boolean;
  /** Schedule as a cron expression in French time; one missed occurrence is caught up. */
  cron?: string;
  /** A run that takes longer counts as failed. */
  timeoutMinutes: number;
  /**
   * `signal` is aborted when the worker stops or the run takes too long. After an error the job is retried.
   */
  run: (signal: AbortSignal) => Promise<void>;
};

export type Jobs = {
  /** Registers a job and its schedule in this process. */
  work(job: Job): Promise<void>;
  /**
   * Enqueues a job. Sent within the caller's transaction: rolled back, it was never sent. Not added while one
   * of its name waits, or runs and is not shared.
   */
  send(transaction: Database, name: string): Promise<void>;
  /** Waits a while for running jobs; unfinished ones are run again by another worker. */
  close(): Promise<void>;
};

export type JobsOptions = {
  databaseUrl: string;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Polling interval in seconds. */
  pollEvery?: number;
  /** Milliseconds that the database may take to respond: its statements are short. */
  responseTimeout?: number;
};

const closeTimeout = 4_000;
const usualResponseTimeout = 60_000;
/** Heartbeat timeout: the job of a killed worker then runs elsewhere. */
const heartbeatSeconds = 60;

const asRunner = (db: Database) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({ rows: await db.rows(text, values) }),
});

/** Opens the queues, which live in a schema of their own in our database. */
export async function openJobs({
  databaseUrl,
  log,
  pollEvery = 2,
  responseTimeout = usualResponseTimeout,
}: JobsOptions): Promise<Jobs> {
  // Of a connection that nobody tells has ended the system would wait for a response for a quarter of an hour.
  const connections = {
    connectionString: databaseUrl,
    application_name: 'visavis jobs',
    max: 4,
    query_timeout: responseTimeout,
    // Also for one of these connections, where all queues of a busy machine ask at once.
    connectionTimeoutMillis: responseTimeout,
    ...keepAlive,
  };
  const boss = new PgBoss({ ...connections, schema: 'jobs' });
  // It retries by itself: while the database is unavailable there is one error per queue and poll.
  const failures = createRetryWarnings(log, 'polling for jobs failed; will try again');
  boss.on('error', failures.failed);
  await boss.start();

  async function runLogged({ name, run }: Job, signal: AbortSignal): Promise<void> {
    failures.passed();
    const startedAt = performance.now();
    const elapsed = () => ({ job: name, milliseconds: Math.round(performance.now() - startedAt) });
    try {
      await run(signal);
      log.info(elapsed(), 'job done');
    } catch (err) {
      log.error({ ...elapsed(), err }, 'job failed');
      throw err;
    }
  }

  return {
    async work(job) {
      const { name, formerName, isShared = false, cron, timeoutMinutes } = job;
      if (formerName !== undefined) await boss.unschedule(formerName);
      // Exclusive: a run longer than its interval does not overlap with the next. Short: one waits at most.
      const expireInSeconds = 60 * timeoutMinutes;
      const queue = { retryLimit: 3, retryBackoff: true, expireInSeconds, heartbeatSeconds };
      await boss.createQueue(name, { ...queue, policy: isShared ? 'short' : 'exclusive' });
      await boss.updateQueue(name, queue);
      await boss.work(name, { pollingIntervalSeconds: pollEvery }, async (batch) => {
        for (const { signal } of batch) await runLogged(job, signal);
      });
      if (cron) await boss.schedule(name, cron, null, { tz: 'Europe/Paris', missed: 'once' });
    },
    async send(transaction, name) {
      await boss.send(name, null, { db: asRunner(transaction) });
    },
    close: () => boss.stop({ graceful: true, timeout: closeTimeout }),
  };
}
