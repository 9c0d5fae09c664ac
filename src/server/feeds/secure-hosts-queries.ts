import type { Database } from '../platform/database/database.ts';

/**
 * The hosts whose https is known. A host that did not respond under https is asked again after a week: we may have
 * been offline.
 */
export const listCheckedHosts = (
  db: Database,
  hosts: readonly string[],
): Promise<{ host: string; isSecure: boolean }[]> =>
  db.rows<{ host: string; isSecure: boolean }>(
    `select host, is_secure as "isSecure" from link_hosts
     where host = any($1::text[]) and (is_secure or asked_at > now() - interval '7 days')`,
    [hosts],
  );

export const storeCheckedHost = (db: Database, host: string, isSecure: boolean): Promise<number> =>
  db.execute(
    `insert into link_hosts (host, is_secure) values ($1, $2)
     on conflict (host) do update set is_secure = excluded.is_secure, asked_at = now()`,
    [host, isSecure],
  );
