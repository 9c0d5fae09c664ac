import { fork } from 'node:child_process';
import path from 'node:path';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import type { VersionListener } from '../platform/database/listen.ts';
import type { Job, Jobs } from '../platform/jobs/jobs.ts';
import { sendJobs, sendJobsOnVersion } from '../platform/jobs/send-jobs.ts';
import { untilEnded } from '../platform/process/child-process.ts';
import { importOptions } from '../platform/process/node-options.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { applyMerchantChanges } from './merchant-standing.ts';
import { startPushMerging } from './pushing/push-merging.ts';
import { collectDueFeeds, getFeedRequestVersion, sweepStaleOffers } from './service.ts';

const name = 'import-feeds';
/** Its name while one worker did it at a time. */
const formerName = 'collect-feeds';

/** Fetches and imports the feeds that are due: each minute, and whenever an admin asks for it; each worker one at a time. */
export function feedJob(database: DatabasePool, databaseUrl: string, log: Log): Job {
  const main = path.join(import.meta.dirname, '../main.ts');
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  return {
    name,
    formerName,
    isShared: true,
    cron: '* * * * *',
    timeoutMinutes: 12 * 60,
    run: async (signal) => {
      const collected = await collectDueFeeds({
        database,
        log,
        signal,
        collect: (feedId, stop) =>
          untilEnded(
            fork(main, ['collect', String(feedId)], { env, execArgv: [...importOptions] }),
            'collecting',
            stop,
          ),
      });
      if (collected > 0) log.info({ collected }, 'feeds collected');
    },
  };
}

/** Collects feeds as soon as an admin requests it, in any process. */
export const collectFeedsOnRequest = (
  databaseUrl: string,
  database: Database,
  jobs: Jobs,
  log: Log,
): VersionListener =>
  sendJobsOnVersion(
    [name],
    { databaseUrl, channel: 'feeds_asked', readVersion: getFeedRequestVersion },
    { database, jobs, log },
  );

/** Removes stale offers from lists: each hour. */
export const sweepJob = (database: DatabasePool, log: Log): Job => ({
  name: 'sweep-stale-offers',
  cron: '7 * * * *',
  timeoutMinutes: 10,
  run: async () => {
    const swept = await sweepStaleOffers(database, new Date());
    if (swept.feeds > 0) log.info(swept, 'offers of stale feeds removed');
  },
});

/**
 * Updates lists after merchants became active or inactive, or their freshness limit changed; also finishes
 * interrupted runs.
 */
export const merchantChangesJob = (database: DatabasePool, log: Log): Job => ({
  name: 'apply-merchant-changes',
  cron: '*/10 * * * *',
  timeoutMinutes: 10,
  run: async (signal) => {
    const merchants = await applyMerchantChanges(database, signal);
    if (merchants > 0) log.info({ merchants }, 'changes of merchants applied');
  },
});

/** Merges pushed offers as they come; facts of what is new are made right after. */
export const mergePushedOffers = (
  databaseUrl: string,
  { database, jobs, log }: { database: DatabasePool; jobs: Jobs; log: Log },
  factsName: string,
): { close(): Promise<void> } =>
  startPushMerging({
    database,
    databaseUrl,
    log,
    onTexts: () => {
      sendJobs([factsName], { database, jobs, log });
    },
  });
