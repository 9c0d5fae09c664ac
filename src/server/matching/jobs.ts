import type { DatabasePool } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { findBrandAliases } from './service.ts';

/** Finds brands that may be the same, as suggestions of brand aliases. */
export const brandAliasesJob = (database: DatabasePool): Job => ({
  name: 'find-brand-aliases',
  cron: '27 * * * *',
  timeoutMinutes: 10,
  run: () => findBrandAliases(database),
});
