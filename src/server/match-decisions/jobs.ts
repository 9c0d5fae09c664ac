import type { DatabasePool } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { followLate } from './followers.ts';

const minute = 60;

/** Moves what was saved of products while they were merged. */
export const lateFollowersJob = (database: DatabasePool): Job => ({
  name: 'follow-merges',
  cron: '17 * * * *',
  timeout: 10 * minute,
  run: () => followLate(database),
});
