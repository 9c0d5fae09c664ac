import type { Database } from '../platform/database/database.ts';
import type { RobotsRule } from '../platform/fetch/robots.ts';

/** Claims a site for one request; false: it was claimed less than a minute ago. */
export async function claimVisit(db: Database, host: string): Promise<boolean> {
  const claimed = await db.rows(
    `insert into merchant_sites as s (host) values ($1)
     on conflict (host) do update set visited_at = now() where s.visited_at <= now() - interval '1 minute'
     returning host`,
    [host],
  );
  return claimed.length > 0;
}

/** Leaves a site alone for so many seconds beyond the usual minute. */
export async function postponeVisits(db: Database, host: string, seconds: number): Promise<void> {
  await db.execute(
    'update merchant_sites set visited_at = now() + make_interval(secs => $2) where host = $1',
    [host, seconds],
  );
}

/** What a site's robots.txt says to us, where it was read within a day. */
export async function findRules(db: Database, host: string): Promise<RobotsRule[] | undefined> {
  const [site] = await db.rows<{ rules: RobotsRule[] }>(
    `select rules from merchant_sites where host = $1 and rules is not null and rules_at > now() - interval '1 day'`,
    [host],
  );
  return site?.rules;
}

export async function saveRules(db: Database, host: string, rules: readonly RobotsRule[]): Promise<void> {
  await db.execute('update merchant_sites set rules = $2, rules_at = now() where host = $1', [host, rules]);
}

/** Deletes sites that were not visited for two days, whose rules would have to be read anew. */
export async function deleteOldSites(db: Database): Promise<void> {
  await db.execute(`delete from merchant_sites where visited_at < now() - interval '2 days'`);
}
