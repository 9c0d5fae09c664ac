import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { lifetimes } from '../accounts/links.ts';
import {
  deleteCodesAhead,
  deleteThrottlesAhead,
  pullBackAccounts,
  shortenLinks,
  shortenSessions,
} from './repair-times-queries.ts';
import { maxLifetime } from './sessions.ts';
import { maxWait } from './throttling.ts';

/**
 * Corrects times of accounts that were stored while the clock ran ahead: once it is set back, links, sessions
 * and throttles would last too long. Logs the number of rows of each kind.
 */
export async function repairAccountTimes(db: Database, log: Pick<Log, 'warn'>): Promise<void> {
  const rows = {
    sessions: await shortenSessions(db, maxLifetime),
    links: await shortenLinks(db, lifetimes),
    codes: await deleteCodesAhead(db),
    throttles: await deleteThrottlesAhead(db, maxWait),
    accounts: await pullBackAccounts(db),
  };
  if (Object.values(rows).some((count) => count > 0)) {
    log.warn({ rows }, 'the clock was set back: times of accounts ahead of it were corrected');
  }
}
