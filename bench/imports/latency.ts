// How long pages take that visitors ask for: while nothing else happens, and while an import runs. Responses are kept.
//   DATABASE_URL=… node bench/imports/latency.ts --data FOLDER [--seconds 20] [--rate 20] [--worker] [--flood] [--minutes 10]
// The database holds the folder's feeds already; prices of 15 % of their articles are changed, imported while nobody asks,
// and changed back beside visitors. Tells how long both imports took, and the processor time.
// --rate: requests a second. --worker: beside a worker, whose jobs follow each change. --flood: 8 connections ask as fast
// as they can instead. --minutes: for so long one import follows the other; tells the memory of the web process.
// --warm: seconds in which 8 connections fill the cache first.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { describeTimes, type Measured, measureFlood, measurePaced, requestPages } from '../http/paced.ts';
import { readProcess, startServer, ticksPerSecond } from '../http/processes.ts';
import { readCounts } from '../http/response-counts.ts';
import { createVisitors } from '../http/visitors.ts';
import { connectBenchDatabase } from '../open-database.ts';
import { changeFeeds } from './change-feeds.ts';
import { importFolder } from './folder.ts';

const changedShare = 0.15;
const connections = 8;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '20' },
    warm: { type: 'string', default: '30' },
    worker: { type: 'boolean', default: false },
    flood: { type: 'boolean', default: false },
    minutes: { type: 'string' },
  },
});
const perSecond = Number(values.rate);
const folder = values.data ?? process.env.VISAVIS_DATA;
const url = process.env.DATABASE_URL;
if (!folder || !url) {
  console.error(
    'import-latency: not measured; give the folder that was imported (--data FOLDER) and DATABASE_URL',
  );
  process.exit(1);
}

const database = connectBenchDatabase(url);
const next = await createVisitors(database);
const server = await startServer({ kind: 'keeping', databaseUrl: url, recordings: {}, isCounted: true });
const pages = requestPages(server.port, next);
const flood = (until: Promise<unknown>) => measureFlood(pages, connections, until);
const visit = (until: Promise<unknown>) =>
  values.flood ? flood(until) : measurePaced(pages, perSecond, until);
const changed = mkdtempSync(path.join(tmpdir(), 'visavis-changed-'));
const main = path.resolve(import.meta.dirname, '../../src/server/main.ts');
const worker = values.worker
  ? fork(main, ['worker'], {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: changed, SEED_DEMO: '0' },
      execArgv: [],
      stdio: 'ignore',
      detached: true,
    })
  : undefined;
const webSeconds = async () => (await server.processorTime()) / 1_000_000;
const workerSeconds = () => (readProcess(worker?.pid ?? 0)?.ticks ?? 0) / ticksPerSecond;

/** A line of the table, with the requests a second and the share that was sent from the cache at once. */
async function describe(name: string, visited: () => Promise<Measured>): Promise<void> {
  const [before, startedAt] = [await readCounts(server.port), performance.now()];
  const measured = await visited();
  const seconds = (performance.now() - startedAt) / 1_000;
  const after = await readCounts(server.port);
  const requests = measured.times.length;
  const sent = after.kept + after.lagging - before.kept - before.lagging;
  const shares = [after.lagging - before.lagging, sent].map(
    (count) => `${((100 * count) / requests).toFixed(1)} %`,
  );
  const cells = [(requests / seconds).toFixed(0), ...shares.toReversed(), String(after.made - before.made)];
  console.log(`${describeTimes(name, measured)} ${cells.join(' | ')} |`);
}

/** Imports a folder; tells what it took. */
async function importAndTell(
  name: string,
  feeds: string,
  beside?: (until: Promise<unknown>) => Promise<void>,
) {
  const [backend] = await database.rows<{ pid: number }>('select pg_backend_pid() as pid');
  const [webBefore, workerBefore, startedAt] = [await webSeconds(), workerSeconds(), performance.now()];
  const importing = importFolder(feeds, backend?.pid).then((measure) => ({
    ...measure,
    took: (performance.now() - startedAt) / 1_000,
  }));
  await beside?.(importing);
  const { took, processor, postgres } = await importing;
  const spent = [took, processor, postgres, (await webSeconds()) - webBefore, workerSeconds() - workerBefore];
  return `| ${[name, ...spent.map((seconds) => seconds.toFixed(1))].join(' | ')} |`;
}

async function compare(feeds: string): Promise<void> {
  const asking = values.flood ? `${connections} connections` : `${perSecond} requests/s`;
  const heads = [`pages, ${asking}`, 'requests', 'median, ms', '95 %', '99 %', 'most', 'failed'];
  const own = ['requests/s', 'from the cache', 'as before the change', 'made'];
  console.log(`| ${[...heads, ...own].join(' | ')} |`);
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
  await describe('nothing else happens', () => visit(delay(Number(values.seconds) * 1_000)));
  const alone = await importAndTell('alone', changed);
  // What it has left to do, as the index, is not the next one's.
  await delay(15_000);
  const beside = await importAndTell('beside', feeds, (until) =>
    describe('during an import', () => visit(until)),
  );
  console.log('\n| import | s | processor: import, s | PostgreSQL, s | web, s | worker, s |');
  console.log(`|---|--:|--:|--:|--:|--:|\n${alone}\n${beside}`);
}

async function endure(feeds: string, minutes: number): Promise<void> {
  console.log('| minute | imports | web process, MB |\n|--:|--:|--:|');
  const endsAt = performance.now() + minutes * 60_000;
  let imports = 0;
  async function importOn(): Promise<void> {
    while (performance.now() < endsAt) {
      await importFolder(imports % 2 === 0 ? changed : feeds);
      imports++;
    }
  }
  const importing = importOn();
  const timer = setInterval(async () => {
    const minute = (minutes - (endsAt - performance.now()) / 60_000).toFixed(0);
    console.log(`| ${minute} | ${imports} | ${((await server.residentBytes()) / 1_000_000).toFixed(0)} |`);
  }, 60_000);
  const measured = await visit(importing);
  clearInterval(timer);
  console.log(`\n${describeTimes('all the time', measured)}`);
  // The database is left as it was.
  if (imports % 2 === 1) await importFolder(feeds);
}

try {
  await changeFeeds(folder, changed, changedShare);
  await flood(delay(Number(values.warm) * 1_000));
  if (values.minutes === undefined) await compare(folder);
  else await endure(folder, Number(values.minutes));
} finally {
  worker?.kill();
  server.stop();
  await database.close();
  rmSync(changed, { recursive: true });
}
