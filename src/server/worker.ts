import type { Config } from './platform/config.ts';
import { createDatabase } from './platform/database.ts';
import { openDatabaseServer } from './platform/database-server.ts';
import { openJobs } from './platform/jobs.ts';
import { runProcess } from './platform/lifecycle.ts';
import { createLog } from './platform/log.ts';
import { readyMessage } from './platform/supervisor.ts';

const connections = 6;

/** The worker process: runs scheduled jobs until it is asked to stop. */
export async function runWorker(config: Config): Promise<void> {
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
      log.info({}, 'working');
      process.send?.(readyMessage);
    },
    { isService: true },
  );
}
