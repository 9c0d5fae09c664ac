// How offers that merchants push are merged beside pages that visitors ask for.
//   DATABASE_URL=… node bench/imports/push-load.ts --data FOLDER [--seconds 60] [--rows 500] [--call 25] [--rate 20]
// The database holds the folder's feeds already. --rows: pushed a second, --call: in one call, to four feeds in turn, each
// row with another price than before; --rate: pages a second.
import { fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { PushAnswer, PushedRow } from '../../src/contract/feeds/push-schema.ts';
import { feedNameOf } from '../../src/server/feeds/importing/import-options.ts';
import { setPushKey } from '../../src/server/feeds/managing/managing-queries.ts';
import { createPushKey } from '../../src/server/feeds/pushing/push-key.ts';
import { openFeed } from '../../src/server/feeds/reading/open-feed.ts';
import { describeTimes, measurePaced, requestPages } from '../http/paced.ts';
import { createPostgresMeter, readProcess, startServer, ticksPerSecond } from '../http/processes.ts';
import { createVisitors } from '../http/visitors.ts';
import { connectBenchDatabase } from '../open-database.ts';
import { findFeedByName, readPushFigures } from './push-queries.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    rows: { type: 'string', default: '500' },
    call: { type: 'string', default: '25' },
    rate: { type: 'string', default: '20' },
  },
});
const url = process.env.DATABASE_URL;
const folder = values.data ?? process.env.VISAVIS_DATA;
if (!folder || !url) {
  console.error(
    'push-load: not measured; give the folder that was imported (--data FOLDER) and DATABASE_URL',
  );
  process.exit(1);
}
const perCall = Number(values.call);
const feedsPushed = 4;

async function readRows(file: string): Promise<PushedRow[]> {
  const { batches } = await openFeed(file);
  const rows: PushedRow[] = [];
  for await (const records of batches) for (const { row } of records) if (row) rows.push(row);
  return rows;
}

const database = connectBenchDatabase(url, 2);

type Pushed = { id: number; key: string; rows: PushedRow[]; next: number };

/** The largest feeds of the folder, with keys. */
async function openPushed(): Promise<Pushed[]> {
  const files = readdirSync(folder as string)
    .filter((name) => name.endsWith('.csv.gz') && !name.startsWith('truth'))
    .map((name) => path.join(folder as string, name))
    .sort((a, b) => readFileSync(b).length - readFileSync(a).length);
  return Promise.all(
    files.slice(0, feedsPushed).map(async (file) => {
      const id = await findFeedByName(database, feedNameOf({ file }));
      const { key, hash } = createPushKey();
      await setPushKey(database, id, hash);
      return { id, key, rows: await readRows(file), next: 0 };
    }),
  );
}

const statuses = new Map<string, number>();
const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1);

/** Other cents than before, whatever the price looks like. */
const reprice = (price: PushedRow[string], cents: number): string =>
  String(price).replace(
    /([.,])\d\d(?!.*\d)/,
    (_, sign: string) => `${sign}${String(cents).padStart(2, '0')}`,
  );

let calls = 0;
async function push(port: number, feeds: readonly Pushed[]): Promise<boolean> {
  const feed = feeds[calls++ % feeds.length] as Pushed;
  const round = Math.floor(feed.next / feed.rows.length);
  const rows = Array.from({ length: perCall }, () => {
    const row = feed.rows[feed.next++ % feed.rows.length] as PushedRow;
    return { ...row, search_price: reprice(row.search_price ?? '', (10 + 37 * (round + 1)) % 100) };
  });
  const response = await fetch(`http://127.0.0.1:${port}/api/feeds/${feed.id}/offers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${feed.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ rows }),
  });
  if (response.status !== 200) {
    count(String(response.status));
    return false;
  }
  const result = (await response.json()) as PushAnswer;
  if (result.state === 'queued') count('queued');
  for (const { status } of result.rows) count(status);
  return true;
}

const feeds = await openPushed();
const next = await createVisitors(database);
const server = await startServer({ kind: 'keeping', databaseUrl: url, recordings: {} });
const dataDir = mkdtempSync(path.join(tmpdir(), 'visavis-push-'));
const worker = fork(path.resolve(import.meta.dirname, '../../src/server/main.ts'), ['worker'], {
  env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, SEED_DEMO: '0' },
  execArgv: [],
  stdio: 'ignore',
});
const [backend] = await database.rows<{ pid: number }>('select pg_backend_pid() as pid');
const postgres = createPostgresMeter(backend?.pid ?? 0);
const residentMegabytes = () =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${worker.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Seconds of processor time so far of web, worker and PostgreSQL. */
const spent = async () => [
  (await server.processorTime()) / 1_000_000,
  (readProcess(worker.pid ?? 0)?.ticks ?? 0) / ticksPerSecond,
  (postgres() ?? Number.NaN) / 1_000_000,
];
try {
  const pages = requestPages(server.port, next);
  const measurePages = (milliseconds: number) =>
    measurePaced(pages, Number(values.rate), delay(milliseconds));
  await measurePages(10_000);
  console.log(`| | requests | median, ms | 95 % | 99 % | most | failed |`);
  console.log('|---|--:|--:|--:|--:|--:|--:|');
  console.log(describeTimes('pages, nothing else happens', await measurePages(20_000)));
  const seconds = Number(values.seconds);
  const [before, figures, megabytes] = [await spent(), await readPushFigures(database), residentMegabytes()];
  const pushing = measurePaced(
    () => push(server.port, feeds),
    Number(values.rows) / perCall,
    delay(seconds * 1_000),
  );
  console.log(describeTimes('pages, offers are pushed', await measurePages(seconds * 1_000)));
  console.log(describeTimes('pushes', await pushing));
  const after = await readPushFigures(database);
  const [web = 0, merging = 0, queries = 0] = (await spent()).map((now, i) => now - (before[i] ?? 0));
  console.log(`\nrows: ${[...statuses].map(([what, n]) => `${n} ${what}`).join(', ')}`);
  console.log(
    `${after.version - figures.version} catalogue versions, ${after.points - figures.points} price points, ${after.waiting} pushes still waiting`,
  );
  console.log(
    `processor, s: web ${web.toFixed(1)}, worker ${merging.toFixed(1)}, PostgreSQL ${queries.toFixed(1)}`,
  );
  console.log(`worker: ${megabytes.toFixed(0)} MB before, ${residentMegabytes().toFixed(0)} MB after`);
} finally {
  worker.kill();
  server.stop();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
