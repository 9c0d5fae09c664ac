import type { Database } from '../database/database.ts';
import { listenForVersions, type VersionListener, type VersionListenerOptions } from '../database/listen.ts';
import type { Log } from '../telemetry/log.ts';
import type { Jobs } from './jobs.ts';

export type JobSending = { database: Database; jobs: Jobs; log: Log };

/** Enqueues jobs without waiting; where that fails it is logged, and their schedules run them later. */
export function sendJobs(names: readonly string[], { database, jobs, log }: JobSending): void {
  for (const name of names) {
    jobs.send(database, name).catch((err: unknown) => log.warn({ err, name }, 'will be done later'));
  }
}

/** Enqueues jobs whenever a version changes, by any process. */
export const sendJobsOnVersion = (
  names: readonly string[],
  version: Pick<VersionListenerOptions, 'databaseUrl' | 'channel' | 'readVersion'>,
  sending: JobSending,
): VersionListener =>
  listenForVersions({ ...version, onVersion: () => sendJobs(names, sending), log: sending.log });
