import type { DatabasePool } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { refreshFacts } from './refresh-facts.ts';
import { markStaleByRules } from './stale-by-rules.ts';

/** Recomputes the facts of products that imports, decisions about categories or new rules have marked as stale. */
export const factsJob = (database: DatabasePool, log: Log): Job => ({
  name: 'refresh-facts',
  // Imports do it at their end: this finishes interrupted ones.
  cron: '*/5 * * * *',
  timeoutMinutes: 30,
  run: async (signal) => {
    await markStaleByRules(database);
    const products = await refreshFacts(database, signal);
    if (products > 0) log.info({ products }, 'facts of products recomputed');
  },
});
