import { parseConfig } from '../../src/server/platform/config.ts';
import { readEnvironment } from '../../src/server/platform/config-variables.ts';
import { createDatabase, type DatabasePool } from '../../src/server/platform/database/database.ts';
import { migrate, migrationsDirectory, readMigrations } from '../../src/server/platform/database/migrate.ts';
import { openDatabaseServer } from '../../src/server/platform/postgres/database-server.ts';

export type ConfiguredDatabase = {
  /** One connection. */
  database: DatabasePool;
  url: string;
  /** Process id of the connection's backend, by which PostgreSQL is found. */
  backend: number;
};

/** Measures on the configured database (DATABASE_URL, DATA_DIR), migrated first. A failure ends the program with code 1. */
export async function onConfiguredDatabase(
  measure: (configured: ConfiguredDatabase) => Promise<void>,
): Promise<void> {
  const server = await openDatabaseServer(parseConfig(readEnvironment(process.cwd(), process.env)));
  const database = createDatabase({
    url: server.url,
    applicationName: 'visavis bench',
    max: 1,
    onIdleError: (error) => console.error(error.message),
  });
  try {
    await migrate(database, await readMigrations(migrationsDirectory));
    const [connection] = await database.rows<{ pid: number }>('select pg_backend_pid() as pid');
    await measure({ database, url: server.url, backend: connection?.pid ?? 0 });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await database.close();
    await server.close();
  }
}
