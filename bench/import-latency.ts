// How long pages take that visitors ask for: while nothing else happens, and while an import runs. Responses are kept.
//   DATABASE_URL=… node bench/import-latency.ts --data FOLDER [--seconds 20] [--rate 20] [--worker]
// The database holds the folder's feeds already; prices of 15 % of their articles are changed and imported.
// --rate: requests a second. --worker: beside a worker, whose jobs follow each change. Tells the processor time as well.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDatabase } from '../src/server/platform/database/database.ts';
import { changeFeeds } from './change-feeds.ts';
import { request } from './http/load.ts';
import { readProcess, startServer, ticksPerSecond } from './http/processes.ts';
import { createVisitors } from './http/visitors.ts';
import { importFolder } from './import-folder.ts';

const changedShare = 0.15;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '20' },
    worker: { type: 'boolean', default: false },
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

/** Milliseconds of each request, shortest first, and how many were not answered with 200. */
type Measured = { times: number[]; failures: number };

/** Sends requests at their times, whatever the responses take, until `until` resolves. */
async function measure(port: number, next: () => string, until: Promise<unknown>): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const times: number[] = [];
  const running: Promise<void>[] = [];
  let failures = 0;
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const startedAt = performance.now();
  for (let sent = 0; !isOver; sent++) {
    await delay(Math.max(0, startedAt + (sent * 1_000) / perSecond - performance.now()));
    const sentAt = performance.now();
    const response = request({ agent, port, path: next(), encoding: 'br' });
    running.push(
      response
        .then(
          ({ status }) => status === 200,
          () => false,
        )
        .then((isAnswered) => {
          if (!isAnswered) failures++;
          times.push(performance.now() - sentAt);
        }),
    );
  }
  await Promise.all(running);
  agent.destroy();
  return { times: times.sort((a, b) => a - b), failures };
}

function describe(name: string, { times, failures }: Measured): string {
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);
  return `| ${[name, times.length, at(0.5), at(0.95), at(0.99), (times.at(-1) ?? Number.NaN).toFixed(0), failures].join(' | ')} |`;
}

const database = createDatabase({
  url,
  applicationName: 'visavis bench',
  max: 1,
  onIdleError: () => undefined,
});
const next = await createVisitors(database);
const server = await startServer({ kind: 'keeping', databaseUrl: url, recordings: {} });
const changed = mkdtempSync(path.join(tmpdir(), 'visavis-changed-'));
const main = path.resolve(import.meta.dirname, '../src/server/main.ts');
const worker = values.worker
  ? fork(main, ['worker'], {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: changed, SEED_DEMO: '0' },
      execArgv: [],
      stdio: 'ignore',
    })
  : undefined;
const webSeconds = async () => (await server.processorTime()) / 1_000_000;
const workerSeconds = () => (readProcess(worker?.pid ?? 0)?.ticks ?? 0) / ticksPerSecond;
try {
  await changeFeeds(folder, changed, changedShare);
  await measure(server.port, next, delay(10_000));
  console.log(`| pages, ${perSecond} requests/s | requests | median, ms | 95 % | 99 % | most | failed |`);
  console.log('|---|--:|--:|--:|--:|--:|--:|');
  const idle = await measure(server.port, next, delay(Number(values.seconds) * 1_000));
  console.log(describe('nothing else happens', idle));
  const [webBefore, workerBefore, startedAt] = [await webSeconds(), workerSeconds(), performance.now()];
  const [backend] = await database.rows<{ pid: number }>('select pg_backend_pid() as pid');
  const importing = importFolder(changed, backend?.pid);
  const busy = await measure(server.port, next, importing);
  const { processor, postgres } = await importing;
  console.log(describe('during an import', busy));
  const took = (performance.now() - startedAt) / 1_000;
  const spent = [took, processor, postgres, (await webSeconds()) - webBefore, workerSeconds() - workerBefore];
  console.log('\n| import, s | processor: import, s | PostgreSQL, s | web, s | worker, s |');
  console.log('|--:|--:|--:|--:|--:|');
  console.log(`| ${spent.map((seconds) => seconds.toFixed(1)).join(' | ')} |`);
} finally {
  worker?.kill();
  server.stop();
  await database.close();
  rmSync(changed, { recursive: true });
}
