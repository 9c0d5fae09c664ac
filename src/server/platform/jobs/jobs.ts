import { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Log } from '../telemetry/log.ts';

/** Work that runs beside requests, on one worker at a time. */
export type Job = {
  /** Name of its queue; stays as long as jobs of it may be waiting. */
  name: string;
  /** When it runs by itself, as a cron expression in French time; one occurrence that was missed is caught up. */
  cron?: string;
  /** Seconds after which a run counts as failed. */
  timeout: number;
  /** `signal` is aborted when the worker stops or the time is over. What it throws is tried again. */
  run: (signal: AbortSignal) => Promise<void>;
};

export type Jobs = {
  /** Lets this process run a job, and its schedule send it. */
  work(job: Job): Promise<void>;
  /**
   * Has a job run soon. Sent within the caller's transaction: rolled back, it was never sent. While one of its
   * name waits or runs, another is not added.
   */
  send(transaction: Database, name: string): Promise<void>;
  /** Waits a while for the jobs that run; what is not done then is run again by another worker. */
  close(): Promise<void>;
};

export type JobsOptions = {
  databaseUrl: string;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Seconds between looks for new jobs. */
  pollEvery?: number;
};

const closeTimeout = 4_000;
/** A worker that was killed is missed after this; its job then runs elsewhere. */
const heartbeatSeconds = 60;

const asRunner = (db: Database) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({ rows: await db.rows(text, values) }),
});

/** Opens the queues, which live in a schema of their own in our database. */
export async function openJobs({ databaseUrl, log, pollEvery = 2 }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'visavis jobs',
    schema: 'jobs',
    max: 4,
  });
  // It tries again by itself: while the database is away there is one of these per look.
  boss.on('error', (err) => log.warn({ err }, 'jobs cannot be looked for'));
  await boss.start();

  async function runLogged({ name, run }: Job, signal: AbortSignal): Promise<void> {
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
      const { name, cron, timeout } = job;
      // Exclusive: a run that takes longer than its interval is not joined by the next.
      const queue = { retryLimit: 3, retryBackoff: true, expireInSeconds: timeout, heartbeatSeconds };
      await boss.createQueue(name, { ...queue, policy: 'exclusive' });
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
