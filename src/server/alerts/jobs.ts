import type { Config } from '../platform/config.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { queueChannelMessages } from './channels/queue-messages.ts';
import { judgeSearches, type OpenListed } from './search-alerts.ts';
import { checkPrices, mailAlerts } from './service.ts';

export const alertJobName = 'check-alerts';

/** Alerts on lists open the search index: they rest this many times as long as they took. */
const restFactor = 20;

/** Evaluates alerts after each change of prices and queues their mails and messages; each minute as a fallback. */
export const alertJob = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  database: DatabasePool,
  openListed: OpenListed,
  log: Log,
): Job => {
  let restsUntil = 0;

  /** Alerts on lists; what a failure or a rest leaves is done by a later run. */
  async function checkSearches(): Promise<number> {
    const begin = performance.now();
    if (begin < restsUntil) return 0;
    try {
      return await judgeSearches(database, openListed);
    } catch (err) {
      log.warn({ err }, 'alerts on lists will be looked at later');
      return 0;
    } finally {
      restsUntil = performance.now() + restFactor * (performance.now() - begin);
    }
  }

  return {
    name: alertJobName,
    cron: '* * * * *',
    timeoutMinutes: 10,
    run: async (signal) => {
      let fired = await checkPrices(database, signal);
      fired += await checkSearches();
      const mails = await mailAlerts(database, publicUrl, signal);
      const messages = await queueChannelMessages(database, publicUrl, signal);
      if (fired > 0 || mails > 0 || messages > 0) log.info({ fired, mails, messages }, 'alerts');
    },
  };
};
