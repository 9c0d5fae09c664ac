// How long pages take that visitors ask for: while nothing else happens, and while an import runs. Responses are kept.
//   DATABASE_URL=… node bench/import-latency.ts --data FOLDER [--seconds 20] [--rate 20] [--worker]
// The database holds the folder's feeds already; prices of 15 % of their articles are changed and imported.
// --rate: requests a second. --worker: beside a worker, whose jobs follow each change. Tells the processor time as well.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDatabase } from '../src/server/platform/database/database.ts';
import { changeFeeds } from './change-feeds.ts';
import { describeTimes, measurePaced, requestPages } from './http/paced.ts';
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

const database = createDatabase({
  url,
  applicationName: 'visavis bench',
  max: 1,
  onIdleError: () => undefined,
});
const next = await createVisitors(database);
const server = await startServer({ kind: 'keeping', databaseUrl: url, recordings: {} });
const pages = requestPages(server.port, next);
const measure = (until: Promise<unknown>) => measurePaced(pages, perSecond, until);
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
  await measure(delay(10_000));
  console.log(`| pages, ${perSecond} requests/s | requests | median, ms | 95 % | 99 % | most | failed |`);
  console.log('|---|--:|--:|--:|--:|--:|--:|');
  const idle = await measure(delay(Number(values.seconds) * 1_000));
  console.log(describeTimes('nothing else happens', idle));
  const [webBefore, workerBefore, startedAt] = [await webSeconds(), workerSeconds(), performance.now()];
  const [backend] = await database.rows<{ pid: number }>('select pg_backend_pid() as pid');
  const importing = importFolder(changed, backend?.pid);
  const busy = await measure(importing);
  const { processor, postgres } = await importing;
  console.log(describeTimes('during an import', busy));
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
