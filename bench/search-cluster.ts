// Search over a large catalogue on a cluster of three OpenSearch nodes, and beside it the embedded engine, asked the same.
//   DATABASE_URL=… node bench/search-cluster.ts STEP --folder FOLDER [--megabytes 1536] [--count 100] [--port 4180]
// DATABASE_URL: a catalogue, such as `large-catalogue` makes. FOLDER keeps the nodes' data from one step to the next. Steps:
//   build     a new index and its check, with time and size
//   speed     each kind of question one after the other, then four at a time; embedded: the same of the engine in this process
//   outage    a web process under 50 requests a second: a node is killed and comes back, then all are
//   idle      only the cluster, until interrupted
// SEARCH_URL: that cluster is asked instead (not for `outage`).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { facetSpecificationKeys } from '../src/server/catalogue/service.ts';
import { categoryWords } from '../src/server/facts/service.ts';
import { createSearch, openRemoteSearch, type Search } from '../src/server/search/service.ts';
import { type Cluster, startCluster } from '../test/opensearch/cluster.ts';
import { measureOutage } from './search-cluster/outage.ts';
import { openBenchDatabase } from './search-database.ts';
import { createQuestions, type Question } from './search-requests.ts';

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
/** Questions at a time, where throughput is measured. */
const atATime = 4;
const main = path.resolve(import.meta.dirname, '../src/server/main.ts');
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
  const answer = await fetch(`${node}/_cat/indices?format=json&bytes=mb`);
  for (const index of (await answer.json()) as Index[])
    console.log(
      `${index.index}: ${index.health}, ${index['docs.count']} documents, ${index['pri.store.size']} MB, ` +
        `${index['store.size']} with copies`,
    );
}

const at = (times: readonly number[], share: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN).toFixed(1);
const ascending = (times: readonly number[]) => times.toSorted((a, b) => a - b);

async function ask(search: Search, questions: readonly Question[], together: number) {
  const times: number[] = [];
  const rest = questions.values();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (const question of rest) {
        const askedAt = performance.now();
        await question(search);
        times.push(performance.now() - askedAt);
      }
    }),
  );
  return { times: ascending(times), perSecond: (1_000 * times.length) / (performance.now() - startedAt) };
}

async function measureSpeed(search: Search): Promise<void> {
  const database = await openBenchDatabase(url as string);
  const kinds = await createQuestions(database, Number(values.count) + 20);
  await database.close();
  await search.start();
  const [all, asked]: [number[], Question[]] = [[], []];
  console.log('| question | p50, ms | p99, ms | most, ms |\n|---|--:|--:|--:|');
  for (const [kind, questions] of kinds) {
    if (values.only && !kind.includes(values.only)) continue;
    // The first ones wait for code that is not compiled and files that nobody has read.
    await ask(search, questions.slice(-20), 1);
    const { times } = await ask(search, questions.slice(0, -20), 1);
    console.log(`| ${kind} | ${at(times, 0.5)} | ${at(times, 0.99)} | ${at(times, 1)} |`);
    all.push(...times);
    asked.push(...questions.slice(0, -20));
  }
  const sorted = ascending(all);
  console.log(`| all of these | ${at(sorted, 0.5)} | ${at(sorted, 0.99)} | ${at(sorted, 1)} |`);
  const mixed = asked.map((question, place) => ({ question, place: (place * 7_919) % asked.length }));
  const { times, perSecond } = await ask(
    search,
    mixed.toSorted((a, b) => a.place - b.place).map(({ question }) => question),
    atATime,
  );
  console.log(
    `| all of these, ${atATime} at a time | ${at(times, 0.5)} | ${at(times, 0.99)} | ${at(times, 1)} |`,
  );
  console.log(`${perSecond.toFixed(1)} questions a second`);
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
  await measureSpeed(search);
  console.log(`${megabytes()} MB`);
  await search.close();
}

const steps: Record<string, (searchUrl: string, cluster: Cluster | undefined) => Promise<void>> = {
  build,
  async speed(searchUrl) {
    const cluster = { nodes: searchUrl.split(','), prefix: 'visavis' };
    const search = await openRemoteSearch({ databaseUrl: url, cluster, categoryWords, log });
    await measureSpeed(search);
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
