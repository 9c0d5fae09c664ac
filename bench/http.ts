// Processor time per request of the web process, and of PostgreSQL beside it, next to node:http and Fastify
// that send the same bytes. Uses the catalogue of the configured database (DATABASE_URL, DATA_DIR).
//   node bench/http.ts [--requests 2000]
import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { parseConfig, readEnvironment } from '../src/server/platform/config.ts';
import { createDatabase, type DatabasePool } from '../src/server/platform/database.ts';
import { openDatabaseServer } from '../src/server/platform/database-server.ts';
import { request, sendLoad } from './http/load.ts';
import type { Recording, ServerKind } from './http/messages.ts';
import { createPostgresMeter, type MeasuredServer, type Meter, startServer } from './http/processes.ts';
import { listTargets, type Target } from './http/targets.ts';

const connections = 8;
const rounds = 3;

type Measure = { server: number; postgres: number | undefined; perSecond: number };
type Row = { target: Target; bytes: number; measures: Record<ServerKind, Measure> };

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Processor time per request in microseconds: the median of several rounds after one that warms up. */
async function measure(
  server: MeasuredServer,
  paths: readonly string[],
  requests: number,
  readPostgres: Meter,
): Promise<Measure> {
  const load = { port: server.port, paths, connections };
  await sendLoad({ ...load, requests: Math.ceil(requests / 2) });
  const measures: Measure[] = [];
  for (let round = 0; round < rounds; round++) {
    const [before, postgresBefore] = [await server.processorTime(), readPostgres()];
    const perSecond = await sendLoad({ ...load, requests });
    const [after, postgresAfter] = [await server.processorTime(), readPostgres()];
    measures.push({
      server: (after - before) / requests,
      postgres:
        postgresBefore === undefined || postgresAfter === undefined
          ? undefined
          : (postgresAfter - postgresBefore) / requests,
      perSecond,
    });
  }
  return {
    server: median(measures.map((one) => one.server)),
    postgres:
      measures[0]?.postgres === undefined ? undefined : median(measures.map((one) => one.postgres ?? 0)),
    perSecond: median(measures.map((one) => one.perSecond)),
  };
}

async function record(server: MeasuredServer, target: Target): Promise<Recording> {
  const agent = new Agent({ keepAlive: true });
  const { contentType, body } = await request(agent, server.port, target.paths[0] ?? '/');
  agent.destroy();
  return { contentType, body: body.toString() };
}

const number = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(0));

function printTable(rows: readonly Row[]): void {
  const { model = 'unknown' } = cpus()[0] ?? {};
  console.log(`${cpus().length} × ${model}, Node ${process.version}\n`);
  console.log(
    '| request | bytes | web process, µs | PostgreSQL, µs | node:http, µs | Fastify, µs | requests/s |',
  );
  console.log('|---|--:|--:|--:|--:|--:|--:|');
  for (const { target, bytes, measures } of rows) {
    const { application, node, fastify } = measures;
    const cells = [
      target.label,
      number(bytes),
      number(application.server),
      number(application.postgres),
      number(node.server),
      number(fastify.server),
      number(application.perSecond),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

async function run(database: DatabasePool, databaseUrl: string, requests: number): Promise<Row[]> {
  const hasPages = existsSync('build/server');
  if (!hasPages) console.error('No build: pages are left out (npm run build).');
  const targets = (await listTargets(database)).filter((target) => hasPages || !target.isPage);
  const [backend] = await database.rows<{ pid: number }>('select pg_backend_pid() as pid');
  const readPostgres = createPostgresMeter(backend?.pid ?? 0);

  const application = await startServer({ kind: 'application', databaseUrl, recordings: {} });
  const recordings: Record<string, Recording> = {};
  for (const target of targets) recordings[target.name] = await record(application, target);
  const others = {
    node: await startServer({ kind: 'node', databaseUrl, recordings }),
    fastify: await startServer({ kind: 'fastify', databaseUrl, recordings }),
  };

  const rows: Row[] = [];
  for (const target of targets) {
    const count = target.isPage ? Math.ceil(requests / 8) : requests;
    const same = [`/${target.name}/`];
    console.error(target.label);
    rows.push({
      target,
      bytes: Buffer.byteLength(recordings[target.name]?.body ?? ''),
      measures: {
        application: await measure(application, target.paths, count, readPostgres),
        node: await measure(others.node, same, count, readPostgres),
        fastify: await measure(others.fastify, same, count, readPostgres),
      },
    });
  }
  for (const server of [application, others.node, others.fastify]) server.stop();
  return rows;
}

const { values } = parseArgs({ options: { requests: { type: 'string', default: '2000' } } });
const server = await openDatabaseServer(parseConfig(readEnvironment(process.cwd(), process.env)));
const database = createDatabase({
  url: server.url,
  applicationName: 'visavis bench',
  max: 1,
  onIdleError: (error) => console.error(error.message),
});
try {
  printTable(await run(database, server.url, Number(values.requests)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
  await server.close();
}
