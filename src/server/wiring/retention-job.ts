import { deleteOldNotifications, deleteUnwatched, queueDayOfCodes } from '../alerts/service.ts';
import { deleteOldKeys } from '../api-keys/service.ts';
import { deleteOldEntries } from '../audit/service.ts';
import { deleteOldChanges } from '../catalogue-version/service.ts';
import { deleteOldRuns } from '../feeds/service.ts';
import { sweepAccounts } from '../identity/service.ts';
import { deleteOldMails } from '../mail/service.ts';
import { deleteOldFollowers } from '../match-decisions/service.ts';
import { deleteOldSites } from '../merchant-pages/service.ts';
import { deleteOldClicks } from '../offers/service.ts';
import { deleteOldChecks } from '../page-checks/service.ts';
import type { Config } from '../platform/config.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import { deleteInBatches } from '../platform/database/delete-in-batches.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { deleteOldReports } from '../reports/service.ts';

type DeleteOld = (db: Database, keepDays: number, rows: number) => Promise<number>;

const kinds = {
  clicks: deleteOldClicks,
  checks: deleteOldChecks,
  imports: deleteOldRuns,
  mails: deleteOldMails,
  notifications: deleteOldNotifications,
  audit: deleteOldEntries,
  reports: deleteOldReports,
} satisfies Record<keyof Config['keepDays'], DeleteOld>;

/** Days for which followers of a merged product are stored, to be restored when the merge is undone. */
const keptAfterMerges = 365;

/**
 * Runs once a day: checks alerts where promo codes begin or end, and deletes old rows. Rows without personal data may
 * be kept for ever (0 days).
 */
export const retentionJob = (
  { keepDays }: Pick<Config, 'keepDays'>,
  database: DatabasePool,
  log: Pick<Log, 'info'>,
): Job => ({
  name: 'sweep-accounts',
  cron: '35 4 * * *',
  timeoutMinutes: 60,
  run: async (signal) => {
    await queueDayOfCodes(database, new Date());
    await sweepAccounts(database);
    const deleted: Partial<Record<keyof typeof kinds, number>> = {};
    for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
      const days = keepDays[kind];
      if (days > 0)
        deleted[kind] = await deleteInBatches((rows) => kinds[kind](database, days, rows), signal);
    }
    await deleteInBatches((rows) => deleteOldFollowers(database, keptAfterMerges, rows), signal);
    await deleteUnwatched(database);
    await deleteOldChanges(database);
    await deleteOldSites(database);
    await deleteOldKeys(database);
    if (Object.values(deleted).some((count) => count > 0)) log.info(deleted, 'old rows deleted');
  },
});
