// Search over a large catalogue on a cluster of three OpenSearch nodes, and beside it the embedded engine, with the same queries.
//   DATABASE_URL=… node bench/search/cluster.ts STEP --folder FOLDER [--megabytes 1536] [--count 100] [--port 4180]
// DATABASE_URL: a catalogue, such as `large-catalogue` makes. FOLDER keeps the nodes' data from one step to the next. Steps:
//   build     a new index and its check, with time and size
//   speed     each kind of query one after the other, then four at a time; embedded: the same of the engine in this process
//   freshness how soon a change is searchable, of one product and of 2,000
//   outage    a web process under 50 requests a second: a node is killed and comes back, then all are
//   idle      only the cluster, until interrupted
// SEARCH_URL: that cluster is queried instead (not for `outage`).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { facetSpecificationKeys } from '../../src/server/catalogue/service.ts';
import { categoryWords } from '../../src/server/facts/service.ts';
import { createSearch, openRemoteSearch, type Search } from '../../src/server/search/service.ts';
import { type Cluster, startCluster } from '../../test/opensearch/cluster.ts';
import { openBenchDatabase } from '../open-database.ts';
import { measureFreshness } from './cluster/freshness.ts';
import { measureOutage } from './cluster/outage.ts';
import { createQueries, type Query } from './requests.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string' },
    megabytes: { type: 'string', default: '1536' },
    count: { type: 'string', default: '100' },
    port: { type: 'string', default: '4180' },
    only: { type: 'string' },
  },
});
const url = process.env.DATABASE_URL;
const step = positionals[0] ?? 'speed';
if (!url) throw new Error('Give a database that holds a catalogue: DATABASE_URL');
const nodes = 3;
/** Queries at a time, where throughput is measured. */
const atATime = 4;
const main = path.resolve(import.meta.dirname, '../../src/server/main.ts');
const log = {
  info: (fields: object) => console.error(fields),
  warn: (fields: object) => console.error(fields),
};

async function run(args: readonly string[], searchUrl: string): Promise<number> {
  const startedAt = performance.now();
  const env = { ...process.env, DATABASE_URL: url, SEARCH_URL: searchUrl };
  const child = spawn(process.execPath, ['--max-semi-space-size=32', main, ...args], {
    env,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}`);
  return (performance.now() - startedAt) / 1_000;
}

type Index = {
  index: string;
  health: string;
  'docs.count': string;
  'pri.store.size': string;
  'store.size': string;
};

async function build(searchUrl: string): Promise<void> {
  console.log(`built in ${(await run(['search', 'rebuild'], searchUrl)).toFixed(0)} s`);
  const [node] = searchUrl.split(',');
  await fetch(`${node}/_cluster/health?wait_for_status=green&timeout=300s`);
  console.log(`compared in ${(await run(['search', 'verify'], searchUrl)).toFixed(1)} s`);
  const response = await fetch(`${node}/_cat/indices?format=json&bytes=mb`);
  for (const index of (await response.json()) as Index[])
    console.log(
      `${index.index}: ${index.health}, ${index['docs.count']} documents, ${index['pri.store.size']} MB, ` +
        `${index['store.size']} with copies`,
    );
}

const at = (times: readonly number[], share: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN).toFixed(1);
const ascending = (times: readonly number[]) => times.toSorted((a, b) => a - b);

type Spent = () => Promise<number>;

type NodeStats = { nodes: Record<string, { process: { cpu: { total_in_millis: number } } }> };

/** Milliseconds of processor time of all nodes so far. */
const spentByNodes =
  (searchUrl: string): Spent =>
  async () => {
    const [node] = searchUrl.split(',');
    const { nodes: all } = (await (await fetch(`${node}/_nodes/stats/process`)).json()) as NodeStats;
    return Object.values(all).reduce((sum, { process: { cpu } }) => sum + cpu.total_in_millis, 0);
  };

/** … and of this process. */
const spentHere = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

async function ask(search: Search, queries: readonly Query[], together: number, spent: Spent) {
  const times: number[] = [];
  let failed = 0;
  const rest = queries.values();
  const [startedAt, nodesBefore, hereBefore] = [performance.now(), await spent(), spentHere()];
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (const query of rest) {
        const askedAt = performance.now();
        await query(search).catch(() => failed++);
        times.push(performance.now() - askedAt);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    times: ascending(times),
    failed,
    perSecond: times.length / seconds,
    nodes: ((await spent()) - nodesBefore) / times.length,
    here: (spentHere() - hereBefore) / times.length,
  };
}

const warmUp = 20;

const describe = (name: string, { times, failed, nodes: there, here }: Awaited<ReturnType<typeof ask>>) =>
  console.log(
    `| ${[name, at(times, 0.5), at(times, 0.99), there.toFixed(1), here.toFixed(1), failed].join(' | ')} |`,
  );

async function measureSpeed(search: Search, spent: Spent): Promise<void> {
  const database = await openBenchDatabase(url as string);
  const kinds = await createQueries(database, Number(values.count) + warmUp);
  await database.close();
  await search.start();
  const asked: Query[] = [];
  console.log('| query | p50, ms | p99, ms | processor: cluster, ms | this process, ms | failed |');
  console.log('|---|--:|--:|--:|--:|--:|');
  for (const [kind, queries] of kinds) {
    if (values.only && !kind.includes(values.only)) continue;
    // The first ones wait for code that is not compiled and files that nobody has read.
    await ask(search, queries.slice(-warmUp), 1, spent);
    describe(kind, await ask(search, queries.slice(0, -warmUp), 1, spent));
    asked.push(...queries.slice(0, -warmUp));
  }
  const mixed = asked.map((query, place) => ({ query, place: (place * 7_919) % asked.length }));
  const inTurn = mixed.toSorted((a, b) => a.place - b.place).map(({ query }) => query);
  describe('all of these once more', await ask(search, inTurn, 1, spent));
  const together = await ask(search, inTurn, atATime, spent);
  describe(`… ${atATime} at a time`, together);
  console.log(`${together.perSecond.toFixed(1)} queries a second`);
}

async function measureEmbedded(): Promise<void> {
  const startedAt = performance.now();
  const search = createSearch({
    databaseUrl: url as string,
    specificationKeys: facetSpecificationKeys,
    categoryWords,
    log,
  });
  await search.start();
  const megabytes = () => (process.memoryUsage().rss / 2 ** 20).toFixed(0);
  console.log(`ready after ${((performance.now() - startedAt) / 1_000).toFixed(0)} s, ${megabytes()} MB`);
  await measureSpeed(search, async () => 0);
  console.log(`${megabytes()} MB`);
  await search.close();
}

const steps: Record<string, (searchUrl: string, cluster: Cluster | undefined) => Promise<void>> = {
  build,
  async speed(searchUrl) {
    const cluster = { nodes: searchUrl.split(','), prefix: 'visavis' };
    const search = await openRemoteSearch({ databaseUrl: url, cluster, categoryWords, log });
    await measureSpeed(search, spentByNodes(searchUrl));
    await search.close();
  },
  async freshness(searchUrl) {
    const cluster = { nodes: searchUrl.split(','), prefix: 'visavis' };
    const search = await openRemoteSearch({ databaseUrl: url, cluster, categoryWords, log });
    await measureFreshness({ databaseUrl: url, cluster, log, search, rounds: Number(values.count) });
    await search.close();
  },
  async outage(_, cluster) {
    if (!cluster) throw new Error('Nodes of another cluster are not killed.');
    await measureOutage({ databaseUrl: url, cluster, port: Number(values.port) });
  },
  async idle(searchUrl) {
    console.log(`SEARCH_URL=${searchUrl}`);
    await once(process, 'SIGINT');
  },
};

// Nodes do not outlive this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  if (step !== 'idle') process.once(signal, () => process.exit(1));

if (step === 'embedded') await measureEmbedded();
else {
  const work = steps[step];
  if (!work) throw new Error(`Steps: embedded, ${Object.keys(steps).join(', ')}`);
  const cluster = process.env.SEARCH_URL
    ? undefined
    : await startCluster(nodes, { megabytes: Number(values.megabytes), folder: values.folder });
  try {
    await work(process.env.SEARCH_URL ?? cluster?.urls.join(',') ?? '', cluster);
  } finally {
    await cluster?.stop();
  }
}
