import type { DatabasePool } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { followLate } from './followers.ts';

/** Moves what was saved of products while they were merged. */
export const lateFollowersJob = (database: DatabasePool): Job => ({
  name: 'follow-merges',
  cron: '17 * * * *',
  timeoutMinutes: 10,
  run: () => followLate(database),
});
