import type { Database } from './database.ts';

const migrationsLock = 7_101_002;

/** Waits until no other process migrates this database. */
export const lockMigrations = (db: Database): Promise<number> =>
  db.execute('select pg_advisory_lock($1)', [migrationsLock]);

export const unlockMigrations = (db: Database): Promise<number> =>
  db.execute('select pg_advisory_unlock($1)', [migrationsLock]);

/** Gives up waiting for a lock after so many milliseconds, in this transaction (`isLockTimeout`). */
export const limitLockWait = (db: Database, ms: number): Promise<number> =>
  db.execute(`set local lock_timeout = ${Math.trunc(ms)}`);

export const ensureMigrationsTable = (db: Database): Promise<number> =>
  db.execute(`create table if not exists migrations (
    number     integer primary key,
    name       text not null,
    checksum   text not null,
    applied_at timestamptz not null default now()
  )`);

/** What the table of migrations stores of one. */
export type AppliedMigration = { number: number; name: string; checksum: string };

/** In the order of their numbers. */
export const listAppliedMigrations = (db: Database): Promise<AppliedMigration[]> =>
  db.rows<AppliedMigration>('select number, name, checksum from migrations order by number');

export const insertMigration = (
  db: Database,
  { number, name, checksum }: AppliedMigration,
): Promise<number> =>
  db.execute('insert into migrations (number, name, checksum) values ($1, $2, $3)', [number, name, checksum]);

export const deleteMigrations = (db: Database, numbers: readonly number[]): Promise<number> =>
  db.execute('delete from migrations where number = any($1::integer[])', [numbers]);
