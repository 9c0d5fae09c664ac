import { refreshDemo } from '../../demo/refresh.ts';
import { sweepStaleOffers } from './feeds/service.ts';
import type { Config } from './platform/config.ts';
import { createDatabase, type DatabasePool } from './platform/database.ts';
import { openDatabaseServer } from './platform/database-server.ts';
import { type Job, openJobs } from './platform/jobs.ts';
import { runProcess } from './platform/lifecycle.ts';
import { createLog, type Log } from './platform/log.ts';
import { readyMessage } from './platform/supervisor.ts';

const connections = 6;
const minute = 60;

/** Everything that happens without being asked for. */
function scheduledJobs({ seedDemo, dataDir }: Config, database: DatabasePool, log: Log): Job[] {
  const sweep: Job = {
    name: 'sweep-stale-offers',
    cron: '7 * * * *',
    timeout: 10 * minute,
    run: async () => {
      const swept = await sweepStaleOffers(database, new Date());
      if (swept.feeds > 0) log.info(swept, 'offers of stale feeds taken out');
    },
  };
  const demo: Job = {
    name: 'refresh-demo',
    // The demo's merchants put their feeds out one after the other through the morning.
    cron: '40 * * * *',
    timeout: 60 * minute,
    run: (signal) => refreshDemo({ database, dataDir, signal }),
  };
  return seedDemo ? [sweep, demo] : [sweep];
}

/** The worker process: runs scheduled jobs until it is asked to stop. */
export async function runWorker(config: Config): Promise<number> {
  const log = createLog(config, 'worker');
  await runProcess(
    async (resources) => {
      const server = await openDatabaseServer(config);
      resources.add(server.close);
      const database = createDatabase({
        url: server.url,
        applicationName: 'visavis worker',
        max: connections,
        onIdleError: (err) => log.warn({ err }, 'database connection lost'),
      });
      resources.add(database.close);
      const jobs = await openJobs({ databaseUrl: server.url, log });
      resources.add(jobs.close);
      for (const job of scheduledJobs(config, database, log)) await jobs.work(job);
      log.info({}, 'working');
      process.send?.(readyMessage);
    },
    { isService: true },
  );
  return 0;
}
