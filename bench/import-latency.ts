// How long pages take at 20 requests a second: while nothing else happens, and while an import runs.
//   DATABASE_URL=… node bench/import-latency.ts --data FOLDER [--seconds 20]
// The database holds the folder's feeds already; prices of 15 % of their articles are changed and imported.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDatabase } from '../src/server/platform/database/database.ts';
import { changeFeeds } from './change-feeds.ts';
import { request } from './http/load.ts';
import { startServer } from './http/processes.ts';
import { listTargets } from './http/targets.ts';
import { importFolder } from './import-folder.ts';

const perSecond = 20;
const changedShare = 0.15;

const { values } = parseArgs({
  options: { data: { type: 'string' }, seconds: { type: 'string', default: '20' } },
});
const folder = values.data ?? process.env.VISAVIS_DATA;
const url = process.env.DATABASE_URL;
if (!folder || !url) {
  console.error(
    'import-latency: not measured; give the folder that was imported (--data FOLDER) and DATABASE_URL',
  );
  process.exit(1);
}

/** Sends requests at their times, whatever the answers take, until `until` resolves; milliseconds of each. */
async function measure(port: number, paths: readonly string[], until: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const times: number[] = [];
  const running: Promise<void>[] = [];
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const startedAt = performance.now();
  for (let sent = 0; !isOver; sent++) {
    await delay(Math.max(0, startedAt + (sent * 1_000) / perSecond - performance.now()));
    const sentAt = performance.now();
    const path = paths[sent % paths.length] ?? '/';
    const answer = request({ agent, port, path, encoding: 'br' });
    running.push(
      answer.then(({ status }) => {
        if (status !== 200) throw new Error(`an answer was ${status}`);
        times.push(performance.now() - sentAt);
      }),
    );
  }
  await Promise.all(running);
  agent.destroy();
  return times.sort((a, b) => a - b);
}

function describe(name: string, times: readonly number[]): string {
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);
  return `| ${[name, times.length, at(0.5), at(0.95), at(0.99), (times.at(-1) ?? Number.NaN).toFixed(0)].join(' | ')} |`;
}

const database = createDatabase({
  url,
  applicationName: 'visavis bench',
  max: 1,
  onIdleError: () => undefined,
});
const targets = (await listTargets(database)).filter(({ isPage }) => isPage);
await database.close();
// One of each kind in turn.
const paths = Array.from({ length: 400 }, (_, i) => {
  const { paths: own } = targets[i % targets.length] as (typeof targets)[number];
  return own[Math.floor(i / targets.length) % own.length] as string;
});
const server = await startServer({ kind: 'application', databaseUrl: url, recordings: {} });
const changed = mkdtempSync(join(tmpdir(), 'visavis-changed-'));
try {
  await changeFeeds(folder, changed, changedShare);
  await measure(server.port, paths, delay(5_000));
  console.log('| pages, 20 requests/s | requests | median, ms | 95 % | 99 % | most |');
  console.log('|---|--:|--:|--:|--:|--:|');
  const idle = await measure(server.port, paths, delay(Number(values.seconds) * 1_000));
  console.log(describe('nothing else happens', idle));
  const busy = await measure(server.port, paths, importFolder(changed));
  console.log(describe('during an import', busy));
} finally {
  server.stop();
  rmSync(changed, { recursive: true });
}
