import type { Config } from '../platform/config.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { checkPrices, mailAlerts } from './service.ts';

/** Evaluates alerts after each change of prices and queues their mails; each minute as a fallback. */
export const alertJob = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  database: DatabasePool,
  log: Log,
): Job => ({
  name: 'check-alerts',
  cron: '* * * * *',
  timeout: 10 * 60,
  run: async (signal) => {
    const fired = await checkPrices(database, signal);
    const mails = await mailAlerts(database, publicUrl, signal);
    if (fired > 0 || mails > 0) log.info({ fired, mails }, 'alerts');
  },
});
