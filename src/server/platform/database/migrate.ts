import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabasePool, Transaction } from './database.ts';
import { runInTransaction } from './database.ts';
import { isLockTimeout } from './database-errors.ts';
import { assertNoneFormer, replaceFormer } from './former-migrations.ts';
import {
  type AppliedMigration,
  deleteMigrations,
  ensureMigrationsTable,
  insertMigration,
  limitLockWait,
  listAppliedMigrations,
  lockMigrations,
  unlockMigrations,
} from './migration-queries.ts';

/** One numbered SQL file. */
export type Migration = { number: number; name: string; sql: string; checksum: string };

/** Where the project keeps its migrations. */
export const migrationsDirectory = path.resolve(import.meta.dirname, '../../../../db/migrations');

const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/;

/**
 * Reads a folder's migrations in order; gaps in the numbers are allowed. @throws Error where two have the
 * same one
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const digits = fileName.exec(name)?.[1];
      if (!digits) throw new Error(`${name} should be named like 0001_name.sql.`);
      if (names[index + 1]?.startsWith(`${digits}_`))
        throw new Error(`Two migrations have number ${digits}.`);
      const number = Number(digits);
      const sql = (await readFile(path.join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function assertUnchanged(migrations: readonly Migration[], record: readonly AppliedMigration[]): void {
  for (const { number, checksum } of record) {
    const migration = migrations.find((each) => each.number === number);
    if (!migration) throw new Error(`The database has migration ${number}: it belongs to a newer Visavis.`);
    if (migration.checksum !== checksum) {
      throw new Error(
        `${migration.name} was changed after this database had it: migrations only go forward.`,
      );
    }
  }
}

/** What the database has had; where that was the former migrations, it is taken over: recorded as if today's had made it. */
async function readRecord(
  session: Transaction,
  migrations: readonly Migration[],
): Promise<readonly AppliedMigration[]> {
  const found = await listAppliedMigrations(session);
  const record = replaceFormer(found, migrations);
  assertNoneFormer(record);
  assertUnchanged(migrations, record);
  if (record !== found) {
    await runInTransaction(session, async (transaction) => {
      const replaced = found.filter((applied) => !record.includes(applied));
      await deleteMigrations(
        transaction,
        replaced.map(({ number }) => number),
      );
      for (const applied of record) if (!found.includes(applied)) await insertMigration(transaction, applied);
    });
  }
  return record;
}

/** How long a migration waits for its locks, until it tries again, and when waiting for another process is told; milliseconds. */
type Patience = {
  lock: number;
  pause: number;
  notice: number;
  /** Called where another process has migrated for so long. */
  onBusy?: () => void;
  /** Called each time with the migration that gives way. */
  onWait?: (name: string) => void;
  /** Ends the waiting, by an error. */
  stopping?: AbortSignal;
};

/** More than the second after which PostgreSQL's own cleaning makes way. */
const usualPatience = { lock: 3_000, pause: 10_000, notice: 2_000 };

async function applyOnce(
  session: Transaction,
  migration: Migration,
  lock: number | undefined,
): Promise<void> {
  await runInTransaction(session, async (transaction) => {
    if (lock !== undefined) await limitLockWait(transaction, lock);
    await transaction.execute(migration.sql);
    await insertMigration(transaction, migration);
  });
}

/**
 * Applies a migration once it gets its table locks. While it waits behind an import, all readers would queue behind
 * it, so it gives up after a moment and tries again. A migration that states its own lock timeout is tried once.
 */
async function apply(session: Transaction, migration: Migration, patience: Patience): Promise<void> {
  const { lock, pause, onWait, stopping } = patience;
  const isOwn = migration.sql.includes('lock_timeout');
  for (;;) {
    try {
      return await applyOnce(session, migration, isOwn ? undefined : lock);
    } catch (cause) {
      if (isOwn || !isLockTimeout(cause))
        throw new Error(`Migration ${migration.name} failed: ${(cause as Error).message}`, { cause });
    }
    onWait?.(migration.name);
    await delay(pause, undefined, { signal: stopping });
  }
}

/** Waits until no other process migrates, and says so where that takes a while. */
async function lockPatiently(session: Transaction, { notice, onBusy }: Patience): Promise<void> {
  const timer = setTimeout(() => onBusy?.(), notice);
  try {
    await lockMigrations(session);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Migrates a database, each migration in its own transaction; concurrent processes wait for each other.
 * Returns the names of those applied.
 * @throws Error if an applied migration was edited, or the database is newer than this program, or too old for it.
 */
export function migrate(
  database: DatabasePool,
  migrations: readonly Migration[],
  given: Partial<Patience> = {},
): Promise<string[]> {
  const patience = { ...usualPatience, ...given };
  return database.session(async (session) => {
    await lockPatiently(session, patience);
    try {
      await ensureMigrationsTable(session);
      const record = await readRecord(session, migrations);
      const had = new Set(record.map(({ number }) => number));
      const missing = migrations.filter(({ number }) => !had.has(number));
      for (const migration of missing) await apply(session, migration, patience);
      return missing.map(({ name }) => name);
    } finally {
      await unlockMigrations(session);
    }
  });
}
