import type { ReadPage } from '../merchant-pages/service.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { checkOffers } from './check-offers.ts';

/** Compares offers that people open with their merchants' own pages, a few every two minutes. */
export const checkPagesJob = (database: DatabasePool, readPage: ReadPage, log: Log): Job => ({
  name: 'check-merchant-pages',
  cron: '*/2 * * * *',
  timeoutMinutes: 10,
  run: async (signal) => {
    const found = await checkOffers(database, readPage, signal);
    if (found.same + found.differs + found.unreadable > 0)
      log.info(found, 'offers compared with merchants’ pages');
  },
});
