// `npm run bench`: what docs/performance.md shows.
//   npm run bench                          requests, on the configured catalogue (the demo)
//   npm run bench -- --data FOLDER         imports of the folder's feeds, then requests on what they brought
//   npm run bench -- NAME [options]        one of the others alone; each tells its options at its top
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbeddedPostgres } from '../src/server/platform/postgres/embedded.ts';

/** Where each program stands, by the name it is asked for. */
const programs: Readonly<Record<string, string>> = {
  'admin-tables': 'pages/admin-tables',
  'alerts-load': 'alerts/load',
  'alerts-proof': 'alerts/proof',
  'cart-split': 'cart/split',
  cold: 'pages/cold',
  facts: 'facts/titles',
  'generate-catalogue': 'catalogues/generate',
  http: 'pages/requests',
  import: 'imports/import',
  'import-latency': 'imports/latency',
  'import-prices': 'imports/prices',
  'import-workers': 'imports/workers',
  'large-catalogue': 'catalogues/large',
  lighthouse: 'pages/lighthouse',
  matching: 'matching/in-memory',
  'matching-database': 'matching/database',
  memory: 'pages/memory',
  'page-weight': 'pages/weight',
  'price-points': 'prices/points',
  'push-load': 'imports/push-load',
  'search-cluster': 'search/cluster',
  'search-freshness': 'search/freshness',
  'search-relevance': 'search/relevance',
  'search-speed': 'search/speed',
  'search-type-brand': 'search/type-brand',
  'slow-clients': 'pages/slow-clients',
  'web-processes': 'pages/web-processes',
};

/** Programs that fill an empty database: they get one where DATABASE_URL names none. */
const startsEmpty = new Set([
  'admin-tables',
  'alerts-load',
  'alerts-proof',
  'price-points',
  'search-freshness',
  'search-relevance',
  'search-speed',
]);

/** Runs one program; resolves to its exit code. */
async function run(name: string, args: readonly string[], databaseUrl?: string): Promise<number> {
  const env = { ...process.env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const child = fork(path.join(import.meta.dirname, `${programs[name]}.ts`), args, {
    env,
    execArgv: ['--expose-gc'],
  });
  const [code] = await once(child, 'exit');
  return Number(code ?? 1);
}

/** Lends a PostgreSQL of its own, as durable as the product's, for figures that others can repeat. */
async function withDatabase(work: (url: string) => Promise<number>): Promise<number> {
  const home = mkdtempSync('/tmp/visavis-bench-');
  chmodSync(home, 0o711);
  const server = await openEmbeddedPostgres({ directory: path.join(home, 'postgres') });
  try {
    return await work(server.url);
  } finally {
    await server.close();
    rmSync(home, { recursive: true });
  }
}

async function runOnFeeds(folder: string): Promise<number> {
  const data = ['--data', folder];
  // The prices of a first import are known to be true or not; those that `import` changes afterwards are its own.
  const prices = await withDatabase((url) => run('import-prices', [...data, '--import'], url));
  if (prices) return prices;
  return withDatabase(
    async (url) =>
      (await run('import', data, url)) || (await run('import-latency', data, url)) || run('http', [], url),
  );
}

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name !== undefined && startsEmpty.has(name) && !process.env.DATABASE_URL)
    return withDatabase((url) => run(name, rest, url));
  if (name !== undefined && Object.hasOwn(programs, name)) return run(name, rest);
  const { values } = parseArgs({ args: [...args], options: { data: { type: 'string' } } });
  return values.data === undefined ? run('http', []) : runOnFeeds(values.data);
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(
    `${error instanceof Error ? error.message : error}\nBy name: ${Object.keys(programs).join(', ')}`,
  );
  return 1;
});
