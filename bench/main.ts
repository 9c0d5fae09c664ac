// `npm run bench`: what docs/performance.md shows.
//   npm run bench                          requests, on the configured catalogue (the demo)
//   npm run bench -- --data FOLDER         imports of the folder's feeds, then requests on what they brought
//   npm run bench -- NAME [options]        one of the others alone; each tells its options at its top
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbeddedPostgres } from '../src/server/platform/embedded-postgres.ts';

const programs = [
  'facts',
  'generate-catalogue',
  'http',
  'import',
  'import-latency',
  'import-prices',
  'matching',
  'matching-database',
  'memory',
  'page-weight',
  'search-freshness',
  'search-relevance',
  'search-speed',
  'slow-clients',
];

/** Runs one program; resolves to its exit code. */
async function run(name: string, args: readonly string[], databaseUrl?: string): Promise<number> {
  const env = { ...process.env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const child = fork(path.join(import.meta.dirname, `${name}.ts`), args, { env, execArgv: ['--expose-gc'] });
  const [code] = await once(child, 'exit');
  return Number(code ?? 1);
}

/** A PostgreSQL of its own, as durable as the product's, for figures that others can repeat. */
async function runOnFeeds(folder: string): Promise<number> {
  const home = mkdtempSync('/tmp/visavis-bench-');
  chmodSync(home, 0o711);
  const server = await openEmbeddedPostgres({ directory: path.join(home, 'postgres') });
  try {
    const code =
      (await run('import', ['--data', folder], server.url)) ||
      (await run('import-prices', ['--data', folder], server.url)) ||
      (await run('import-latency', ['--data', folder], server.url));
    return code || (await run('http', [], server.url));
  } finally {
    await server.close();
    rmSync(home, { recursive: true });
  }
}

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name !== undefined && programs.includes(name)) return run(name, rest);
  const { values } = parseArgs({ args: [...args], options: { data: { type: 'string' } } });
  return values.data === undefined ? run('http', []) : runOnFeeds(values.data);
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : error}\nBy name: ${programs.join(', ')}`);
  return 1;
});
