import { fork } from 'node:child_process';
import path from 'node:path';
import { collectDueFeeds, getFeedsAskedVersion } from '../feeds/service.ts';
import type { Database } from '../platform/database/database.ts';
import { listenForVersions, type VersionListener } from '../platform/database/listen.ts';
import type { Job, Jobs } from '../platform/jobs/jobs.ts';
import { untilEnded } from '../platform/process/child-process.ts';
import { importOptions } from '../platform/process/node-options.ts';
import type { Log } from '../platform/telemetry/log.ts';

const name = 'collect-feeds';
const hour = 60 * 60;

/** Fetches and imports the feeds that are due: each minute, and whenever an admin asks for it. */
export function feedJob(database: Database, databaseUrl: string, log: Log): Job {
  const main = path.join(import.meta.dirname, 'main.ts');
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  return {
    name,
    cron: '* * * * *',
    timeout: 12 * hour,
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

/** Has feeds collected as soon as an admin asks for it, in whichever process. */
export const collectFeedsWhenAsked = (
  databaseUrl: string,
  database: Database,
  jobs: Jobs,
  log: Log,
): VersionListener =>
  listenForVersions({
    databaseUrl,
    channel: 'feeds_asked',
    readVersion: getFeedsAskedVersion,
    onVersion: () => {
      jobs.send(database, name).catch((err: unknown) => log.warn({ err }, 'feeds will be collected later'));
    },
    log,
  });
