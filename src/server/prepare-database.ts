import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase, type DatabasePool } from './platform/database.ts';
import { isDatabaseAway } from './platform/database-errors.ts';
import { migrate, migrationsDirectory, readMigrations } from './platform/migrate.ts';

const patience = 30_000;
const retryDelay = 500;

export type PrepareOptions = {
  /** Tells the person at the terminal what happens now. */
  say: (text: string) => void;
  stopping: AbortSignal;
};

/** A database server may start at the same time as we: it gets half a minute. */
async function migrateWhenThere(database: DatabasePool, { say, stopping }: PrepareOptions): Promise<void> {
  const migrations = await readMigrations(migrationsDirectory);
  const deadline = Date.now() + patience;
  for (let attempt = 1; ; attempt++) {
    try {
      const applied = await migrate(database, migrations);
      if (applied.length > 0) say(`Applied ${applied.length} migrations`);
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || stopping.aborted) throw error;
      if (Date.now() > deadline) {
        throw new Error(`The database cannot be reached: ${(error as Error).message}`, { cause: error });
      }
      if (attempt === 1) say('Waiting for the database');
      await delay(retryDelay);
    }
  }
}

/** Brings the database up to date. */
export async function prepareDatabase(databaseUrl: string, options: PrepareOptions): Promise<void> {
  const database = createDatabase({
    url: databaseUrl,
    applicationName: 'visavis start',
    max: 4,
    onIdleError: () => undefined,
  });
  try {
    await migrateWhenThere(database, options);
  } finally {
    await database.close();
  }
}
