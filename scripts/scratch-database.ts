/**
 * A PostgreSQL to try things on: `node scripts/scratch-database.ts start FOLDER` starts one with its data in
 * FOLDER, migrates it and prints its DATABASE_URL; `… stop FOLDER` stops it. Deleting FOLDER deletes it.
 */
import { createDatabase } from '../src/server/platform/database/database.ts';
import { migrate, migrationsDirectory, readMigrations } from '../src/server/platform/database/migrate.ts';
import { openEmbeddedPostgres } from '../src/server/platform/postgres/embedded.ts';

async function start(directory: string): Promise<void> {
  const server = await openEmbeddedPostgres({ directory });
  const database = createDatabase({
    url: server.url,
    applicationName: 'visavis scratch',
    max: 1,
    onIdleError: () => undefined,
  });
  await migrate(database, await readMigrations(migrationsDirectory));
  console.log(server.url);
  // Without closing its use of it: the server outlives this process.
  process.exit(0);
}

async function stop(directory: string): Promise<void> {
  await (await openEmbeddedPostgres({ directory })).close();
}

const [command, directory] = process.argv.slice(2);
if (command === 'start' && directory) await start(directory);
else if (command === 'stop' && directory) await stop(directory);
else {
  console.error('Usage: node scripts/scratch-database.ts start|stop FOLDER');
  process.exit(1);
}
