import type { DatabasePool } from '../platform/database/database.ts';
import type { SafeFetch } from '../platform/fetch/safe-fetch.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { collectPromotions } from './collect.ts';

/** Fetches merchants' files of promotions that are due: each minute, one after the other. */
export const promotionsJob = (database: DatabasePool, fetch: SafeFetch, log: Log): Job => ({
  name: 'fetch-promotions',
  cron: '* * * * *',
  timeoutMinutes: 60,
  run: async (signal) => {
    const collected = await collectPromotions({ database, fetch, log, signal });
    if (collected > 0) log.info({ collected }, 'files of promotions fetched');
  },
});
