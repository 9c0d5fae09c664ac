import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addresses } from '../../../src/contract/addresses.ts';
import type { Cluster } from '../../../test/opensearch/cluster.ts';
import { describeTimes, measureFlood, measurePaced, requestPages } from '../../http/paced.ts';
import { createVisitors } from '../../http/visitors.ts';
import { connectBenchDatabase } from '../../open-database.ts';

type Options = { databaseUrl: string; cluster: Cluster; port: number };

const perSecond = 50;
/** Products that visitors choose from: all of a large catalogue need not be read. */
const maxProducts = 100_000;
/** Milliseconds: what each stage takes beside what it waits for. */
const stage = 30_000;
/** Before it, processes that were just started come to know their code: so many visitors at a time, each waiting for responses. */
const [warmUp, together] = [120_000, 4];
/** A node that comes back has a machine of its own: here it lives on what the others leave. */
const behind = { isBehind: true };
const startTimeout = 120_000;
const main = path.resolve(import.meta.dirname, '../../../src/server/main.ts');

/** Starts a web process and waits until it is ready. */
async function startWeb({ databaseUrl, cluster, port }: Options, dataDir: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    SEARCH_URL: cluster.urls.join(','),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    RATE_LIMIT: '0',
    SEED_DEMO: '0',
    WEB_PROCESSES: '1',
  };
  const child = spawn(process.execPath, [main, 'web'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const deadline = Date.now() + startTimeout;
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (response?.ok) return child;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('the web process did not start');
    await delay(250);
  }
}

type Shard = { index: string; prirep: string; node: string };

/** The node that serves the most: it holds the first copy of all products. */
async function findPrimary({ urls }: Cluster): Promise<number> {
  const response = await fetch(`${urls[0]}/_cat/shards/*-products-*?format=json`);
  const { node } = ((await response.json()) as Shard[]).find(({ prirep }) => prirep === 'p') as Shard;
  for (const [number, url] of urls.entries()) {
    const { name } = (await (await fetch(url)).json()) as { name: string };
    if (name === node) return number;
  }
  throw new Error(`no node is called ${node}`);
}

/** Waits until every shard has its copy again. */
async function waitForGreen({ urls }: Cluster): Promise<void> {
  const deadline = Date.now() + startTimeout;
  for (;;) {
    const response = await fetch(`${urls[0]}/_cluster/health`).catch(() => undefined);
    const health = response?.ok
      ? ((await response.json()) as { status: string; number_of_nodes: number })
      : undefined;
    if (health?.status === 'green' && health.number_of_nodes === urls.length) return;
    if (Date.now() > deadline) throw new Error('the cluster did not become whole again');
    await delay(250);
  }
}

/** How a shop responds while the cluster is away, and how long it takes until lists are there again. */
async function loseAll({ cluster, port }: Options, list: () => string, product: () => string): Promise<void> {
  const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
  await Promise.all(cluster.urls.map((_, number) => cluster.kill(number)));
  const counts: Record<string, number> = {};
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const until = performance.now() + stage;
  while (performance.now() < until) {
    const address = list();
    const api = `/api/search?${new URLSearchParams({ search: address })}`;
    const [one, other, call] = await Promise.all([get(address), get(product()), get(api)]);
    count(`list ${one.status}, Retry-After ${one.headers.get('retry-after')}`);
    count(`list call ${call.status}, Retry-After ${call.headers.get('retry-after')}`);
    count(`product page ${other.status}`);
  }
  console.log('all nodes away:', JSON.stringify(counts));
  await Promise.all(cluster.urls.map((_, number) => cluster.start(number)));
  const startedAt = performance.now();
  while ((await get(list())).status !== 200) await delay(100);
  console.log(
    `lists again ${((performance.now() - startedAt) / 1_000).toFixed(1)} s after the nodes had met`,
  );
}

export async function measureOutage(options: Options): Promise<void> {
  const { databaseUrl, cluster, port } = options;
  const database = connectBenchDatabase(databaseUrl);
  const next = await createVisitors(database, { most: maxProducts });
  const products = await database.rows<{ id: number }>(
    'select product_id as id from product_summaries where offers_count > 0 limit 20000',
  );
  await database.close();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'visavis-outage-'));
  const web = await startWeb(options, dataDir);
  try {
    await waitForGreen(cluster);
    const pages = requestPages(port, next);
    const measure = async (name: string, until: Promise<unknown>) =>
      console.log(describeTimes(name, await measurePaced(pages, perSecond, until)));
    await measureFlood(pages, together, delay(warmUp));
    console.log(`| ${perSecond} requests/s | requests | median, ms | 95 % | 99 % | most | failed |`);
    console.log('|---|--:|--:|--:|--:|--:|--:|');
    await measure('nothing happens', delay(stage));
    const node = await findPrimary(cluster);
    const killed = cluster.kill(node);
    await measure('a node is killed', Promise.all([killed, delay(stage)]));
    const back = cluster.start(node, behind).then(() => waitForGreen(cluster));
    await measure('it comes back', Promise.all([back, delay(stage)]));
    let asked = 0;
    await loseAll(
      options,
      () => addresses.search('fr', `laptop ${asked++}`),
      () => addresses.product('fr', String(products[asked % products.length]?.id)),
    );
  } finally {
    web.kill();
    await once(web, 'exit');
    rmSync(dataDir, { recursive: true });
  }
}
