import { forgetNotifications, forgetUnwatchedPrices } from '../alerts/service.ts';
import { forgetEntries } from '../audit/service.ts';
import { forgetChanges } from '../catalogue-version/service.ts';
import { forgetRuns } from '../feeds/service.ts';
import { sweepAccounts } from '../identity/service.ts';
import { forgetMails } from '../mail/service.ts';
import { forgetFollowers } from '../match-decisions/service.ts';
import { forgetClicks } from '../offers/service.ts';
import type { Config } from '../platform/config.ts';
import { inBatches } from '../platform/database/batches.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { forgetReports } from '../reports/service.ts';

type Forget = (db: Database, keepDays: number, rows: number) => Promise<number>;

const kinds = {
  clicks: forgetClicks,
  imports: forgetRuns,
  mails: forgetMails,
  notifications: forgetNotifications,
  audit: forgetEntries,
  reports: forgetReports,
} satisfies Record<keyof Config['keepDays'], Forget>;

/** Days for which a merge gives back what people kept of the product when it is undone. */
const keptAfterMerges = 365;

/** Forgets at night what has been kept for as long as it is needed; what is nobody's own may be kept for ever (0 days). */
export const retentionJob = (
  { keepDays }: Pick<Config, 'keepDays'>,
  database: DatabasePool,
  log: Pick<Log, 'info'>,
): Job => ({
  name: 'sweep-accounts',
  cron: '35 4 * * *',
  timeout: 60 * 60,
  run: async (signal) => {
    await sweepAccounts(database);
    const forgotten: Partial<Record<keyof typeof kinds, number>> = {};
    for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
      const days = keepDays[kind];
      if (days > 0) forgotten[kind] = await inBatches((rows) => kinds[kind](database, days, rows), signal);
    }
    await inBatches((rows) => forgetFollowers(database, keptAfterMerges, rows), signal);
    await forgetUnwatchedPrices(database);
    await forgetChanges(database);
    if (Object.values(forgotten).some((count) => count > 0)) log.info(forgotten, 'old rows forgotten');
  },
});
