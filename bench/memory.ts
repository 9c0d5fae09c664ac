// Memory of a web process under many requests for many addresses, with the response cache as in production.
// Uses the catalogue of the configured database (DATABASE_URL, DATA_DIR).   MALLOC_ARENA_MAX=2 node
// bench/memory.ts [--requests 100000]
import { parseArgs } from 'node:util';
import { parseConfig, readEnvironment } from '../src/server/platform/config.ts';
import { createDatabase } from '../src/server/platform/database/database.ts';
import { migrate, migrationsDirectory, readMigrations } from '../src/server/platform/database/migrate.ts';
import { openDatabaseServer } from '../src/server/platform/postgres/database-server.ts';
import { sendLoad } from './http/load.ts';
import { startServer } from './http/processes.ts';
import { listTargets, type Target } from './http/targets.ts';

const steps = 10;
const connections = 8;

/** Addresses of every kind in turn, one of each before the next of any. */
function mixed(targets: readonly Target[]): string[] {
  const longest = Math.max(...targets.map(({ paths }) => paths.length));
  const rounds = Array.from({ length: longest }, (_, index) => index);
  return rounds.flatMap((index) => targets.map(({ paths }) => paths[index % paths.length] ?? '/'));
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(0);

const { values } = parseArgs({ options: { requests: { type: 'string', default: '100000' } } });
const server = await openDatabaseServer(parseConfig(readEnvironment(process.cwd(), process.env)));
const database = createDatabase({
  url: server.url,
  applicationName: 'visavis bench',
  max: 1,
  onIdleError: (error) => console.error(error.message),
});
async function run(paths: readonly string[]): Promise<void> {
  const web = await startServer({ kind: 'keeping', databaseUrl: server.url, recordings: {} });
  try {
    console.log(`requests 0: ${megabytes(await web.residentBytes())} MB`);
    const requests = Math.ceil(Number(values.requests) / steps);
    for (let step = 1; step <= steps; step++) {
      await sendLoad({ port: web.port, paths, requests, connections, encoding: 'br' });
      console.log(`requests ${step * requests}: ${megabytes(await web.residentBytes())} MB`);
    }
  } finally {
    web.stop();
  }
}

try {
  await migrate(database, await readMigrations(migrationsDirectory));
  await run(mixed(await listTargets(database)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
  await server.close();
}
