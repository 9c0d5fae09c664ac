// Memory of a web process under many requests for many addresses, with the response cache as in production.
// Uses the catalogue of the configured database (DATABASE_URL, DATA_DIR).   MALLOC_ARENA_MAX=2 node
// bench/pages/memory.ts [--requests 100000]
import { parseArgs } from 'node:util';
import { onConfiguredDatabase } from '../http/configured-database.ts';
import { sendLoad } from '../http/load.ts';
import { startServer } from '../http/processes.ts';
import { listTargets, type Target } from '../http/targets.ts';

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

async function run(databaseUrl: string, paths: readonly string[]): Promise<void> {
  const web = await startServer({ kind: 'keeping', databaseUrl, recordings: {} });
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

await onConfiguredDatabase(async ({ database, url }) => run(url, mixed(await listTargets(database))));
