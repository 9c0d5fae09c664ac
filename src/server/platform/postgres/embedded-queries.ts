import type { Client } from 'pg';

// Session-level advisory locks of the users of the embedded server: they end with the process.
const usersLock = 7_101_001;
/** By the part of the application that has the lock. */
const partLocks = { web: 7_101_003, worker: 7_101_005 };
const creationLock = 7_101_004;

/** Registers this connection as a user of the server; false while the last user is stopping it. */
export async function joinUsers(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ joined: boolean }>(
    'select pg_try_advisory_lock_shared($1) as joined',
    [usersLock],
  );
  return rows[0]?.joined ?? false;
}

/** Unregisters this connection; true if it was the last user: from now on nobody can join. */
export async function leaveUsers(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [usersLock]);
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    usersLock,
  ]);
  return rows[0]?.alone ?? false;
}

/** Creates the application's database on a new server, once for concurrent processes. */
export async function ensureDatabase(client: Client, name: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [creationLock]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.query('select pg_advisory_unlock($1)', [creationLock]);
}

/** A part of the application that runs once on an embedded server. */
export type Part = keyof typeof partLocks;

/** Takes the lock of a part for `address`, or returns the address of its present owner. */
export async function claimPart(client: Client, part: Part, address: string): Promise<string | undefined> {
  await client.query(`select set_config('application_name', $1, false)`, [address]);
  const { rows } = await client.query<{ claimed: boolean }>('select pg_try_advisory_lock($1) as claimed', [
    partLocks[part],
  ]);
  if (rows[0]?.claimed) return undefined;
  const holders = await client.query<{ address: string }>(
    `select application_name as address from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [partLocks[part]],
  );
  return holders.rows[0]?.address ?? 'an address unknown';
}
