import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase, type DatabasePool } from '../platform/database/database.ts';
import { isDatabaseUnavailable } from '../platform/database/database-errors.ts';
import { migrate, migrationsDirectory, readMigrations } from '../platform/database/migrate.ts';
import { assertServerVersion } from '../platform/database/server-version-queries.ts';

const connections = 4;
const startTimeout = 30_000;
const retryDelay = 500;

export type OpenOptions = {
  /** Prints progress to the terminal. */
  say: (text: string) => void;
  stopping: AbortSignal;
  /** How much lower the priority of its connections is, as a `nice` value. */
  nice?: number;
};

/** A database server may be starting at the same time: it gets half a minute. */
async function migrateWhenThere(database: DatabasePool, { say, stopping }: OpenOptions): Promise<void> {
  const migrations = await readMigrations(migrationsDirectory);
  const deadline = Date.now() + startTimeout;
  for (let attempt = 1; ; attempt++) {
    try {
      await assertServerVersion(database);
      const onWait = (name: string) => say(`Migration ${name} waits for an import to end`);
      const onBusy = () => say('Waiting for another process that migrates the database');
      const applied = await migrate(database, migrations, { onWait, onBusy, stopping });
      if (applied.length > 0) say(`Applied ${applied.length} migrations`);
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || stopping.aborted) throw error;
      if (Date.now() > deadline) {
        throw new Error(`The database cannot be reached: ${(error as Error).message}`, { cause: error });
      }
      if (attempt === 1) say('Waiting for the database');
      await delay(retryDelay);
    }
  }
}

/**
 * The database for `npm start` and for commands, brought up to date.
 * @throws Error with a message for the terminal, where it cannot be reached, its server is too old, or it is
 * newer than we are.
 */
export async function openDatabase(
  url: string,
  { nice = 0, ...options }: OpenOptions,
): Promise<DatabasePool> {
  const database = createDatabase({
    url,
    applicationName: 'visavis command',
    max: connections,
    nice,
    // The pool replaces a lost connection; work that was using it reports the error itself.
    onIdleError: () => undefined,
  });
  try {
    await migrateWhenThere(database, options);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
