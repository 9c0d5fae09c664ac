import { fork } from 'node:child_process';
import path from 'node:path';
import type { Database } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { untilEnded } from '../platform/process/child-process.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { countPictures, planPictures } from './service.ts';

export const fetchPicturesName = 'fetch-pictures';

/** Runs a task on pictures in a process of its own. */
const runPictures = (databaseUrl: string, task: 'fetch' | 'sweep', signal: AbortSignal): Promise<void> => {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const child = fork(path.join(import.meta.dirname, '../main.ts'), ['pictures', task], { env, execArgv: [] });
  return untilEnded(child, 'pictures', signal);
};

/** Pictures of feeds: fetched when the catalogue has changed and when failed ones are due; swept at night. */
export function pictureJobs(database: Database, databaseUrl: string, log: Log): Job[] {
  return [
    {
      name: fetchPicturesName,
      cron: '*/10 * * * *',
      timeoutMinutes: 6 * 60,
      run: async (signal) => {
        if ((await planPictures(database)) === 0) return;
        await runPictures(databaseUrl, 'fetch', signal);
        log.info(await countPictures(database), 'pictures by state');
      },
    },
    {
      name: 'sweep-pictures',
      cron: '25 3 * * *',
      timeoutMinutes: 60,
      run: (signal) => runPictures(databaseUrl, 'sweep', signal),
    },
  ];
}
