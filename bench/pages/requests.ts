// Processor time per request of the web process, and of PostgreSQL beside it, next to node:http and Fastify
// that send the same bytes, request for request: first without the response cache, then with it, compressed
// as browsers get them. Uses the catalogue of the configured database (DATABASE_URL, DATA_DIR).   node
// bench/pages/requests.ts [--requests 2000]
import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type ConfiguredDatabase, onConfiguredDatabase } from '../http/configured-database.ts';
import { type Encoding, request, sendLoad } from '../http/load.ts';
import type { Recording, ServerKind } from '../http/messages.ts';
import { createPostgresMeter, type MeasuredServer, type Meter, startServer } from '../http/processes.ts';
import { listTargets, type Target } from '../http/targets.ts';

const connections = 8;
const rounds = 3;

type Measure = { server: number; postgres: number | undefined; perSecond: number };
type Row = { target: Target; bytes: number; measures: Record<'application' | 'node' | 'fastify', Measure> };

/** One table: how the application runs and what it is asked for. */
type Section = { title: string; kind: ServerKind; encoding: Encoding; maxPaths: number };

const sections: Section[] = [
  { title: 'Made anew', kind: 'application', encoding: 'identity', maxPaths: Number.POSITIVE_INFINITY },
  { title: 'Kept', kind: 'keeping', encoding: 'br', maxPaths: 20 },
];

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

type LoadOptions = { paths: readonly string[]; requests: number; encoding: Encoding };

/** Rounds until nothing more is compiled: what a server spends when it starts is not what a request costs. */
const warmUps = 2;

/** Processor time per request in microseconds: the median of several rounds after those that warm up. */
async function measure(server: MeasuredServer, options: LoadOptions, readPostgres: Meter): Promise<Measure> {
  const { requests } = options;
  const load = { ...options, port: server.port, connections };
  await sendLoad({ ...load, requests: warmUps * requests });
  const measures: Measure[] = [];
  for (let round = 0; round < rounds; round++) {
    const [before, postgresBefore] = [await server.processorTime(), readPostgres()];
    const perSecond = await sendLoad(load);
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

async function record(
  server: MeasuredServer,
  paths: readonly string[],
  encoding: Encoding,
): Promise<Recording[]> {
  const agent = new Agent({ keepAlive: true });
  const responses: Recording[] = [];
  for (const path of paths) {
    const { headers, body } = await request({ agent, port: server.port, path, encoding });
    const { 'content-type': type = '', 'content-encoding': contentEncoding } = headers;
    responses.push({
      headers: { 'content-type': type, ...(contentEncoding && { 'content-encoding': contentEncoding }) },
      body: body.toString('base64'),
    });
  }
  agent.destroy();
  return responses;
}

/** Mean length of the responses' bodies. */
const bytesOf = (responses: readonly Recording[]): number =>
  responses.reduce((sum, { body }) => sum + Buffer.byteLength(body, 'base64'), 0) / responses.length;

const number = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(0));

function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}\n`);
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

type Bench = { targets: readonly Target[]; databaseUrl: string; requests: number; readPostgres: Meter };

type Servers = { application: MeasuredServer; node: MeasuredServer; fastify: MeasuredServer };
type Recordings = Record<string, Recording[]>;

async function measureAll(section: Section, bench: Bench, servers: Servers, recordings: Recordings) {
  const { kind, encoding, maxPaths } = section;
  const { targets, requests, readPostgres } = bench;
  const { application, node, fastify } = servers;
  const rows: Row[] = [];
  for (const target of targets) {
    const isRendered = target.isPage && kind === 'application';
    const options = { requests: isRendered ? Math.ceil(requests / 8) : requests, encoding };
    const own = { ...options, paths: target.paths.slice(0, maxPaths) };
    const responses = recordings[target.name] ?? [];
    const same = { ...options, paths: responses.map((_, at) => `/${target.name}/${at}`) };
    console.error(`${section.title}: ${target.label}`);
    rows.push({
      target,
      bytes: bytesOf(responses),
      measures: {
        application: await measure(application, own, readPostgres),
        node: await measure(node, same, readPostgres),
        fastify: await measure(fastify, same, readPostgres),
      },
    });
  }
  return rows;
}

async function runSection(section: Section, bench: Bench): Promise<Row[]> {
  const { kind, encoding, maxPaths } = section;
  const { targets, databaseUrl } = bench;
  const recordings: Recordings = {};
  const started: MeasuredServer[] = [];
  async function start(which: ServerKind) {
    const server = await startServer({ kind: which, databaseUrl, recordings });
    started.push(server);
    return server;
  }
  try {
    const application = await start(kind);
    for (const { name, paths } of targets)
      recordings[name] = await record(application, paths.slice(0, maxPaths), encoding);
    const servers = { application, node: await start('node'), fastify: await start('fastify') };
    return await measureAll(section, bench, servers, recordings);
  } finally {
    // A server that is left running keeps this process alive.
    for (const server of started) server.stop();
  }
}

async function run({ database, url, backend }: ConfiguredDatabase): Promise<void> {
  const hasPages = existsSync('build/server');
  if (!hasPages) console.error('No build: pages are left out (npx react-router build).');
  const targets = (await listTargets(database)).filter((target) => hasPages || !target.isPage);
  const readPostgres = createPostgresMeter(backend);
  const { model = 'unknown' } = cpus()[0] ?? {};
  console.log(`${cpus().length} × ${model}, Node ${process.version}`);
  const bench = { targets, databaseUrl: url, requests: Number(values.requests), readPostgres };
  for (const section of sections) printTable(section.title, await runSection(section, bench));
}

const { values } = parseArgs({ options: { requests: { type: 'string', default: '2000' } } });
await onConfiguredDatabase(run);
