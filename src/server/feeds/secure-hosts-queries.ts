import type { Database } from '../platform/database/database.ts';

/** Those of hosts that were asked whether they respond under https: those that did not only for a week: we may have been cut off. */
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
