import type { DatabasePool } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { noteOfferPages } from './note-pages.ts';

/** Notes by what the pages of offers are known, after imports: what people paste is found by it. */
export const offerPagesJob = (database: DatabasePool, log: Log): Job => ({
  name: 'note-offer-pages',
  cron: '42 * * * *',
  timeoutMinutes: 30,
  run: async (signal) => {
    const noted = await noteOfferPages(database, signal);
    if (noted > 0) log.info({ noted }, 'pages of offers noted');
  },
});
