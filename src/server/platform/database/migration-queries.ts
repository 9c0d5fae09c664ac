import type { Database } from './database.ts';

const migrationsLock = 7_101_002;

/** Waits until no other process migrates this database. */
export const lockMigrations = (db: Database): Promise<number> =>
  db.execute('select pg_advisory_lock($1)', [migrationsLock]);

export const unlockMigrations = (db: Database): Promise<number> =>
  db.execute('select pg_advisory_unlock($1)', [migrationsLock]);

export const ensureMigrationsTable = (db: Database): Promise<number> =>
  db.execute(`create table if not exists migrations (
    number     integer primary key,
    name       text not null,
    checksum   text not null,
    applied_at timestamptz not null default now()
  )`);

/** Checksums of the applied migrations by number. */
export async function listAppliedMigrations(db: Database): Promise<Map<number, string>> {
  const rows = await db.rows<{ number: number; checksum: string }>(
    'select number, checksum from migrations order by number',
  );
  return new Map(rows.map(({ number, checksum }) => [number, checksum]));
}

export const insertMigration = (
  db: Database,
  { number, name, checksum }: { number: number; name: string; checksum: string },
): Promise<number> =>
  db.execute('insert into migrations (number, name, checksum) values ($1, $2, $3)', [number, name, checksum]);
