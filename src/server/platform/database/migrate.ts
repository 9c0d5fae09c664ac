import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DatabasePool, Transaction } from './database.ts';
import { runInTransaction } from './database.ts';
import {
  ensureMigrationsTable,
  insertMigration,
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

function assertUnchanged(migrations: readonly Migration[], applied: ReadonlyMap<number, string>): void {
  for (const [number, checksum] of applied) {
    const migration = migrations.find((each) => each.number === number);
    if (!migration) throw new Error(`The database has migration ${number}: it belongs to a newer Visavis.`);
    if (migration.checksum !== checksum) {
      throw new Error(
        `${migration.name} was changed after this database had it: migrations only go forward.`,
      );
    }
  }
}

async function apply(session: Transaction, migration: Migration): Promise<void> {
  try {
    await runInTransaction(session, async (transaction) => {
      await transaction.execute(migration.sql);
      await insertMigration(transaction, migration);
    });
  } catch (cause) {
    throw new Error(`Migration ${migration.name} failed: ${(cause as Error).message}`, { cause });
  }
}

/**
 * Migrates a database, each migration in its own transaction; concurrent processes wait for each other.
 * Returns the names of those applied.
 * @throws Error if an applied migration was edited, or the database is newer than this program.
 */
export function migrate(database: DatabasePool, migrations: readonly Migration[]): Promise<string[]> {
  return database.session(async (session) => {
    await lockMigrations(session);
    try {
      await ensureMigrationsTable(session);
      const applied = await listAppliedMigrations(session);
      assertUnchanged(migrations, applied);
      const missing = migrations.filter(({ number }) => !applied.has(number));
      for (const migration of missing) await apply(session, migration);
      return missing.map(({ name }) => name);
    } finally {
      await unlockMigrations(session);
    }
  });
}
